import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import WallByCodeQueryNode, { type WallByCodeQuery } from "../../../../__generated__/WallByCodeQuery.graphql";
import { useRouteQuery } from "../../relay/routeQuery";
import { PageMeta } from "../../ui/PageMeta";
import { RaceNotFound } from "../Race/RaceNotFound";
import { RaceWall } from "./RaceWall";

/** The race that the address names. Who looks makes no difference. */
export function WallByCode() {
  const { t } = useLingui();
  const { race } = usePreloadedQuery<WallByCodeQuery>(
    graphql`
      query WallByCodeQuery($code: RaceCode!) @throwOnFieldError @preloadable {
        race(code: $code) {
          code
          ...RaceWall_race
          ...RaceWall_text
        }
      }
    `,
    useRouteQuery<WallByCodeQuery>(WallByCodeQueryNode),
  );
  if (!race) return <RaceNotFound />;
  const { code } = race;
  return (
    <>
      <PageMeta title={t`Race ${code}, big screen`} isUnlisted />
      <RaceWall raceRef={race} textRef={race} />
    </>
  );
}

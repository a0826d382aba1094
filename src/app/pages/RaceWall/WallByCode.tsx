import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import { useParams } from "react-router-dom";
import WallByCodeQueryNode, { type WallByCodeQuery } from "../../../../__generated__/WallByCodeQuery.graphql";
import { useRouteQuery } from "../../relay/routeQuery";
import { parseRaceCode } from "../../../contract/codes";
import { usePageStatus } from "../../rendering/usePageStatus";
import { PageMeta } from "../../ui/PageMeta";
import { RaceNotFound } from "../Race/RaceNotFound";
import { useStoppedRaceOf } from "../Race/useStoppedRace";
import { RaceWall } from "./RaceWall";
import { StoppedWall } from "./StoppedWall";

/** The race that the address names. Who looks makes no difference. */
export function WallByCode() {
  const { t } = useLingui();
  const { race, stoppedRace } = usePreloadedQuery<WallByCodeQuery>(
    graphql`
      query WallByCodeQuery($code: RaceCode!) @throwOnFieldError @preloadable {
        race(code: $code) {
          code
          ...RaceWall_race
          ...RaceWall_text
        }
        stoppedRace(code: $code) {
          ...useStoppedRace_race
        }
      }
    `,
    useRouteQuery<WallByCodeQuery>(WallByCodeQueryNode),
  );
  const asked = parseRaceCode(useParams()["code"] ?? "");
  const stopped = useStoppedRaceOf(stoppedRace);
  usePageStatus(!race && stopped ? 410 : null);
  if (!race)
    return asked === null || stopped === null || stopped.phase === "CANCELLED" ? (
      <RaceNotFound />
    ) : (
      <StoppedWall code={asked} initial={stopped} />
    );
  const { code } = race;
  return (
    <>
      <PageMeta
        title={t`Race ${code}, big screen`}
        description={t`A live race for the projector: everybody’s progress, and the podium.`}
        isUnlisted
      />
      <RaceWall raceRef={race} textRef={race} />
    </>
  );
}

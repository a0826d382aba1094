import { useLoaderData, useParams } from "react-router-dom";
import { RaceNotFound } from "../../features/race/RaceNotFound";
import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import RaceWallPageQueryNode, { type RaceWallPageQuery } from "../../../../__generated__/RaceWallPageQuery.graphql";
import { useRouteQuery } from "../../relay/routeQuery";
import { parseRaceCode } from "../../../contract/codes";
import { usePageStatus } from "../../rendering/usePageStatus";
import { PageMeta } from "../../ui/PageMeta";
import { useStoppedRaceOf } from "../../features/race/useStoppedRace";
import { RaceWall, StoppedWall } from "./RaceWall";

/** A race for the big screen in a room. */
export function RaceWallPage() {
  const { code = "" } = useParams();
  const isCode = useLoaderData<unknown>() !== null;
  return isCode ? <WallByCode key={code} /> : <RaceNotFound />;
}

/** The race with the code in the address. It looks the same for every viewer. */
function WallByCode() {
  const { t } = useLingui();
  const { race, stoppedRace } = usePreloadedQuery<RaceWallPageQuery>(
    graphql`
      query RaceWallPageQuery($code: RaceCode!) @throwOnFieldError @preloadable {
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
    useRouteQuery<RaceWallPageQuery>(RaceWallPageQueryNode),
  );
  const requestedCode = parseRaceCode(useParams()["code"] ?? "");
  const stopped = useStoppedRaceOf(stoppedRace);
  usePageStatus(!race && stopped ? 410 : null);
  if (!race)
    return requestedCode === null || stopped === null || stopped.phase === "CANCELLED" ? (
      <RaceNotFound />
    ) : (
      <StoppedWall code={requestedCode} initial={stopped} />
    );
  const { code } = race;
  return (
    <>
      <PageMeta
        title={t`Race ${code}, big screen`}
        description={t`A live race for the projector: everyone's progress and the podium.`}
        isUnlisted
      />
      <RaceWall raceRef={race} textRef={race} />
    </>
  );
}

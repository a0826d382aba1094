import { useLoaderData, useParams } from "react-router-dom";
import { RaceNotFound } from "../../features/race/RaceNotFound";
import { graphql, usePreloadedQuery } from "react-relay";
import RacePageQueryNode, { type RacePageQuery } from "../../../../__generated__/RacePageQuery.graphql";
import { useRouteQuery } from "../../relay/routeQuery";
import { LostRace } from "./StoppedRace";
import { RaceMeta } from "./RaceBrief";
import { RaceView } from "./RaceView";
import { useStoppedRaceOf } from "../../features/race/useStoppedRace";

/** A race, from lobby to podium. */
export function RacePage() {
  const { code = "" } = useParams();
  const isCode = useLoaderData<unknown>() !== null;
  return isCode ? <RaceByCode key={code} /> : <RaceNotFound />;
}

/** The race with the code in the address. */
function RaceByCode() {
  const { viewer, raceRights, race, stoppedRace } = usePreloadedQuery<RacePageQuery>(
    graphql`
      query RacePageQuery($code: RaceCode!) @throwOnFieldError @preloadable {
        viewer {
          id
        }
        raceRights(code: $code) {
          mayConduct
          mayJoin
        }
        race(code: $code) {
          ...RaceBrief_meta
          ...RaceView_race
          ...RaceView_text
        }
        stoppedRace(code: $code) {
          ...useStoppedRace_race
        }
      }
    `,
    useRouteQuery<RacePageQuery>(RacePageQueryNode),
  );
  const stopped = useStoppedRaceOf(stoppedRace);
  if (!race) return <LostRace userId={viewer?.id ?? null} stopped={stopped} />;
  return (
    <>
      <RaceMeta raceRef={race} />
      <RaceView
        raceRef={race}
        textRef={race}
        viewerId={viewer?.id ?? null}
        rights={{ mayConduct: raceRights.mayConduct, mayJoin: raceRights.mayJoin }}
      />
    </>
  );
}

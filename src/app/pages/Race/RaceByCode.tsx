import { graphql, usePreloadedQuery } from "react-relay";
import RaceByCodeQueryNode, { type RaceByCodeQuery } from "../../../../__generated__/RaceByCodeQuery.graphql";
import { useRouteQuery } from "../../relay/routeQuery";
import { LostRace } from "./LostRace";
import { RaceMeta } from "./RaceMeta";
import { RaceView } from "./RaceView";
import { useStoppedRaceOf } from "./useStoppedRace";

/** The race that the address names, for whoever looks. */
export function RaceByCode() {
  const { viewer, raceRights, race, stoppedRace } = usePreloadedQuery<RaceByCodeQuery>(
    graphql`
      query RaceByCodeQuery($code: RaceCode!) @throwOnFieldError @preloadable {
        viewer {
          id
        }
        raceRights(code: $code) {
          mayConduct
          mayJoin
        }
        race(code: $code) {
          ...RaceMeta_race
          ...RaceView_race
          ...RaceView_text
        }
        stoppedRace(code: $code) {
          ...useStoppedRace_race
        }
      }
    `,
    useRouteQuery<RaceByCodeQuery>(RaceByCodeQueryNode),
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

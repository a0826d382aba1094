import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useCancelRaceMutation } from "../../../../../__generated__/useCancelRaceMutation.graphql";
import type { RaceCode } from "../../../../contract/scalars";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { type RaceAnswer, readRaceAnswer } from "../readRaceAnswer";

/** Calls the race off before it runs. For the host. */
export function useCancelRace(): readonly [(code: RaceCode) => Promise<RaceAnswer>, boolean] {
  const [run, isInFlight] = useMutationPromise<useCancelRaceMutation>(graphql`
    mutation useCancelRaceMutation($code: RaceCode!) {
      cancelRace(code: $code) {
        __typename
        ... on RaceSuccess {
          race {
            code
            ...RaceView_race
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  const cancelRace = useCallback((code: RaceCode) => readRaceAnswer(run({ code }).then((answer) => answer.cancelRace)), [run]);
  return [cancelRace, isInFlight];
}

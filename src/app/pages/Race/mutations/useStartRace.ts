import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useStartRaceMutation } from "../../../../../__generated__/useStartRaceMutation.graphql";
import type { RaceCode } from "../../../../contract/scalars";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { type RaceAnswer, readRaceAnswer } from "../readRaceAnswer";

/** Starts the countdown. For the host. */
export function useStartRace(): readonly [(code: RaceCode) => Promise<RaceAnswer>, boolean] {
  const [run, isInFlight] = useMutationPromise<useStartRaceMutation>(graphql`
    mutation useStartRaceMutation($code: RaceCode!) {
      startRace(code: $code) {
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
  const startRace = useCallback((code: RaceCode) => readRaceAnswer(run({ code }).then((answer) => answer.startRace)), [run]);
  return [startRace, isInFlight];
}

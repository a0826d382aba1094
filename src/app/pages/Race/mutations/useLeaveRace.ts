import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useLeaveRaceMutation } from "../../../../../__generated__/useLeaveRaceMutation.graphql";
import type { RaceCode } from "../../../../contract/scalars";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { type RaceAnswer, readRaceAnswer } from "../readRaceAnswer";

/** Gives the seat up. */
export function useLeaveRace(): readonly [(code: RaceCode) => Promise<RaceAnswer>, boolean] {
  const [run, isInFlight] = useMutationPromise<useLeaveRaceMutation>(graphql`
    mutation useLeaveRaceMutation($code: RaceCode!) {
      leaveRace(code: $code) {
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
  const leaveRace = useCallback((code: RaceCode) => readRaceAnswer(run({ code }).then((answer) => answer.leaveRace)), [run]);
  return [leaveRace, isInFlight];
}

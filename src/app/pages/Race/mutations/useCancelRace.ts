import { graphql } from "react-relay";
import type { useCancelRaceMutation } from "../../../../../__generated__/useCancelRaceMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { useReadMutation } from "../../../relay/useReadMutation";
import { readRaceAnswer } from "../readRaceAnswer";

/** Calls the race off before it runs. For the host. */
export function useCancelRace() {
  const mutation = useMutationPromise<useCancelRaceMutation>(graphql`
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
  return useReadMutation(mutation, "cancelRace", readRaceAnswer);
}

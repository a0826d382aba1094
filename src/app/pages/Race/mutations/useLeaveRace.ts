import { graphql } from "react-relay";
import type { useLeaveRaceMutation } from "../../../../../__generated__/useLeaveRaceMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { useReadMutation } from "../../../relay/useReadMutation";
import { readRaceAnswer } from "../readRaceAnswer";

/** Gives the seat up. */
export function useLeaveRace() {
  const mutation = useMutationPromise<useLeaveRaceMutation>(graphql`
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
  return useReadMutation(mutation, "leaveRace", readRaceAnswer);
}

import { graphql } from "react-relay";
import type { useStartRaceMutation } from "../../../../../__generated__/useStartRaceMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { useReadMutation } from "../../../relay/useReadMutation";
import { readRaceAnswer } from "../readRaceAnswer";

/** Starts the countdown. For the host. */
export function useStartRace() {
  const mutation = useMutationPromise<useStartRaceMutation>(graphql`
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
  return useReadMutation(mutation, "startRace", readRaceAnswer);
}

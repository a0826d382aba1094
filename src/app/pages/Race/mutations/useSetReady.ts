import { graphql } from "react-relay";
import type { useSetReadyMutation } from "../../../../../__generated__/useSetReadyMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { useReadMutation } from "../../../relay/useReadMutation";
import { readRaceAnswer } from "../readRaceAnswer";

/** Says in the lobby whether one is ready. */
export function useSetReady() {
  const mutation = useMutationPromise<useSetReadyMutation>(graphql`
    mutation useSetReadyMutation($code: RaceCode!, $ready: Boolean!) {
      setReady(code: $code, ready: $ready) {
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
  return useReadMutation(mutation, "setReady", readRaceAnswer);
}

import { graphql } from "react-relay";
import type { useRematchMutation } from "../../../../../__generated__/useRematchMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { useReadMutation } from "../../../relay/useReadMutation";
import { readRaceAnswer } from "../readRaceAnswer";

/** Asks for the race that follows with the same seats; the answer carries its code. */
export function useRematch() {
  const mutation = useMutationPromise<useRematchMutation>(graphql`
    mutation useRematchMutation($code: RaceCode!) {
      rematch(code: $code) {
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
  return useReadMutation(mutation, "rematch", readRaceAnswer);
}

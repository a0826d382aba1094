import { graphql } from "react-relay";
import type { useKickRacerMutation } from "../../../../../__generated__/useKickRacerMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { useReadMutation } from "../../../relay/useReadMutation";
import { readRaceAnswer } from "../readRaceAnswer";

/** Takes somebody's seat away for good; `userId` is Racer.userId. For the host. */
export function useKickRacer() {
  const mutation = useMutationPromise<useKickRacerMutation>(graphql`
    mutation useKickRacerMutation($code: RaceCode!, $userId: ID!) {
      kickRacer(code: $code, userId: $userId) {
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
  return useReadMutation(mutation, "kickRacer", readRaceAnswer);
}

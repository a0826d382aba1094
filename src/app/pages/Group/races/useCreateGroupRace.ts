import { graphql } from "react-relay";
import type { useCreateGroupRaceMutation } from "../../../../../__generated__/useCreateGroupRaceMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { useReadMutation } from "../../../relay/useReadMutation";
import { readRaceAnswer } from "../../../features/race/raceMutations";

/** Opens a race for a whole group. For its coaches. */
export function useCreateGroupRace() {
  const mutation = useMutationPromise<useCreateGroupRaceMutation>(graphql`
    mutation useCreateGroupRaceMutation($groupId: ID!, $input: CreateGroupRaceInput!) {
      createGroupRace(groupId: $groupId, input: $input) {
        __typename
        ... on RaceSuccess {
          race {
            code
          }
        }
        ... on Error {
          code
        }
        ... on InvalidInputError {
          issues {
            code
          }
        }
      }
    }
  `);
  return useReadMutation(mutation, "createGroupRace", readRaceAnswer);
}

import { graphql } from "react-relay";
import type { useCreateRaceMutation } from "../../../../__generated__/useCreateRaceMutation.graphql";
import { useAccountMutation } from "../../relay/useAccountMutation";
import { useReadMutation } from "../../relay/useReadMutation";
import { readRaceAnswer } from "../Race/readRaceAnswer";

/** Makes a race with the viewer as its host. Who has no account becomes a guest first. */
export function useCreateRace() {
  const mutation = useAccountMutation<useCreateRaceMutation>(graphql`
    mutation useCreateRaceMutation($input: CreateRaceInput!) {
      createRace(input: $input) {
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
  return useReadMutation(mutation, "createRace", readRaceAnswer);
}

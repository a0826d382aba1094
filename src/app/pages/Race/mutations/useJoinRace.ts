import { graphql } from "react-relay";
import type { useJoinRaceMutation } from "../../../../../__generated__/useJoinRaceMutation.graphql";
import { useAccountMutation } from "../../../relay/useAccountMutation";
import { useReadMutation } from "../../../relay/useReadMutation";
import { readRaceAnswer } from "../readRaceAnswer";

/** Takes a seat in a lobby. Who has no account becomes a guest first. */
export function useJoinRace() {
  const mutation = useAccountMutation<useJoinRaceMutation>(graphql`
    mutation useJoinRaceMutation($code: RaceCode!) {
      joinRace(code: $code) {
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
  return useReadMutation(mutation, "joinRace", readRaceAnswer);
}

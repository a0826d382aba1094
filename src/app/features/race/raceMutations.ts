import { graphql } from "react-relay";
import type { raceMutationsCreateForGroupMutation } from "../../../../__generated__/raceMutationsCreateForGroupMutation.graphql";
import type { raceMutationsJoinMutation } from "../../../../__generated__/raceMutationsJoinMutation.graphql";
import type { raceMutationsStartMutation } from "../../../../__generated__/raceMutationsStartMutation.graphql";
import type { RaceCode } from "../../../contract/scalars";
import { useResultMutation } from "../../relay/useResultMutation";

/** The code of the race in a mutation's response. */
export function raceCode({
  race,
}: {
  readonly race?: { readonly code: RaceCode | null | undefined } | null | undefined;
}) {
  return race?.code;
}

/** Takes a seat in a lobby. Visitors without an account become a guest first. */
export function useJoinRace() {
  return useResultMutation<raceMutationsJoinMutation, RaceCode>(
    graphql`
      mutation raceMutationsJoinMutation($code: RaceCode!) {
        joinRace(code: $code) {
          __typename
          ... on RaceSuccess {
            race {
              code
              ...RacePage_race
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    raceCode,
    { needsAccount: true },
  );
}

/** Starts the countdown. For the host. */
export function useStartRace() {
  return useResultMutation<raceMutationsStartMutation, RaceCode>(
    graphql`
      mutation raceMutationsStartMutation($code: RaceCode!) {
        startRace(code: $code) {
          __typename
          ... on RaceSuccess {
            race {
              code
              ...RacePage_race
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    raceCode,
  );
}

/** Opens a race for a whole group. For its coaches. */
export function useCreateGroupRace() {
  return useResultMutation<raceMutationsCreateForGroupMutation, RaceCode>(
    graphql`
      mutation raceMutationsCreateForGroupMutation($groupId: ID!, $input: CreateGroupRaceInput!) {
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
    `,
    raceCode,
  );
}

import { graphql } from "react-relay";
import type { heatMutationsFinalMutation } from "../../../../__generated__/heatMutationsFinalMutation.graphql";
import type { heatMutationsStartMutation } from "../../../../__generated__/heatMutationsStartMutation.graphql";
import { useResultMutation } from "../../relay/useResultMutation";

/** Puts the members of a group in heats. For its coaches. */
export function useStartHeats() {
  return useResultMutation<heatMutationsStartMutation, string>(
    graphql`
      mutation heatMutationsStartMutation($input: StartHeatsInput!) {
        startHeats(input: $input) {
          __typename
          ... on RaceHeatsSuccess {
            races {
              id
              ...GroupRaces_races
            }
          }
          ... on Error {
            code
          }
          ... on InvalidInputError {
            issues {
              path
              code
            }
          }
        }
      }
    `,
    ({ races }) => races?.id,
  );
}

/** Opens the final of heats. For the group's coaches. */
export function useStartFinal() {
  return useResultMutation<heatMutationsFinalMutation, string>(
    graphql`
      mutation heatMutationsFinalMutation($heatsId: ID!) {
        startFinal(heatsId: $heatsId) {
          __typename
          ... on RaceHeatsSuccess {
            races {
              id
              ...GroupRaces_races
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
    ({ races }) => races?.id,
  );
}

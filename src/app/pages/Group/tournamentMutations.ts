import { graphql } from "react-relay";
import type { tournamentMutationsDeleteMutation } from "../../../../__generated__/tournamentMutationsDeleteMutation.graphql";
import type { tournamentMutationsEndMutation } from "../../../../__generated__/tournamentMutationsEndMutation.graphql";
import type { tournamentMutationsStartMutation } from "../../../../__generated__/tournamentMutationsStartMutation.graphql";
import { useResultMutation } from "../../relay/useResultMutation";

/** Starts a tournament of a group. For its coaches. */
export function useStartTournament() {
  return useResultMutation<tournamentMutationsStartMutation, string>(
    graphql`
      mutation tournamentMutationsStartMutation($input: StartTournamentInput!) {
        startTournament(input: $input) {
          __typename
          ... on TournamentSuccess {
            tournaments {
              id
              ...GroupTournament_tournaments
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
    ({ tournaments }) => tournaments?.id,
  );
}

/** Ends a tournament early. For the group's coaches. */
export function useEndTournament() {
  return useResultMutation<tournamentMutationsEndMutation, string>(
    graphql`
      mutation tournamentMutationsEndMutation($tournamentId: ID!) {
        endTournament(tournamentId: $tournamentId) {
          __typename
          ... on TournamentSuccess {
            tournaments {
              id
              ...GroupTournament_tournaments
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ tournaments }) => tournaments?.id,
  );
}

/** Deletes a tournament; its results stay. For the group's coaches. */
export function useDeleteTournament() {
  return useResultMutation<tournamentMutationsDeleteMutation, string>(
    graphql`
      mutation tournamentMutationsDeleteMutation($groupId: ID!, $tournamentId: ID!) {
        deleteTournament(groupId: $groupId, tournamentId: $tournamentId) {
          __typename
          ... on TournamentSuccess {
            tournaments {
              id
              ...GroupTournament_tournaments
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ tournaments }) => tournaments?.id,
  );
}

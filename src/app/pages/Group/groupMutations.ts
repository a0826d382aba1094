import { graphql } from "react-relay";
import type { groupMutationsStartFinalMutation } from "../../../../__generated__/groupMutationsStartFinalMutation.graphql";
import type { groupMutationsStartHeatsMutation } from "../../../../__generated__/groupMutationsStartHeatsMutation.graphql";
import type { groupMutationsDeleteTournamentMutation } from "../../../../__generated__/groupMutationsDeleteTournamentMutation.graphql";
import type { groupMutationsEndTournamentMutation } from "../../../../__generated__/groupMutationsEndTournamentMutation.graphql";
import type { groupMutationsStartTournamentMutation } from "../../../../__generated__/groupMutationsStartTournamentMutation.graphql";
import { useResultMutation } from "../../relay/useResultMutation";

/** Puts the members of a group in heats. For its coaches. */
export function useStartHeats() {
  return useResultMutation<groupMutationsStartHeatsMutation, string>(
    graphql`
      mutation groupMutationsStartHeatsMutation($input: StartHeatsInput!) {
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
  return useResultMutation<groupMutationsStartFinalMutation, string>(
    graphql`
      mutation groupMutationsStartFinalMutation($heatsId: ID!) {
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

/** Starts a tournament of a group. For its coaches. */
export function useStartTournament() {
  return useResultMutation<groupMutationsStartTournamentMutation, string>(
    graphql`
      mutation groupMutationsStartTournamentMutation($input: StartTournamentInput!) {
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
  return useResultMutation<groupMutationsEndTournamentMutation, string>(
    graphql`
      mutation groupMutationsEndTournamentMutation($tournamentId: ID!) {
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
  return useResultMutation<groupMutationsDeleteTournamentMutation, string>(
    graphql`
      mutation groupMutationsDeleteTournamentMutation($groupId: ID!, $tournamentId: ID!) {
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

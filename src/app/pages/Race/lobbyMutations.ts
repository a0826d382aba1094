import { graphql } from "react-relay";
import type { lobbyMutationsReadyMutation } from "../../../../__generated__/lobbyMutationsReadyMutation.graphql";
import type { lobbyMutationsKickMutation } from "../../../../__generated__/lobbyMutationsKickMutation.graphql";
import type { lobbyMutationsTeamMutation } from "../../../../__generated__/lobbyMutationsTeamMutation.graphql";
import type { lobbyMutationsLeaveMutation } from "../../../../__generated__/lobbyMutationsLeaveMutation.graphql";
import type { lobbyMutationsCancelMutation } from "../../../../__generated__/lobbyMutationsCancelMutation.graphql";
import type { lobbyMutationsRematchMutation } from "../../../../__generated__/lobbyMutationsRematchMutation.graphql";
import type { RaceCode } from "../../../contract/scalars";
import { raceCode } from "../../features/race/raceMutations";
import { useResultMutation } from "../../relay/useResultMutation";

/** Sets whether a racer is ready in the lobby, with an optimistic update of the button and the list. */
export function useSetReady(code: RaceCode, racerId: string | null) {
  const [run, isInFlight] = useResultMutation<lobbyMutationsReadyMutation, RaceCode>(
    graphql`
      mutation lobbyMutationsReadyMutation($code: RaceCode!, $ready: Boolean!) {
        setReady(code: $code, ready: $ready) {
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
  const setReady = (ready: boolean) =>
    run(
      { code, ready },
      {
        optimisticUpdater: (store) => {
          if (racerId !== null) store.get(racerId)?.setValue(ready ? "READY" : "SEATED", "phase");
        },
      },
    );
  return [setReady, isInFlight] as const;
}

/** Removes a racer permanently; `userId` is Racer.userId. For the host. */
export function useKickRacer() {
  return useResultMutation<lobbyMutationsKickMutation, RaceCode>(
    graphql`
      mutation lobbyMutationsKickMutation($code: RaceCode!, $userId: ID!) {
        kickRacer(code: $code, userId: $userId) {
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

/** Puts a racer in a team; null: their team is drawn. `userId` is Racer.userId. For the host. */
export function useSetTeam() {
  return useResultMutation<lobbyMutationsTeamMutation, RaceCode>(
    graphql`
      mutation lobbyMutationsTeamMutation($code: RaceCode!, $userId: ID!, $team: Int) {
        setRacerTeam(code: $code, userId: $userId, team: $team) {
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

/** Gives up the viewer's seat. */
export function useLeaveRace() {
  return useResultMutation<lobbyMutationsLeaveMutation, RaceCode>(
    graphql`
      mutation lobbyMutationsLeaveMutation($code: RaceCode!) {
        leaveRace(code: $code) {
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

/** Cancels the race before it runs. For the host. */
export function useCancelRace() {
  return useResultMutation<lobbyMutationsCancelMutation, RaceCode>(
    graphql`
      mutation lobbyMutationsCancelMutation($code: RaceCode!) {
        cancelRace(code: $code) {
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

/** Requests the rematch with the same seats, and resolves to its code. */
export function useRematch() {
  return useResultMutation<lobbyMutationsRematchMutation, RaceCode>(
    graphql`
      mutation lobbyMutationsRematchMutation($code: RaceCode!) {
        rematch(code: $code) {
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

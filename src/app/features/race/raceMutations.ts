import { graphql } from "react-relay";
import type { raceMutationsCancelRaceMutation } from "../../../../__generated__/raceMutationsCancelRaceMutation.graphql";
import { useMutationPromise } from "../../relay/useMutationPromise";
import { useReadMutation } from "../../relay/useReadMutation";
import type { raceMutationsJoinRaceMutation } from "../../../../__generated__/raceMutationsJoinRaceMutation.graphql";
import { useAccountMutation } from "../../relay/useAccountMutation";
import type { raceMutationsKickRacerMutation } from "../../../../__generated__/raceMutationsKickRacerMutation.graphql";
import type { raceMutationsLeaveRaceMutation } from "../../../../__generated__/raceMutationsLeaveRaceMutation.graphql";
import type { raceMutationsRematchMutation } from "../../../../__generated__/raceMutationsRematchMutation.graphql";
import type { raceMutationsSetReadyMutation } from "../../../../__generated__/raceMutationsSetReadyMutation.graphql";
import type { raceMutationsStartRaceMutation } from "../../../../__generated__/raceMutationsStartRaceMutation.graphql";
import { type ErrorCode, isErrorCode, readErrorCode } from "../../../contract/errorCodes";
import type { RaceCode } from "../../../contract/scalars";

/** Calls the race off before it runs. For the host. */
export function useCancelRace() {
  const mutation = useMutationPromise<raceMutationsCancelRaceMutation>(graphql`
    mutation raceMutationsCancelRaceMutation($code: RaceCode!) {
      cancelRace(code: $code) {
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
  return useReadMutation(mutation, "cancelRace", readRaceAnswer);
}

/** Takes a seat in a lobby. Who has no account becomes a guest first. */
export function useJoinRace() {
  const mutation = useAccountMutation<raceMutationsJoinRaceMutation>(graphql`
    mutation raceMutationsJoinRaceMutation($code: RaceCode!) {
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

/** Takes somebody's seat away for good; `userId` is Racer.userId. For the host. */
export function useKickRacer() {
  const mutation = useMutationPromise<raceMutationsKickRacerMutation>(graphql`
    mutation raceMutationsKickRacerMutation($code: RaceCode!, $userId: ID!) {
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

/** Gives the seat up. */
export function useLeaveRace() {
  const mutation = useMutationPromise<raceMutationsLeaveRaceMutation>(graphql`
    mutation raceMutationsLeaveRaceMutation($code: RaceCode!) {
      leaveRace(code: $code) {
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
  return useReadMutation(mutation, "leaveRace", readRaceAnswer);
}

/** Asks for the race that follows with the same seats; the answer carries its code. */
export function useRematch() {
  const mutation = useMutationPromise<raceMutationsRematchMutation>(graphql`
    mutation raceMutationsRematchMutation($code: RaceCode!) {
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

/** Says in the lobby whether one is ready. */
export function useSetReady() {
  const mutation = useMutationPromise<raceMutationsSetReadyMutation>(graphql`
    mutation raceMutationsSetReadyMutation($code: RaceCode!, $ready: Boolean!) {
      setReady(code: $code, ready: $ready) {
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
  return useReadMutation(mutation, "setReady", readRaceAnswer);
}

/** Starts the countdown. For the host. */
export function useStartRace() {
  const mutation = useMutationPromise<raceMutationsStartRaceMutation>(graphql`
    mutation raceMutationsStartRaceMutation($code: RaceCode!) {
      startRace(code: $code) {
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
  return useReadMutation(mutation, "startRace", readRaceAnswer);
}

/** What came of asking something of a race: the code of the race that it led to, or why not. */
export type RaceAnswer =
  | { readonly ok: true; readonly code: RaceCode }
  | { readonly ok: false; readonly error: ErrorCode };

type Payload = {
  readonly __typename: string;
  readonly code?: string | null | undefined;
  /** Of invalid input: what is wrong with which field. */
  readonly issues?: readonly ({ readonly code: string | null | undefined } | null | undefined)[] | null | undefined;
  readonly race?: { readonly code: RaceCode | null | undefined } | null | undefined;
};

/** Reads any payload of a race's mutations. Never rejects: no answer is a code too. */
export async function readRaceAnswer(asked: Promise<Payload | null | undefined>): Promise<RaceAnswer> {
  try {
    const payload = await asked;
    const code = payload?.race?.code;
    if (code != null) return { ok: true, code };
    const refused = payload?.issues?.[0]?.code ?? payload?.code;
    return { ok: false, error: isErrorCode(refused) ? refused : "INTERNAL" };
  } catch (error) {
    return { ok: false, error: readErrorCode(error) };
  }
}

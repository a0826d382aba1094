import { graphql } from "react-relay";
import type { raceMutationsCreateForGroupMutation } from "../../../../__generated__/raceMutationsCreateForGroupMutation.graphql";
import type { raceMutationsJoinMutation } from "../../../../__generated__/raceMutationsJoinMutation.graphql";
import type { raceMutationsStartMutation } from "../../../../__generated__/raceMutationsStartMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { isErrorCode, readErrorCode } from "../../../contract/readErrorCode";
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

/** The result of a race mutation: the code of the race in its response, or why it failed. */
type RaceAnswer = { readonly ok: true; readonly code: RaceCode } | { readonly ok: false; readonly error: ErrorCode };

type Payload = {
  readonly __typename: string;
  readonly code?: string | null | undefined;
  /** From invalid input: what is wrong with which field. */
  readonly issues?: readonly ({ readonly code: string | null | undefined } | null | undefined)[] | null | undefined;
  readonly race?: { readonly code: RaceCode | null | undefined } | null | undefined;
};

/** Reads any payload of a race mutation. Never rejects: a missing response has a code too. */
export async function readRaceAnswer(response: Promise<Payload | null | undefined>): Promise<RaceAnswer> {
  try {
    const payload = await response;
    const code = payload?.race?.code;
    if (code != null) return { ok: true, code };
    const refused = payload?.issues?.[0]?.code ?? payload?.code;
    return { ok: false, error: isErrorCode(refused) ? refused : "INTERNAL" };
  } catch (error) {
    return { ok: false, error: readErrorCode(error) };
  }
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

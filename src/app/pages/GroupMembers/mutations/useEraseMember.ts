import { graphql } from "react-relay";
import type { useEraseMemberMutation } from "../../../../../__generated__/useEraseMemberMutation.graphql";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { readGone } from "./readGone";

/**
 * Deletes the account of a member and takes it off the lists. Gives the code of a refusal, or null when it is done.
 * Rejects when no answer came.
 */
export function useEraseMember(connections: readonly string[]) {
  const [run, isInFlight] = useMutationPromise<useEraseMemberMutation>(graphql`
    mutation useEraseMemberMutation($memberId: ID!, $connections: [ID!]!) {
      eraseMember(memberId: $memberId) {
        __typename
        ... on MembersGone {
          # eslint-disable-next-line relay/unused-fields -- Read by @deleteEdge.
          removedMemberIds @deleteEdge(connections: $connections)
          group {
            # eslint-disable-next-line relay/unused-fields -- Refreshes the number wherever it is on screen.
            memberCount
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  const ask = async (memberId: string): Promise<ErrorCode | null> =>
    readGone((await run({ memberId, connections: [...connections] })).eraseMember);
  return [ask, isInFlight] as const;
}

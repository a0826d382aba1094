import { graphql } from "react-relay";
import type { useMoveMembersMutation } from "../../../../../__generated__/useMoveMembersMutation.graphql";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { readGone } from "./readGone";

/**
 * Moves people to another group, off the lists of this one. Gives the code of a refusal, or null when it is done.
 * Rejects when no answer came.
 */
export function useMoveMembers(connections: readonly string[]) {
  const [run, isInFlight] = useMutationPromise<useMoveMembersMutation>(graphql`
    mutation useMoveMembersMutation($memberIds: [ID!]!, $toGroupId: ID!, $connections: [ID!]!) {
      moveMembers(memberIds: $memberIds, toGroupId: $toGroupId) {
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
  const ask = async (memberIds: readonly string[], toGroupId: string): Promise<ErrorCode | null> =>
    readGone((await run({ memberIds: [...memberIds], toGroupId, connections: [...connections] })).moveMembers);
  return [ask, isInFlight] as const;
}

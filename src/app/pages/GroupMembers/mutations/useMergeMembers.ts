import { graphql } from "react-relay";
import type { useMergeMembersMutation } from "../../../../../__generated__/useMergeMembersMutation.graphql";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { readGone } from "./readGone";

/** Makes two accounts one; the first ends and leaves the lists. Gives the code of a refusal, or null when it is done. Rejects when no answer came. */
export function useMergeMembers(connections: readonly string[]) {
  const [run, isInFlight] = useMutationPromise<useMergeMembersMutation>(graphql`
    mutation useMergeMembersMutation($fromMemberId: ID!, $intoMemberId: ID!, $connections: [ID!]!) {
      mergeMembers(fromMemberId: $fromMemberId, intoMemberId: $intoMemberId) {
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
  const ask = async (fromMemberId: string, intoMemberId: string): Promise<ErrorCode | null> => readGone((await run({ fromMemberId, intoMemberId, connections: [...connections] })).mergeMembers);
  return [ask, isInFlight] as const;
}

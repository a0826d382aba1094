import { graphql } from "react-relay";
import type { useRemoveMembersMutation } from "../../../../../__generated__/useRemoveMembersMutation.graphql";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { readGone } from "./readGone";

/**
 * Takes people out of their group and off the lists. Gives the code of a refusal, or null when it is done. Rejects when
 * no answer came.
 */
export function useRemoveMembers(connections: readonly string[]) {
  const [run, isInFlight] = useMutationPromise<useRemoveMembersMutation>(graphql`
    mutation useRemoveMembersMutation($memberIds: [ID!]!, $connections: [ID!]!) {
      removeMembers(memberIds: $memberIds) {
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
  const ask = async (memberIds: readonly string[]): Promise<ErrorCode | null> =>
    readGone((await run({ memberIds: [...memberIds], connections: [...connections] })).removeMembers);
  return [ask, isInFlight] as const;
}

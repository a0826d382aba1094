import { graphql } from "react-relay";
import type { useMergeMembersMutation } from "../../../../../__generated__/useMergeMembersMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { type FormOutcome, outcomeOfRefusal } from "../../../ui/form/useForm";

type Merge = {
  readonly fromMemberId: string;
  readonly intoMemberId: string;
  /** Name of the account that ends, as it was typed. */
  readonly confirmation: string;
};

/** Makes two accounts one; the first ends and leaves the lists. Rejects when no answer came. */
export function useMergeMembers(connections: readonly string[]) {
  const [run, isInFlight] = useMutationPromise<useMergeMembersMutation>(graphql`
    mutation useMergeMembersMutation(
      $fromMemberId: ID!
      $intoMemberId: ID!
      $confirmation: String!
      $connections: [ID!]!
    ) {
      mergeMembers(fromMemberId: $fromMemberId, intoMemberId: $intoMemberId, confirmation: $confirmation) {
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
        ... on InvalidInputError {
          issues {
            path
            code
          }
        }
      }
    }
  `);
  const ask = async (merge: Merge): Promise<FormOutcome> => {
    const { mergeMembers: answer } = await run({ ...merge, connections: [...connections] });
    return answer?.__typename === "MembersGone" ? { kind: "done" } : outcomeOfRefusal(answer);
  };
  return [ask, isInFlight] as const;
}

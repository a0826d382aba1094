import { graphql } from "react-relay";
import type { useRenameMemberMutation } from "../../../../../__generated__/useRenameMemberMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { type FormOutcome, outcomeOfRefusal } from "../../../ui/form/useForm";

/** Gives a member another display name, everywhere it is shown. Rejects when no answer came. */
export function useRenameMember() {
  const [run] = useMutationPromise<useRenameMemberMutation>(graphql`
    mutation useRenameMemberMutation($memberId: ID!, $displayName: String!) {
      renameMember(memberId: $memberId, displayName: $displayName) {
        __typename
        ... on RenameMemberSuccess {
          member {
            user {
              # eslint-disable-next-line relay/unused-fields -- Refreshes the name wherever it is on screen.
              displayName
            }
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
  return async (memberId: string, displayName: string): Promise<FormOutcome> => {
    const { renameMember: answer } = await run({ memberId, displayName });
    return answer?.__typename === "RenameMemberSuccess" ? { kind: "done" } : outcomeOfRefusal(answer);
  };
}

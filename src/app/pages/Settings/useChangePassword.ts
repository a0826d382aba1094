import { graphql } from "react-relay";
import type { useChangePasswordMutation } from "../../../../__generated__/useChangePasswordMutation.graphql";
import { useMutationPromise } from "../../relay/useMutationPromise";
import { type FormOutcome, outcomeOfRefusal } from "../../ui/form/useForm";

/**
 * Changes the viewer's password; the list of sessions comes back with it, as it ends all others. Rejects when no answer
 * came.
 */
export function useChangePassword() {
  const [run] = useMutationPromise<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        __typename
        ... on ChangePasswordSuccess {
          user {
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes the list, which stands beside the form.
            ...SessionList_viewer
          }
        }
        ... on RateLimitedError {
          retryAfterSeconds
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
  return async (passwords: { readonly current: string; readonly next: string }): Promise<FormOutcome> => {
    const { changePassword: answer } = await run({ input: passwords });
    return answer?.__typename === "ChangePasswordSuccess" ? { kind: "done" } : outcomeOfRefusal(answer);
  };
}

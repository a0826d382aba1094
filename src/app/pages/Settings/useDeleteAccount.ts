import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { useDeleteAccountMutation } from "../../../../__generated__/useDeleteAccountMutation.graphql";
import { clearToken } from "../../relay/sessionToken";
import { useMutationPromise } from "../../relay/useMutationPromise";
import { type FormOutcome, outcomeOfRefusal } from "../../ui/form/useForm";
import { announce } from "../../ui/notices";

/** Deletes the viewer's account; this browser forgets it, and what it kept of it. Rejects when no answer came. */
export function useDeleteAccount() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [run] = useMutationPromise<useDeleteAccountMutation>(graphql`
    mutation useDeleteAccountMutation($password: String!) {
      deleteMyAccount(password: $password) {
        __typename
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
  return async (password: string): Promise<FormOutcome> => {
    const { deleteMyAccount: answer } = await run({ password });
    if (answer?.__typename !== "DeleteMyAccountSuccess") return outcomeOfRefusal(answer);
    await navigate("/");
    clearToken();
    import("../../platform/offline/textCache")
      .then(({ clearCachedTexts }) => clearCachedTexts())
      .catch(() => undefined);
    announce(t`Your account is deleted.`);
    return { kind: "done" };
  };
}

import { graphql } from "react-relay";
import type { passwordMutationsUseSetPasswordMutation } from "../../../../__generated__/passwordMutationsUseSetPasswordMutation.graphql";
import type { passwordMutationsUseUnlinkSchoolAccountMutation } from "../../../../__generated__/passwordMutationsUseUnlinkSchoolAccountMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { toFormOutcome, useResultMutation } from "../../relay/useResultMutation";
import type { FormOutcome } from "../../ui/form/useForm";

/** Gives the viewer's account its first password. That ends all other sessions, so their list comes back with it. */
export function useSetPassword() {
  const [run] = useResultMutation<passwordMutationsUseSetPasswordMutation, true>(
    graphql`
      mutation passwordMutationsUseSetPasswordMutation($input: SetPasswordInput!) {
        setPassword(input: $input) {
          __typename
          ... on SetPasswordSuccess {
            user {
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes the list beside the form.
              ...SessionList_viewer
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- The form asks for it from now on.
              ...AccountSettings_passwordViewer
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
    `,
    () => true,
  );
  return async (password: string): Promise<FormOutcome> => toFormOutcome(await run({ input: { password } }));
}

/** Ends the link of a school account. Gives the error code, or null when it is done. */
export function useUnlinkSchoolAccount() {
  const [run, isInFlight] = useResultMutation<passwordMutationsUseUnlinkSchoolAccountMutation, true>(
    graphql`
      mutation passwordMutationsUseUnlinkSchoolAccountMutation($id: ID!) {
        unlinkExternalAccount(id: $id) {
          __typename
          ... on UnlinkExternalAccountSuccess {
            user {
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes the list.
              ...SchoolAccounts_viewer
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    () => true,
  );
  const unlink = async (id: string): Promise<ErrorCode | null> => {
    const result = await run({ id });
    return result.ok ? null : result.error;
  };
  return [unlink, isInFlight] as const;
}

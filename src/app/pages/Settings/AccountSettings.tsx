import { useLingui } from "@lingui/react/macro";
import { changePasswordRules, setPasswordRules } from "../../../contract/accountRules";
import { Card } from "../../ui/Card";
import { checkRules, useForm, type FormOutcome, Form } from "../../ui/form/Form";
import { announce, Notice } from "../../ui/Notice";
import { PasswordField } from "../../ui/TextField";
import styles from "./ProfileSettings.module.css";
import { InPageLink } from "../../ui/InPageLink";
import { useChangePassword, useDeleteAccount } from "./settingsMutations";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AccountSettings_passwordViewer$key } from "../../../../__generated__/AccountSettings_passwordViewer.graphql";
import type { AccountSettings_viewer$key } from "../../../../__generated__/AccountSettings_viewer.graphql";
import { Button, LinkButton } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { object, string } from "yup";
import type { ErrorCode } from "../../../contract/errorCodes";
import type { AccountSettingsUseSetPasswordMutation } from "../../../../__generated__/AccountSettingsUseSetPasswordMutation.graphql";
import type { AccountSettingsUseUnlinkSchoolAccountMutation } from "../../../../__generated__/AccountSettingsUseUnlinkSchoolAccountMutation.graphql";
import { toFormOutcome, useResultMutation } from "../../relay/useResultMutation";

/** Changes the password, or sets the first one of an account that was made with a school account. */
export function PasswordSettings({ viewerRef }: { readonly viewerRef: AccountSettings_passwordViewer$key }) {
  const { hasPassword, username } = useFragment(
    graphql`
      fragment AccountSettings_passwordViewer on User @throwOnFieldError {
        hasPassword
        username
      }
    `,
    viewerRef,
  );
  return hasPassword === false ? <SetPassword username={username ?? ""} /> : <ChangePassword />;
}

/** All other sessions end. */
function ChangePassword() {
  const { t } = useLingui();
  const changePassword = useChangePassword();
  const { field, ...form } = useForm({
    initial: { current: "", next: "" },
    isEmptiedWhenDone: true,
    check: (values) => checkRules(changePasswordRules, values),
    send: async (values) => {
      const outcome = await changePassword(values);
      if (outcome.kind === "done") announce(t`Your password was changed. Your other devices were signed out.`);
      return outcome;
    },
  });

  return (
    <Card id="password" title={t`Password`} lead={t`If you change it, your other devices will be signed out.`}>
      <div className={styles["name"]}>
        <Form {...form} action={t`Change password`} actionUnderWay={t`Changing`}>
          <PasswordField {...field("current")} label={t`Current password`} autoComplete="current-password" required />
          <PasswordField
            {...field("next")}
            label={t`New password`}
            hint={t`At least 8 characters. A few words are easy to remember.`}
            autoComplete="new-password"
            required
          />
        </Form>
      </div>
    </Card>
  );
}

/** The first password, to sign in without the school account as well. */
function SetPassword({ username }: { readonly username: string }) {
  const { t } = useLingui();
  const setPassword = useSetPassword();
  const { field, ...form } = useForm({
    initial: { password: "" },
    check: (values) => checkRules(setPasswordRules, values),
    send: async ({ password }) => {
      const outcome = await setPassword(password);
      if (outcome.kind === "done") announce(t`Your password was set. Your other devices were signed out.`);
      return outcome;
    },
  });
  return (
    <Card
      id="password"
      title={t`Password`}
      lead={t`You sign in with your school account. If you set a password, you can also sign in as ${username}.`}
    >
      <div className={styles["name"]}>
        <Form {...form} action={t`Set password`} actionUnderWay={t`Saving`}>
          <PasswordField
            {...field("password")}
            label={t`New password`}
            hint={t`At least 8 characters. A few words are easy to remember.`}
            autoComplete="new-password"
            required
          />
        </Form>
      </div>
    </Card>
  );
}

/** Deletes the account. A user who is the only owner of a group with other members sees that first. */
export function DeleteAccount({ viewerRef }: { readonly viewerRef: AccountSettings_viewer$key }) {
  const { t } = useLingui();
  const { groupsToHandOver, hasPassword } = useFragment(
    graphql`
      fragment AccountSettings_viewer on User @throwOnFieldError {
        groupsToHandOver
        hasPassword
      }
    `,
    viewerRef,
  );
  const [isOpen, setIsOpen] = useState(false);
  const names = groupsToHandOver ?? [];
  const list = names.join(", ");
  return (
    <Card
      id="delete"
      title={t`Delete your account`}
      lead={t`This also deletes your results, exams, certificates and texts. Download them first to keep a copy.`}
    >
      {names.length > 0 ? (
        <Notice
          text={t`You're the only owner of: ${list}. To delete your account, first make someone else the owner or delete the group.`}
        >
          <LinkButton to="/groups">{t`Your groups`}</LinkButton>
        </Notice>
      ) : hasPassword === false ? (
        <Notice text={t`To delete your account, set a password first. You'll use it to confirm it's you.`}>
          <InPageLink to="password">{t`Set password`}</InPageLink>
        </Notice>
      ) : (
        <div>
          <Button look="danger" onClick={() => setIsOpen(true)}>
            {t`Delete my account`}
          </Button>
        </div>
      )}
      <Dialog title={t`Delete your account`} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <DeleteAccountForm />
      </Dialog>
    </Card>
  );
}

const required: ErrorCode = "REQUIRED";
const rules = object({ password: string().required(required) });

/** The form to delete the account, with the password. */
function DeleteAccountForm() {
  const { t } = useLingui();
  const deleteAccount = useDeleteAccount();
  const { field, ...form } = useForm({
    initial: { password: "" },
    check: (values) => checkRules(rules, values),
    send: ({ password }) => deleteAccount(password),
  });
  return (
    <>
      <p>{t`This can't be undone. Enter your password to confirm.`}</p>
      <Form {...form} action={t`Delete for good`} actionUnderWay={t`Deleting`}>
        <PasswordField {...field("password")} label={t`Your password`} autoComplete="current-password" required />
      </Form>
    </>
  );
}

/** Gives the viewer's account its first password. That ends all other sessions, so their list comes back with it. */
function useSetPassword() {
  const [run] = useResultMutation<AccountSettingsUseSetPasswordMutation, true>(
    graphql`
      mutation AccountSettingsUseSetPasswordMutation($input: SetPasswordInput!) {
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
  const [run, isInFlight] = useResultMutation<AccountSettingsUseUnlinkSchoolAccountMutation, true>(
    graphql`
      mutation AccountSettingsUseUnlinkSchoolAccountMutation($id: ID!) {
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

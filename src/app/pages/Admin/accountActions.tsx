import { useLingui } from "@lingui/react/macro";
import { object, string } from "yup";
import { auditReasonRules, renameUserRules } from "../../../contract/accountRules";
import type { ErrorCode } from "../../../contract/errorCodes";
import { toFormOutcome, useResultMutation } from "../../relay/useResultMutation";
import { Dialog } from "../../ui/Dialog";
import { Form, checkRules, useForm } from "../../ui/form/Form";
import { announce } from "../../ui/Notice";
import { TextField } from "../../ui/TextField";
import styles from "./AdminPage.module.css";
import { graphql } from "react-relay";
import type { accountActionsEraseMutation } from "../../../../__generated__/accountActionsEraseMutation.graphql";
import type { accountActionsLockMutation } from "../../../../__generated__/accountActionsLockMutation.graphql";
import type { accountActionsRenameMutation } from "../../../../__generated__/accountActionsRenameMutation.graphql";
import type { accountActionsSignOutMutation } from "../../../../__generated__/accountActionsSignOutMutation.graphql";
import type { accountActionsUnlockMutation } from "../../../../__generated__/accountActionsUnlockMutation.graphql";

/** An account in the list. */
export type ListedAccount = { readonly id: string; readonly displayName: string; readonly username: string };

type Props = { readonly account: ListedAccount; readonly onClose: () => void };

/** Gives a user another display name, with the reason for the audit log. */
export function RenameUserDialog({ account: { id, displayName }, onClose }: Props) {
  const { t } = useLingui();
  const [rename] = useRenameUser();
  const { field, ...form } = useForm({
    initial: { displayName, reason: "" },
    check: (values) => checkRules(renameUserRules, values),
    send: async (values) => {
      const result = await rename({ input: { userId: id, ...values } });
      if (result.ok) {
        announce(t`${displayName} was renamed.`);
        onClose();
      }
      return toFormOutcome(result);
    },
  });
  return (
    <Dialog title={t`Rename ${displayName}`} isOpen onClose={onClose}>
      <Form {...form} action={t`Rename`} actionUnderWay={t`Renaming`}>
        <TextField {...field("displayName")} label={t`New name`} autoComplete="off" required />
        <TextField {...field("reason")} label={t`Reason`} hint={t`For the audit log.`} autoComplete="off" required />
      </Form>
    </Dialog>
  );
}

/** Locks an account after a confirmation. */
export function LockDialog({ account: { id, displayName }, onClose }: Props) {
  const { t } = useLingui();
  const [lock] = useLockAccount();
  const { field, ...form } = useForm({
    initial: { reason: "" },
    check: (values) => checkRules(auditReasonRules, values),
    send: async ({ reason }) => {
      const result = await lock({ input: { userId: id, reason } });
      if (result.ok) {
        announce(t`${displayName}'s account is locked.`);
        onClose();
      }
      return toFormOutcome(result);
    },
  });
  return (
    <Dialog title={t`Lock ${displayName}'s account`} isOpen onClose={onClose}>
      <div className={styles["dialog"]}>
        <p>{t`They'll be signed out everywhere and can't sign in until an admin unlocks the account. Nothing will be deleted.`}</p>
        <Form {...form} action={t`Lock account`} actionUnderWay={t`Locking`}>
          <TextField
            {...field("reason")}
            label={t`Reason (optional)`}
            hint={t`For the audit log.`}
            autoComplete="off"
          />
        </Form>
      </div>
    </Dialog>
  );
}

const required: ErrorCode = "REQUIRED";
const eraseRules = auditReasonRules.concat(object({ username: string().trim().required(required) }));

type EraseProps = Props & { readonly connections: readonly string[] };

/** Deletes an account for good, once its username was typed. */
export function EraseAccountDialog({ account: { id, displayName, username }, connections, onClose }: EraseProps) {
  const { t } = useLingui();
  const [erase] = useEraseAccount();
  const { field, ...form } = useForm({
    initial: { username: "", reason: "" },
    check: (values) => checkRules(eraseRules, values),
    send: async (values) => {
      const result = await erase({ input: { userId: id, ...values }, connections });
      if (result.ok) {
        announce(t`${displayName}'s account was deleted.`);
        onClose();
      }
      return toFormOutcome(result);
    },
  });
  return (
    <Dialog title={t`Delete ${displayName}'s account`} isOpen onClose={onClose}>
      <div className={styles["dialog"]}>
        <p>{t`The account and everything in it will be deleted: results, exams, certificates, texts, and groups with no one else in them. This can't be undone.`}</p>
        <Form {...form} action={t`Delete for good`} actionUnderWay={t`Deleting`}>
          <TextField
            {...field("username")}
            label={t`Type the username to confirm: ${username}`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <TextField
            {...field("reason")}
            label={t`Reason (optional)`}
            hint={t`For the audit log.`}
            autoComplete="off"
          />
        </Form>
      </div>
    </Dialog>
  );
}

/** Gives a user another display name. */
function useRenameUser() {
  return useResultMutation<accountActionsRenameMutation, object>(
    graphql`
      mutation accountActionsRenameMutation($input: RenameUserInput!) {
        renameUser(input: $input) {
          __typename
          ... on AccountSuccess {
            user {
              # eslint-disable-next-line relay/unused-fields -- It becomes the row.
              displayName
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
    ({ user }) => user,
  );
}

/** Locks an account and ends its sessions. */
function useLockAccount() {
  return useResultMutation<accountActionsLockMutation, object>(
    graphql`
      mutation accountActionsLockMutation($input: LockAccountInput!) {
        lockAccount(input: $input) {
          __typename
          ... on AccountSuccess {
            user {
              # eslint-disable-next-line relay/unused-fields -- It becomes the row.
              lockedAt
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
    ({ user }) => user,
  );
}

/** Unlocks an account. */
export function useUnlockAccount() {
  return useResultMutation<accountActionsUnlockMutation, true>(
    graphql`
      mutation accountActionsUnlockMutation($userId: ID!) {
        unlockAccount(userId: $userId) {
          __typename
          ... on AccountSuccess {
            user {
              # eslint-disable-next-line relay/unused-fields -- It becomes the row.
              lockedAt
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
}

/** Ends all sessions of a user. */
export function useSignOutUser() {
  return useResultMutation<accountActionsSignOutMutation, true>(
    graphql`
      mutation accountActionsSignOutMutation($userId: ID!) {
        signOutUser(userId: $userId) {
          __typename
          ... on Error {
            code
          }
        }
      }
    `,
    () => true,
  );
}

/** Deletes an account with all its data. */
function useEraseAccount() {
  return useResultMutation<accountActionsEraseMutation, string>(
    graphql`
      mutation accountActionsEraseMutation($input: EraseAccountInput!, $connections: [ID!]!) {
        eraseAccount(input: $input) {
          __typename
          ... on EraseAccountSuccess {
            erasedId @deleteEdge(connections: $connections)
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
    ({ erasedId }) => erasedId,
  );
}

import { useLingui } from "@lingui/react/macro";
import { object, string } from "yup";
import { auditReasonRules, renameUserRules } from "../../../contract/accountRules";
import type { ErrorCode } from "../../../contract/errorCodes";
import { toFormOutcome } from "../../relay/useResultMutation";
import { Dialog } from "../../ui/Dialog";
import { Form, checkRules, useForm } from "../../ui/form/Form";
import { announce } from "../../ui/Notice";
import { TextField } from "../../ui/TextField";
import { useEraseAccount, useLockAccount, useRenameUser } from "./accountMutations";
import styles from "./AdminPage.module.css";

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
        <p>{t`The account and everything in it will be deleted: results, exams, certificates, texts, and groups that nobody else is in. This can't be undone.`}</p>
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

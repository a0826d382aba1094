import { languageOfLocale, toWireLanguage, withPart } from "../../../contract/languages/languages";
import { useLingui } from "@lingui/react/macro";
import { renameMemberRules } from "../../../contract/accountRules";
import { Dialog } from "../../ui/Dialog";
import { checkRules, useForm, Form } from "../../ui/form/Form";
import { announce } from "../../ui/Notice";
import { TextField } from "../../ui/TextField";
import {
  type ListedMember,
  useRenameMember,
  useResetPassPhrases,
  useMoveMembers,
  useRemoveMembers,
  chunk,
} from "./memberMutations";
import { toFormOutcome, type MutationResult } from "../../relay/useResultMutation";
import { plural } from "@lingui/core/macro";
import { useRef, useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { limits } from "../../../contract/limits";
import { useLocale } from "../../platform/locale/useLocale";
import { ProgressBar } from "../../ui/primitives";
import { groupAddress } from "../../features/addresses";
import { type CardFacts, storeCards } from "../../features/group/memberCards";
import { Select } from "../../ui/ChoiceFields";
import styles from "./DialogBody.module.css";
import type { ErrorCode } from "../../../contract/errorCodes";
import { Button, type ButtonLook } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";

type Props = { readonly member: ListedMember; readonly onClose: () => void; readonly onDone: () => void };

/** Renames a member. */
export function RenameDialog({ member, onClose, onDone }: Props) {
  const { t } = useLingui();
  const [rename] = useRenameMember();
  const username = member.user.username ?? "";
  const { field, ...form } = useForm({
    initial: { displayName: member.user.displayName },
    check: (values) => checkRules(renameMemberRules, values),
    send: async ({ displayName }) => {
      const result = await rename({ memberId: member.id, displayName });
      if (result.ok) {
        announce(t`The name was changed.`);
        onDone();
      }
      return toFormOutcome(result);
    },
  });
  return (
    <Dialog title={t`Rename`} isOpen onClose={onClose}>
      <Form {...form} action={t`Change name`} actionUnderWay={t`Changing`}>
        <TextField
          {...field("displayName")}
          label={t`Name`}
          hint={t`The username stays ${username}.`}
          autoComplete="off"
          required
        />
      </Form>
    </Dialog>
  );
}

type PassPhraseDialogProps = {
  readonly groupId: string;
  readonly members: readonly ListedMember[];
  /** How many more were selected whose accounts were not made here. */
  readonly leftOut: number;
  readonly onClose: () => void;
};

/**
 * Creates new pass-phrases for members, then shows their cards. If some fail, the others are done and only the rest is
 * retried.
 */
export function PassPhraseDialog({ groupId, members, leftOut, onClose }: PassPhraseDialogProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const [reset] = useResetPassPhrases();
  const made = useRef<readonly CardFacts[]>([]);
  const [part, setPart] = useState(0);
  const action = useDialogAction(
    async () => {
      for (const batch of chunk(members.slice(made.current.length), limits.membersAtOnce)) {
        const result = await reset({
          memberIds: batch.map(({ id }) => id),
          language: toWireLanguage(withPart(languageOfLocale(locale), "passPhraseWords")),
        });
        if (!result.ok) return result;
        made.current = [...made.current, ...result.data];
        storeCards(groupId, made.current);
        setPart(made.current.length / members.length);
      }
      return { ok: true, data: made.current };
    },
    () => void navigate(groupAddress(groupId, "members/cards")),
  );
  return (
    <Dialog title={t`New passwords`} isOpen onClose={onClose}>
      <DialogBody {...action} action={t`Make new passwords`} onClose={onClose}>
        <p>{t`The old passwords and any passkeys stop working, and anyone signed in is signed out. The new passwords are shown once, on cards to print.`}</p>
        <MemberNames members={members} />
        <LeftOut number={leftOut} />
        {part > 0 && <ProgressBar label={t`Passwords created`} part={part} />}
      </DialogBody>
    </Dialog>
  );
}

type MoveDialogProps = {
  readonly members: readonly ListedMember[];
  readonly targets: readonly { readonly id: string; readonly name: string }[];
  readonly connections: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Moves people to another group of the coach. */
export function MoveDialog({ members, targets, connections, onClose, onDone }: MoveDialogProps) {
  const { t } = useLingui();
  const [target, setTarget] = useState(targets[0]?.id ?? "");
  const [move] = useMoveMembers();
  const name = targets.find(({ id }) => id === target)?.name ?? "";
  const action = useDialogAction(
    () => move({ memberIds: members.map(({ id }) => id), toGroupId: target, connections: [...connections] }),
    () => {
      announce(t`They're now in ${name}.`);
      onDone();
    },
  );
  return (
    <Dialog title={t`Move to another group`} isOpen onClose={onClose}>
      <DialogBody {...action} action={t`Move`} onClose={onClose}>
        <p>{t`They leave this group and join the other one. They keep their results.`}</p>
        <MemberNames members={members} />
        <Select
          label={t`Group`}
          options={targets.map((group) => ({ value: group.id, label: group.name }))}
          value={target}
          onChange={setTarget}
        />
      </DialogBody>
    </Dialog>
  );
}

type RemoveDialogProps = {
  readonly groupName: string;
  readonly members: readonly ListedMember[];
  readonly connections: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Removes people from the group, after a confirmation. */
export function RemoveDialog({ groupName, members, connections, onClose, onDone }: RemoveDialogProps) {
  const { t } = useLingui();
  const [remove] = useRemoveMembers();
  const number = members.length;
  const action = useDialogAction(
    () => remove({ memberIds: members.map(({ id }) => id), connections: [...connections] }),
    () => {
      announce(t`${plural(number, { one: "# person is", other: "# people are" })} no longer in the group.`);
      onDone();
    },
  );
  return (
    <Dialog title={t`Remove from ${groupName}`} isOpen onClose={onClose}>
      <DialogBody {...action} look="danger" action={t`Remove`} onClose={onClose}>
        <p>{t`They lose access to the group right away, on all their devices. They keep their accounts and results.`}</p>
        <MemberNames members={members} />
      </DialogBody>
    </Dialog>
  );
}

/** How many of those that were selected have accounts of their own, which coaches cannot change. */
export function LeftOut({ number: leftOut }: { readonly number: number }) {
  const { t } = useLingui();
  if (leftOut === 0) return null;
  return (
    <p>{t`Skipped: ${plural(leftOut, { one: "# person with their own account", other: "# people with their own accounts" })}.`}</p>
  );
}

/** The names of the members concerned. */
export function MemberNames({ members }: { readonly members: readonly ListedMember[] }) {
  return (
    <ul className={styles["names"]}>
      {members.map(({ id, user }) => (
        <li key={id}>{user.displayName}</li>
      ))}
    </ul>
  );
}

type DialogBodyProps = {
  readonly action: string;
  readonly look?: ButtonLook;
  readonly issue: ErrorCode | null;
  readonly isBusy: boolean;
  readonly go: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The content of a dialog: what it will do, an error message, the button to do it, and one to cancel. */
export function DialogBody({ action, look = "primary", issue, isBusy, go, onClose, children }: DialogBodyProps) {
  const { t } = useLingui();
  return (
    <div className={styles["body"]}>
      {children}
      {issue !== null && <ErrorNotice code={issue} onRetry={go} />}
      <div className={styles["buttons"]}>
        <Button look={look} isBusy={isBusy} onClick={go}>
          {action}
        </Button>
        <Button onClick={onClose}>{t`Cancel`}</Button>
      </div>
    </div>
  );
}

/** For a dialog with one action: runs it, shows an error, or continues when it is done. */
export function useDialogAction(act: () => Promise<MutationResult<unknown>>, onDone: () => void) {
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const go = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    const result = await act();
    setIsBusy(false);
    setIssue(result.ok ? null : result.error);
    if (result.ok) onDone();
  };
  return { issue, isBusy, go: () => void go() };
}

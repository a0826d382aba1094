import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useRoleNouns } from "../../features/group/roleWords";
import { useState } from "react";
import { Button } from "../../ui/Button";
import styles from "./GroupMembersPage.module.css";
import {
  MoveDialog,
  PassPhraseDialog,
  RemoveDialog,
  RenameDialog,
  DialogBody,
  MemberNames,
  useDialogAction,
} from "./memberDialogs";
import { type ListedMember, useSetExtraTime, useEraseMember } from "./memberMutations";
import { ConsentDialog } from "./ConsentDialog";
import { MergeDialog } from "./MergeDialog";
import { useLocale } from "../../platform/locale/useLocale";
import { formatPercent } from "../../typing/figures/formatFigure";
import { Select } from "../../ui/ChoiceFields";
import { Dialog } from "../../ui/Dialog";
import { announce } from "../../ui/Notice";
import { HoldingsList } from "./holdings";

type MemberActionsProps = {
  readonly group: { readonly id: string; readonly name: string };
  readonly chosen: readonly ListedMember[];
  readonly connections: readonly string[];
  readonly targets: readonly { readonly id: string; readonly name: string }[];
  readonly onDone: () => void;
};

type Action = "passPhrases" | "extraTime" | "consent" | "rename" | "merge" | "move" | "remove";

/** The actions for the selected members. */
export function MemberActions({ group, chosen, connections, targets, onDone }: MemberActionsProps) {
  const { t } = useLingui();
  const { members } = useRoleNouns();
  const [action, setAction] = useState<Action | null>(null);
  const number = chosen.length;
  const made = chosen.filter(({ isMadeHere }) => isMadeHere);
  const isOnlyMade = made.length === number;
  const close = () => setAction(null);
  const done = () => {
    close();
    onDone();
  };
  const [one, two] = chosen;

  if (number === 0)
    return (
      <p
        className={styles["hint"]}
      >{t`Select ${members} to give them new passwords or extra time in exams, or to rename, merge, move or remove them.`}</p>
    );
  return (
    <section className={styles["bar"]} aria-label={t`Actions for selected ${members}`}>
      <output className={styles["number"]}>{t`${plural(number, { one: "# selected", other: "# selected" })}`}</output>
      {made.length > 0 && <Button onClick={() => setAction("passPhrases")}>{t`New passwords`}</Button>}
      {number === 1 && isOnlyMade && <Button onClick={() => setAction("rename")}>{t`Rename`}</Button>}
      {number === 2 && isOnlyMade && <Button onClick={() => setAction("merge")}>{t`Merge`}</Button>}
      <Button onClick={() => setAction("extraTime")}>{t`Extra time`}</Button>
      {made.length > 0 && <Button onClick={() => setAction("consent")}>{t`Parental consent`}</Button>}
      {targets.length > 0 && <Button onClick={() => setAction("move")}>{t`Move`}</Button>}
      <Button look="danger" onClick={() => setAction("remove")}>
        {t`Remove`}
      </Button>
      {action === "passPhrases" && (
        <PassPhraseDialog groupId={group.id} members={made} leftOut={number - made.length} onClose={close} />
      )}
      {action === "extraTime" && <ExtraTimeDialog members={chosen} onClose={close} onDone={done} />}
      {action === "consent" && (
        <ConsentDialog members={made} leftOut={number - made.length} onClose={close} onDone={done} />
      )}
      {action === "rename" && one && <RenameDialog member={one} onClose={close} onDone={done} />}
      {action === "merge" && one && two && (
        <MergeDialog one={one} two={two} connections={connections} onClose={close} onDone={done} />
      )}
      {action === "move" && (
        <MoveDialog members={chosen} targets={targets} connections={connections} onClose={close} onDone={done} />
      )}
      {action === "remove" && (
        <RemoveDialog groupName={group.name} members={chosen} connections={connections} onClose={close} onDone={done} />
      )}
    </section>
  );
}

type ExtraTimeProps = {
  readonly members: readonly ListedMember[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** What schools give most, in percent. */
const USUAL = [0, 10, 20, 25, 33, 50, 100];

/** Gives members extra time in exams, such as for dyslexia or a motor impairment. */
function ExtraTimeDialog({ members, onClose, onDone }: ExtraTimeProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const nouns = useRoleNouns();
  const current = members[0]?.extraTime ?? 0;
  const [percent, setPercent] = useState(String(current));
  const [set] = useSetExtraTime();
  const action = useDialogAction(
    () => set({ memberIds: members.map(({ id }) => id), extraTime: Number(percent) }),
    () => {
      announce(t`Extra time saved`);
      onDone();
    },
  );
  const options = [...new Set([...USUAL, current])].sort((a, b) => a - b);
  return (
    <Dialog title={t`Extra time in exams`} isOpen onClose={onClose}>
      <DialogBody {...action} action={t`Save`} onClose={onClose}>
        <p>{t`For example, for dyslexia or a motor impairment. It applies to every attempt they start from now on. Speed is calculated over the longer time, and the certificate mentions the extra time.`}</p>
        <p>{t`Other ${nouns.members} of the group can't see this.`}</p>
        <MemberNames members={members} />
        <Select
          label={t`Extra time`}
          options={options.map((each) => ({
            value: String(each),
            label: each === 0 ? t`None` : formatPercent(locale, each, 0),
          }))}
          value={percent}
          onChange={setPercent}
        />
      </DialogBody>
    </Dialog>
  );
}

type Props = {
  /** Null: closed. */ readonly member: ListedMember | null;
  readonly connections: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Deleting a member's account, after a second look. It can be brought back for 30 days. */
export function EraseDialog({ member, onClose, ...rest }: Props) {
  const { t } = useLingui();
  const name = member?.user.displayName ?? "";
  return (
    <Dialog title={t`Delete ${name}'s account`} isOpen={member !== null} onClose={onClose}>
      {member !== null && <EraseBody member={member} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

type EraseBodyProps = {
  readonly member: ListedMember;
  readonly connections: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** What goes with an account, and the button. */
function EraseBody({ member, connections, onClose, onDone }: EraseBodyProps) {
  const { t } = useLingui();
  const [erase] = useEraseMember();
  const name = member.user.displayName;
  const action = useDialogAction(
    () => erase({ memberId: member.id, connections: [...connections] }),
    () => {
      announce(t`${name}'s account was deleted.`);
      onDone();
    },
  );
  return (
    <DialogBody {...action} look="danger" action={t`Delete account`} onClose={onClose}>
      <p>{t`The account and everything in it disappear from every group. For 30 days, you can restore the account from the list “Deleted in the last 30 days” on this page. After that, everything is deleted for good. Export it first to keep a copy.`}</p>
      <HoldingsList memberId={member.id} />
    </DialogBody>
  );
}

import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useRoleNouns } from "../../features/group/roleWords";
import { useState } from "react";
import { Button } from "../../ui/Button";
import { ExtraTimeDialog } from "./ExtraTimeDialog";
import styles from "./GroupMembersPage.module.css";
import { MoveDialog, PassPhraseDialog, RemoveDialog, RenameDialog } from "./memberDialogs";
import type { ListedMember } from "./memberMutations";
import { MergeDialog } from "./MergeDialog";

type MemberActionsProps = {
  readonly group: { readonly id: string; readonly name: string };
  readonly chosen: readonly ListedMember[];
  readonly connections: readonly string[];
  readonly targets: readonly { readonly id: string; readonly name: string }[];
  readonly onDone: () => void;
};

type Action = "passPhrases" | "extraTime" | "rename" | "merge" | "move" | "remove";

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
      {targets.length > 0 && <Button onClick={() => setAction("move")}>{t`Move`}</Button>}
      <Button look="danger" onClick={() => setAction("remove")}>
        {t`Remove`}
      </Button>
      {action === "passPhrases" && (
        <PassPhraseDialog groupId={group.id} members={made} leftOut={number - made.length} onClose={close} />
      )}
      {action === "extraTime" && <ExtraTimeDialog members={chosen} onClose={close} onDone={done} />}
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

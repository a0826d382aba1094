import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Dialog } from "../../../ui/Dialog";
import { announce } from "../../../ui/notices";
import { Select } from "../../../ui/ChoiceFields";
import type { ListedMember } from "../ListedMember";
import { useMoveMembers } from "../mutations/useMoveMembers";
import { DialogBody } from "./DialogBody";
import { MemberNames } from "./MemberNames";
import { useDialogAction } from "./useDialogAction";

type Props = {
  readonly members: readonly ListedMember[];
  readonly targets: readonly { readonly id: string; readonly name: string }[];
  readonly connections: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Moving people to another group of the coach. */
export function MoveDialog({ members, targets, connections, onClose, onDone }: Props) {
  const { t } = useLingui();
  const [target, setTarget] = useState(targets[0]?.id ?? "");
  const [move] = useMoveMembers(connections);
  const name = targets.find(({ id }) => id === target)?.name ?? "";
  const action = useDialogAction(
    () =>
      move(
        members.map(({ id }) => id),
        target,
      ),
    () => {
      announce(t`They are in ${name} now.`);
      onDone();
    },
  );
  return (
    <Dialog title={t`Move to another group`} isOpen onClose={onClose}>
      <DialogBody {...action} action={t`Move`} onClose={onClose}>
        <p>{t`They leave this group and are members of the other one. Their results stay theirs.`}</p>
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

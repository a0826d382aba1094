import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Dialog } from "../../../ui/Dialog";
import { announce } from "../../../ui/notices";
import { SegmentedControl } from "../../../ui/SegmentedControl";
import type { ListedMember } from "../ListedMember";
import { useMergeMembers } from "../mutations/useMergeMembers";
import { DialogBody } from "./DialogBody";
import { HoldingsList } from "./HoldingsList";
import { useDialogAction } from "./useDialogAction";

type Props = { readonly one: ListedMember; readonly two: ListedMember; readonly connections: readonly string[]; readonly onClose: () => void; readonly onDone: () => void };

const labelOf = ({ user }: ListedMember) => `${user.displayName} (${user.username ?? ""})`;

/** Making one of two accounts of the same person. */
export function MergeDialog({ one, two, connections, onClose, onDone }: Props) {
  const { t } = useLingui();
  const [keptId, setKeptId] = useState(two.id);
  const [merge] = useMergeMembers(connections);
  const [from, into] = keptId === two.id ? [one, two] : [two, one];
  const leaving = labelOf(from);
  const staying = labelOf(into);
  const action = useDialogAction(
    () => merge(from.id, into.id),
    () => {
      announce(t`They are one account now.`);
      onDone();
    },
  );
  return (
    <Dialog title={t`Merge two accounts of one person`} isOpen onClose={onClose}>
      <DialogBody {...action} look="danger" action={t`Merge`} onClose={onClose}>
        <SegmentedControl label={t`Which one stays`} options={[one, two].map((member) => ({ value: member.id, label: labelOf(member) }))} value={keptId} onChange={setKeptId} />
        <p>{t`This moves from ${leaving} to ${staying}, and ${leaving} ends. It cannot be undone.`}</p>
        <HoldingsList key={from.id} memberId={from.id} />
      </DialogBody>
    </Dialog>
  );
}

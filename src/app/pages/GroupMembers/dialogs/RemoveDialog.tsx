import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Dialog } from "../../../ui/Dialog";
import { announce } from "../../../ui/notices";
import type { ListedMember } from "../ListedMember";
import { useRemoveMembers } from "../mutations/useRemoveMembers";
import { DialogBody } from "./DialogBody";
import { MemberNames } from "./MemberNames";
import { useDialogAction } from "./useDialogAction";

type Props = {
  readonly groupName: string;
  readonly members: readonly ListedMember[];
  readonly connections: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Taking people out of the group, after a second look. */
export function RemoveDialog({ groupName, members, connections, onClose, onDone }: Props) {
  const { t } = useLingui();
  const [remove] = useRemoveMembers(connections);
  const number = members.length;
  const action = useDialogAction(
    () => remove(members.map(({ id }) => id)),
    () => {
      announce(t`${plural(number, { one: "# person is", other: "# people are" })} no longer in the group.`);
      onDone();
    },
  );
  return (
    <Dialog title={t`Remove from ${groupName}`} isOpen onClose={onClose}>
      <DialogBody {...action} look="danger" action={t`Remove`} onClose={onClose}>
        <p>{t`They lose the group at once, on all their screens. Their accounts and results stay theirs.`}</p>
        <MemberNames members={members} />
      </DialogBody>
    </Dialog>
  );
}

import { useLingui } from "@lingui/react/macro";
import { Dialog } from "../../ui/Dialog";
import { announce } from "../../ui/notices";
import { type ListedMember, useEraseMember } from "./memberMutations";
import { DialogBody, useDialogAction } from "./DialogBody";
import { HoldingsList } from "./holdings";

type Props = {
  /** Null: closed. */ readonly member: ListedMember | null;
  readonly connections: readonly string[];
  readonly onClose: () => void;
};

/** Deletes a member's account permanently, after a confirmation. */
export function EraseDialog({ member, connections, onClose }: Props) {
  const { t } = useLingui();
  const name = member?.user.displayName ?? "";
  return (
    <Dialog title={t`Erase ${name}`} isOpen={member !== null} onClose={onClose}>
      {member !== null && <EraseBody member={member} connections={connections} onClose={onClose} />}
    </Dialog>
  );
}

type EraseBodyProps = {
  readonly member: ListedMember;
  readonly connections: readonly string[];
  readonly onClose: () => void;
};

/** What is deleted with an account, and the button. */
function EraseBody({ member, connections, onClose }: EraseBodyProps) {
  const { t } = useLingui();
  const [erase] = useEraseMember();
  const name = member.user.displayName;
  const action = useDialogAction(
    () => erase({ memberId: member.id, connections: [...connections] }),
    () => {
      announce(t`${name} is erased.`);
      onClose();
    },
  );
  return (
    <DialogBody {...action} look="danger" action={t`Erase for good`} onClose={onClose}>
      <p>{t`The account goes, with everything it has, in every group. Nothing brings it back; export it first to keep a copy.`}</p>
      <HoldingsList memberId={member.id} />
    </DialogBody>
  );
}

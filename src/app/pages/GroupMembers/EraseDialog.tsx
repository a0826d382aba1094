import { useLingui } from "@lingui/react/macro";
import { Dialog } from "../../ui/Dialog";
import { announce } from "../../ui/notices";
import { type ListedMember, useEraseMember } from "./memberMutations";
import { DialogBody, useDialogAction } from "./memberDialogs";
import { HoldingsList } from "./holdings";

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
      <p>{t`The account and everything in it disappear from every group. For 30 days you can bring the account back from the list below the members. After that, everything is deleted for good. Export it first to keep a copy.`}</p>
      <HoldingsList memberId={member.id} />
    </DialogBody>
  );
}

import { useLingui } from "@lingui/react/macro";
import { Dialog } from "../../../ui/Dialog";
import type { ListedMember } from "../ListedMember";
import { EraseBody } from "./EraseBody";

type Props = {
  /** Null: closed. */ readonly member: ListedMember | null;
  readonly connections: readonly string[];
  readonly onClose: () => void;
};

/** Deleting a member's account for good, after a second look. */
export function EraseDialog({ member, connections, onClose }: Props) {
  const { t } = useLingui();
  const name = member?.user.displayName ?? "";
  return (
    <Dialog title={t`Erase ${name}`} isOpen={member !== null} onClose={onClose}>
      {member !== null && <EraseBody member={member} connections={connections} onClose={onClose} />}
    </Dialog>
  );
}

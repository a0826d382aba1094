import { useLingui } from "@lingui/react/macro";
import { announce } from "../../../ui/notices";
import type { ListedMember } from "../ListedMember";
import { useEraseMember } from "../mutations/useEraseMember";
import { DialogBody } from "./DialogBody";
import { HoldingsList } from "./HoldingsList";
import { useDialogAction } from "./useDialogAction";

type Props = { readonly member: ListedMember; readonly connections: readonly string[]; readonly onClose: () => void };

/** What goes with an account, and the button. */
export function EraseBody({ member, connections, onClose }: Props) {
  const { t } = useLingui();
  const [erase] = useEraseMember(connections);
  const name = member.user.displayName;
  const action = useDialogAction(
    () => erase(member.id),
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

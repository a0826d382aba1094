import { useLingui } from "@lingui/react/macro";
import { renameMemberRules } from "../../../../contract/accountRules";
import { Dialog } from "../../../ui/Dialog";
import { checkRules, useForm } from "../../../ui/form/useForm";
import { Form } from "../../../ui/form/Form";
import { announce } from "../../../ui/notices";
import { TextField } from "../../../ui/TextField";
import type { ListedMember } from "../ListedMember";
import { useRenameMember } from "../mutations/useRenameMember";

type Props = { readonly member: ListedMember; readonly onClose: () => void; readonly onDone: () => void };

/** Another name for a member. */
export function RenameDialog({ member, onClose, onDone }: Props) {
  const { t } = useLingui();
  const rename = useRenameMember();
  const username = member.user.username ?? "";
  const { field, ...form } = useForm({
    initial: { displayName: member.user.displayName },
    check: (values) => checkRules(renameMemberRules, values),
    send: async ({ displayName }) => {
      const outcome = await rename(member.id, displayName);
      if (outcome.kind === "done") {
        announce(t`The name is changed.`);
        onDone();
      }
      return outcome;
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

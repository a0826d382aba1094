import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Checkbox } from "../../ui/ChoiceFields";
import { Dialog } from "../../ui/Dialog";
import { announce } from "../../ui/Notice";
import { DialogBody, LeftOut, MemberNames, useDialogAction } from "./memberDialogs";
import { type ListedMember, useSetPublicConsent } from "./memberMutations";

type Props = {
  readonly members: readonly ListedMember[];
  /** How many more were selected whose accounts were not made here. */
  readonly leftOut: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Records whether a parent or guardian agrees that members may be public outside their groups. */
export function ConsentDialog({ members, leftOut, onClose, onDone }: Props) {
  const { t } = useLingui();
  const [hasConsent, setHasConsent] = useState(members.every((member) => member.hasPublicConsent === true));
  const [set] = useSetPublicConsent();
  const number = members.length;
  const action = useDialogAction(
    () => set({ memberIds: members.map(({ id }) => id), hasConsent }),
    () => {
      announce(hasConsent ? t`They can be public now` : t`They're only visible in their groups now`);
      onDone();
    },
  );
  return (
    <Dialog title={t`Parental consent`} isOpen onClose={onClose}>
      <DialogBody {...action} action={t`Save`} onClose={onClose}>
        <p>{t`Outside their groups, nobody sees their names, profiles or results. In a race with others, they have a nickname.`}</p>
        <MemberNames members={members} />
        <Checkbox
          label={t`${plural(number, {
            one: "A parent or guardian has agreed that this person's name, profile and results can be public.",
            other:
              "For each of them, a parent or guardian has agreed that their name, profile and results can be public.",
          })}`}
          hint={t`They then choose for themselves what to make public. If you turn this off again, all of it is hidden.`}
          isChecked={hasConsent}
          onChange={setHasConsent}
        />
        <LeftOut number={leftOut} />
      </DialogBody>
    </Dialog>
  );
}

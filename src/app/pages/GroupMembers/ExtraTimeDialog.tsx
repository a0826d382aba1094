import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLocale } from "../../platform/locale/useLocale";
import { formatPercent } from "../../typing/figures/formatFigure";
import { Select } from "../../ui/ChoiceFields";
import { Dialog } from "../../ui/Dialog";
import { announce } from "../../ui/notices";
import { DialogBody, MemberNames, useDialogAction } from "./memberDialogs";
import { type ListedMember, useSetExtraTime } from "./memberMutations";

type Props = {
  readonly members: readonly ListedMember[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** What schools give most, in percent. */
const USUAL = [0, 10, 20, 25, 33, 50, 100];

/** Gives members extra time in exams, such as for dyslexia or a motor impairment. */
export function ExtraTimeDialog({ members, onClose, onDone }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const current = members[0]?.extraTime ?? 0;
  const [percent, setPercent] = useState(String(current));
  const [set] = useSetExtraTime();
  const action = useDialogAction(
    () => set({ memberIds: members.map(({ id }) => id), extraTime: Number(percent) }),
    () => {
      announce(t`Extra time saved`);
      onDone();
    },
  );
  const options = [...new Set([...USUAL, current])].sort((a, b) => a - b);
  return (
    <Dialog title={t`Extra time in exams`} isOpen onClose={onClose}>
      <DialogBody {...action} action={t`Save`} onClose={onClose}>
        <p>{t`For example, for dyslexia or a motor impairment. It applies to every attempt they start from now on. Speed is calculated over the longer time, and the certificate mentions the extra time.`}</p>
        <p>{t`Other members of the group can't see this.`}</p>
        <MemberNames members={members} />
        <Select
          label={t`Extra time`}
          options={options.map((each) => ({
            value: String(each),
            label: each === 0 ? t`None` : formatPercent(locale, each, 0),
          }))}
          value={percent}
          onChange={setPercent}
        />
      </DialogBody>
    </Dialog>
  );
}

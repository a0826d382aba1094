import { useLingui } from "@lingui/react/macro";
import { usePreferences, usePreferenceStore } from "../../../platform/preferences/usePreferences";
import { Checkbox, SegmentedControl } from "../../../ui/ChoiceFields";
import { Dialog } from "../../../ui/Dialog";
import type { PracticeSettings } from "../practiceSettings";
import { readOptions, type RunOptions } from "../runOptions";
import { LengthForm } from "./LengthForm";
import styles from "./OptionsDialog.module.css";
import { PracticeGhost } from "./PracticeGhost";

type Props = {
  readonly settings: PracticeSettings;
  readonly onClose: () => void;
};

/** How to practice. Each choice applies immediately, and is remembered on this device. */
export function OptionsDialog({ settings, onClose }: Props) {
  const { t } = useLingui();
  const options = readOptions(usePreferences());
  const { change } = usePreferenceStore();
  const choose = (part: Partial<RunOptions>): void => change({ options: writeOptions({ ...options, ...part }) });
  const { keyRule, isBlind, ghost } = options;
  const hints = {
    BACKSPACE: t`You can correct errors with Backspace.`,
    NO_BACKSPACE: t`Errors stay. Keep typing.`,
    STOP_ON_ERROR: t`The cursor waits until you press the right key.`,
  };
  return (
    <Dialog title={t`Practice options`} isOpen onClose={onClose}>
      <div className={styles["options"]}>
        <LengthForm settings={settings} onDone={onClose} />
        <div className={styles["choice"]}>
          <SegmentedControl
            label={t`Errors`}
            options={[
              { value: "BACKSPACE", label: t`Backspace` },
              { value: "NO_BACKSPACE", label: t`No Backspace` },
              { value: "STOP_ON_ERROR", label: t`Stop on error` },
            ]}
            value={keyRule ?? "BACKSPACE"}
            onChange={(rule) => choose({ keyRule: rule === "BACKSPACE" ? null : rule })}
          />
          <p className={styles["hint"]}>
            {hints[keyRule ?? "BACKSPACE"]}
            {keyRule !== null && ` ${t`These runs have their own personal bests and aren't on the leaderboard.`}`}
          </p>
        </div>
        <Checkbox
          label={t`Blind`}
          hint={t`Errors aren't marked until you're done.`}
          isChecked={isBlind}
          onChange={(isOn) => choose({ isBlind: isOn })}
        />
        <PracticeGhost ghost={ghost} onChange={(chosen) => choose({ ghost: chosen })} />
      </div>
    </Dialog>
  );
}

/** As readOptions reads them. Here, because the first load has no need of it. */
function writeOptions({ keyRule, isBlind, ghost }: RunOptions): string {
  const written = new URLSearchParams();
  if (keyRule !== null) written.set("keys", keyRule);
  if (isBlind) written.set("blind", "1");
  if (ghost !== "") written.set("pace", ghost);
  return `${written}`;
}

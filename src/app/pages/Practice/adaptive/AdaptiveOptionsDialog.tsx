import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatPercent } from "../../../typing/figures/formatFigure";
import { useShortUnit } from "../../../typing/useSpeedUnit";
import { Button } from "../../../ui/Button";
import { SegmentedControl, Select } from "../../../ui/ChoiceFields";
import { Dialog } from "../../../ui/Dialog";
import optionStyles from "../options/OptionsDialog.module.css";
import { aimEffects, aimNames } from "./describeLearning";
import { roundDown } from "../../../../engine/metrics/rates";
import { defaultGoal, type PracticeGoal } from "../../../../engine/adaptive/AdaptiveState";
import type { PracticeAim } from "../../../../engine/adaptive/measureNeeds";
import type { LayoutId } from "../../../../engine/keyboards/KeyboardLayout";
import { OWN_PREFIX } from "../../../features/text/clearPersonalStorage";

type Props = {
  readonly options: AdaptiveOptions;
  /** Letters in the order in which they open. */
  readonly steps: readonly (readonly string[])[];
  /** Called with what was chosen when the dialog closes. */
  readonly onClose: (options: AdaptiveOptions) => void;
};

/** What adaptive practice is for, its goal, and which letters are open. */
export function AdaptiveOptionsDialog({ options, steps, onClose }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { perWpm, unit } = useShortUnit();
  const [chosen, setChosen] = useState(options);
  const choose = (part: Partial<AdaptiveOptions>): void => setChosen({ ...chosen, ...part });
  const { aim, goal, opened } = chosen;
  const close = (): void => onClose(chosen);
  return (
    <Dialog title={t`Goal and letters`} isOpen onClose={close}>
      <div className={optionStyles["options"]}>
        <div className={optionStyles["choice"]}>
          <SegmentedControl
            label={t`Practice`}
            options={practiceAims.map((each) => ({ value: each, label: t(aimNames[each]) }))}
            value={aim}
            onChange={(value) => choose({ aim: value })}
          />
          <p className={optionStyles["hint"]}>{t(aimEffects[aim])}</p>
        </div>
        <Select
          label={t`Target speed`}
          options={goalSpeeds.map((wpm) => ({ value: String(wpm), label: `${wpm * perWpm} ${unit}` }))}
          value={String(goal.wpm)}
          onChange={(wpm) => choose({ goal: { ...goal, wpm: Number(wpm) } })}
        />
        <Select
          label={t`Target accuracy`}
          options={goalAccuracies.map((accuracy) => ({
            value: String(accuracy),
            label: formatPercent(locale, accuracy, 0),
          }))}
          value={String(accuracyOf(goal))}
          onChange={(accuracy) => choose({ goal: { ...goal, missRate: missRateOf(Number(accuracy)) } })}
        />
        {aim !== "weakest" && (
          <Select
            label={t`Unlocked letters`}
            options={[
              { value: "", label: t`As you learn them` },
              ...steps.slice(1).map((step, at) => {
                const count = steps.slice(0, at + 2).flat().length;
                const last = step.at(-1) ?? "";
                return { value: step[0] ?? "", label: t`The first ${count}, up to ${last}` };
              }),
            ]}
            value={steps.some((step, at) => at > 0 && step[0] === opened) ? opened : ""}
            onChange={(letter) => choose({ opened: letter })}
          />
        )}
        <div>
          <Button onClick={close}>{t`Done`}</Button>
        </div>
      </div>
    </Dialog>
  );
}

/** What a person sets by hand about adaptive practice, on this device until they sign out. */
export type AdaptiveOptions = {
  readonly aim: PracticeAim;
  readonly goal: PracticeGoal;
  /** The letter up to which all are open; empty to open them as they are learned. */
  readonly opened: string;
};

/** Speeds that can be the goal, in words of five characters per minute. */
const goalSpeeds: readonly number[] = [15, 20, 25, 30, defaultGoal.wpm, 40, 50, 60, 80, 100];

/** Accuracies that can be the goal, in percent. */
const goalAccuracies: readonly number[] = [93, 95, 97, 98, 99];

/** What practice can be for, in the order of the choice. */
const practiceAims: readonly PracticeAim[] = ["speed", "accuracy", "weakest"];

const defaults: AdaptiveOptions = { aim: "speed", goal: defaultGoal, opened: "" };

const keyOf = (layout: LayoutId): string => `${OWN_PREFIX}adaptive-${layout}`;

/** What was set for a keyboard layout; the defaults for what was not, or cannot be read. */
export function readAdaptiveOptions(layout: LayoutId): AdaptiveOptions {
  try {
    const stored = new URLSearchParams(localStorage.getItem(keyOf(layout)) ?? "");
    const wpm = goalSpeeds.find((speed) => String(speed) === stored.get("wpm"));
    const accuracy = goalAccuracies.find((percent) => String(percent) === stored.get("accuracy"));
    return {
      aim: practiceAims.find((aim) => aim === stored.get("aim")) ?? "speed",
      goal: {
        wpm: wpm ?? defaultGoal.wpm,
        missRate: accuracy === undefined ? defaultGoal.missRate : missRateOf(accuracy),
      },
      opened: stored.get("opened") ?? "",
    };
  } catch {
    return defaults;
  }
}

/** Remembers them; where the browser stores nothing, until the page closes. */
export function writeAdaptiveOptions(layout: LayoutId, { aim, goal, opened }: AdaptiveOptions): void {
  const stored = new URLSearchParams({ aim, wpm: String(goal.wpm), accuracy: String(accuracyOf(goal)), opened });
  try {
    localStorage.setItem(keyOf(layout), `${stored}`);
  } catch {
    // The page keeps them as its state.
  }
}

/** The accuracy of a goal in percent, as in {@link goalAccuracies}. */
function accuracyOf({ missRate }: PracticeGoal): number {
  return roundDown((1 - missRate) * 100);
}

function missRateOf(accuracy: number): number {
  return (100 - accuracy) / 100;
}

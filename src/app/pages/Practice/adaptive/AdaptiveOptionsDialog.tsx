import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatPercent } from "../../../typing/figures/formatFigure";
import { useShortUnit } from "../../../typing/useSpeedUnit";
import { Button } from "../../../ui/Button";
import { SegmentedControl, Select } from "../../../ui/ChoiceFields";
import { Dialog } from "../../../ui/Dialog";
import optionStyles from "../options/OptionsDialog.module.css";
import {
  accuracyOf,
  type AdaptiveOptions,
  goalAccuracies,
  goalSpeeds,
  missRateOf,
  practiceAims,
} from "./adaptiveOptions";
import { aimEffects, aimNames } from "./describeLearning";

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

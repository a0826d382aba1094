import { useLingui } from "@lingui/react/macro";
import { useShortUnit } from "../../../typing/useSpeedUnit";
import { SegmentedControl } from "../../../ui/ChoiceFields";
import { TextField } from "../../../ui/TextField";
import { roundDown } from "../../../../engine/metrics/rates";
import { useState } from "react";
import styles from "./OptionsDialog.module.css";

/** In words per minute, whatever the unit on screen. */
const FIRST_PACE = 40;
const SLOWEST = 5;
const FASTEST = 300;

type Props = {
  /** As in RunOptions. */
  readonly pace: string;
  readonly onChange: (pace: string) => void;
};

/** What the pace caret follows. A pace of one's own is in the user's unit. */
export function PaceChoice({ pace, onChange }: Props) {
  const { t } = useLingui();
  const { perWpm, unit } = useShortUnit();
  const kind = pace === "" || pace === "best" || pace === "median" ? pace : "own";
  const [written, setWritten] = useState(() => `${roundDown((Number(pace) || FIRST_PACE) * perWpm)}`);
  const min = SLOWEST * perWpm;
  const max = FASTEST * perWpm;
  const isValid = isWithin(written);

  function isWithin(text: string): boolean {
    return text !== "" && Number(text) >= min && Number(text) <= max;
  }
  const write = (text: string): void => {
    setWritten(text);
    if (isWithin(text)) onChange(`${Number(text) / perWpm}`);
  };
  return (
    <div className={styles["choice"]}>
      <SegmentedControl
        label={t`Pace cursor`}
        options={[
          { value: "", label: t({ message: "Off", context: "pace caret" }) },
          { value: "best", label: t`My best` },
          { value: "median", label: t`My median` },
          { value: "own", label: t`Set a pace` },
        ]}
        value={kind}
        onChange={(chosen) =>
          onChange(chosen === "own" ? `${(isValid ? Number(written) : FIRST_PACE * perWpm) / perWpm}` : chosen)
        }
      />
      <p className={styles["hint"]}>
        {kind === "best" || kind === "median"
          ? t`A second cursor moves at the speed of your earlier runs of the same kind. It appears after your first run of that kind.`
          : t`A second cursor shows the pace to keep up with.`}
      </p>
      {kind === "own" && (
        <div className={styles["amount"]}>
          <TextField
            name="pace"
            label={t`Pace (${unit})`}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            value={written}
            onChange={write}
            hint={t`${min} to ${max}`}
            issue={isValid ? null : "OUT_OF_RANGE"}
          />
        </div>
      )}
    </div>
  );
}

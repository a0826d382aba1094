import { useLingui } from "@lingui/react/macro";
import { useShortUnit } from "../../../typing/useSpeedUnit";
import { SegmentedControl } from "../../../ui/ChoiceFields";
import { TextField } from "../../../ui/TextField";
import { roundDown } from "../../../../engine/metrics/rates";
import { useState } from "react";
import { ghostNames } from "./ghostNames";
import styles from "./OptionsDialog.module.css";

/** In words per minute, whatever the unit on screen. */
const FIRST_PACE = 40;
const SLOWEST = 5;
const FASTEST = 300;

type Props = {
  /** As in RunOptions. */
  readonly ghost: string;
  readonly onChange: (ghost: string) => void;
};

/** What the ghost is made from. A pace of one's own is in the user's unit. */
export function PracticeGhost({ ghost, onChange }: Props) {
  const { t } = useLingui();
  const { perWpm, unit } = useShortUnit();
  const kind = ghost === "" ? "" : (ghostNames.find((name) => name === ghost) ?? "own");
  const [written, setWritten] = useState(() => `${roundDown((Number(ghost) || FIRST_PACE) * perWpm)}`);
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
  const hints = {
    "": t`A second cursor moves through the text. Try to stay ahead of it.`,
    best: t`The ghost replays your fastest run of the same kind. It appears once you have one.`,
    median: t`The ghost types at the median speed of your last ten runs of the same kind.`,
    group: t`The ghost types at your group's median speed of the last 30 days. It appears once three people have typed.`,
    today: t`The ghost replays the fastest run on today's leaderboard whose owner allows it.`,
    own: t`The ghost types at the pace you set.`,
  };
  return (
    <div className={styles["choice"]}>
      <SegmentedControl
        label={t`Ghost`}
        options={[
          { value: "", label: t({ message: "Off", context: "ghost" }) },
          { value: "best", label: t`My best` },
          { value: "median", label: t`My median` },
          { value: "group", label: t`Group median` },
          { value: "today", label: t`Today's best` },
          { value: "own", label: t`Set a pace` },
        ]}
        value={kind}
        onChange={(chosen) =>
          onChange(chosen === "own" ? `${(isValid ? Number(written) : FIRST_PACE * perWpm) / perWpm}` : chosen)
        }
      />
      <p className={styles["hint"]}>{hints[kind]}</p>
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

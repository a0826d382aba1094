import { useLingui } from "@lingui/react/macro";
import { usePreferences, usePreferenceStore } from "../../../platform/preferences/usePreferences";
import { Checkbox, SegmentedControl } from "../../../ui/ChoiceFields";
import { Dialog } from "../../../ui/Dialog";
import { type PracticeSettings, readOptions, type RunOptions, settingsQuery } from "../practiceSettings";
import styles from "./OptionsDialog.module.css";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { isLength, TIME_BOUNDS, WORD_BOUNDS } from "../../../../engine/practice/PracticeMode";
import { carryWork } from "../../../features/dueWork/WorkSlot";
import { Button } from "../../../ui/Button";
import { PageForm } from "../../../ui/form/Form";
import { TextField } from "../../../ui/TextField";
import { useShortUnit } from "../../../typing/useSpeedUnit";
import { roundDown } from "../../../../engine/metrics/rates";
import { ghostNames } from "../../../features/race/chosenGhost";

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

type LengthFormProps = {
  readonly settings: PracticeSettings;
  readonly onDone: () => void;
};

/** Any number of seconds or words within the limits. It becomes part of the address, like every length. */
function LengthForm({ settings, onDone }: LengthFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { mode } = settings;
  const [kind, setKind] = useState<"time" | "words">(mode.kind === "words" ? "words" : "time");
  const [amount, setAmount] = useState(
    mode.kind === "words" ? `${mode.count}` : `${mode.kind === "time" ? mode.seconds : 30}`,
  );
  const [isChecked, setChecked] = useState(false);
  const { min, max } = kind === "time" ? TIME_BOUNDS : WORD_BOUNDS;
  const isValid = isLength(kind === "time" ? TIME_BOUNDS : WORD_BOUNDS, amount === "" ? 0 : Number(amount));

  const submit = (): void => {
    setChecked(true);
    if (!isValid) return;
    const number = Number(amount);
    const chosen = kind === "time" ? ({ kind, seconds: number } as const) : ({ kind, count: number } as const);
    void navigate({ search: carryWork(query, settingsQuery({ ...settings, mode: chosen })) }, { replace: true });
    onDone();
  };
  return (
    <PageForm className={styles["choice"]} onSubmit={submit}>
      <SegmentedControl
        label={t`Length`}
        options={[
          { value: "time", label: t`Seconds` },
          { value: "words", label: t`Words` },
        ]}
        value={kind}
        onChange={setKind}
      />
      <div className={styles["row"]}>
        <div className={styles["amount"]}>
          <TextField
            name="amount"
            label={kind === "time" ? t`Number of seconds` : t`Number of words`}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            value={amount}
            onChange={setAmount}
            hint={t`${min} to ${max}`}
            issue={isChecked && !isValid ? "OUT_OF_RANGE" : null}
          />
        </div>
        <Button type="submit">{t`Use this length`}</Button>
      </div>
    </PageForm>
  );
}

/** In words per minute, whatever the unit on screen. */
const FIRST_PACE = 40;
const SLOWEST = 5;
const FASTEST = 300;

type PracticeGhostProps = {
  /** As in RunOptions. */
  readonly ghost: string;
  readonly onChange: (ghost: string) => void;
};

/** What the ghost is made from. A pace of one's own is in the user's unit. */
function PracticeGhost({ ghost, onChange }: PracticeGhostProps) {
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

import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { isLength, TIME_BOUNDS, WORD_BOUNDS } from "../../../../engine/practice/PracticeMode";
import { carryWork } from "../../../features/dueWork/WorkSlot";
import { Button } from "../../../ui/Button";
import { PageForm } from "../../../ui/form/Form";
import { SegmentedControl } from "../../../ui/ChoiceFields";
import { TextField } from "../../../ui/TextField";
import { settingsQuery, type PracticeSettings } from "../practiceSettings";
import styles from "./OptionsDialog.module.css";

type Props = {
  readonly settings: PracticeSettings;
  readonly onDone: () => void;
};

/** Any number of seconds or words within the limits. It becomes part of the address, like every length. */
export function LengthForm({ settings, onDone }: Props) {
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

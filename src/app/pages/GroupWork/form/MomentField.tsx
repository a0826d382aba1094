import { useLingui } from "@lingui/react/macro";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { formatDateTime } from "../../../platform/dates/formatDate";
import { parseDateAndTime, weekNumberOf } from "../../../platform/dates/calendar";
import { TextField } from "../../../ui/TextField";
import styles from "./AssignmentForm.module.css";

type Field = {
  readonly name: string;
  readonly value: string;
  readonly issue: ErrorCode | null;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
};

type Props = { readonly legend: string; readonly hint?: string; readonly date: Field; readonly time: Field };

/** A day and a time of day by the host's clock, and beside them the moment in Dutch, with its week. */
export function MomentField({ legend, hint, date, time }: Props) {
  const { t } = useLingui();
  const instant = parseDateAndTime(date.value, time.value);
  const moment = instant === null ? null : formatDateTime(instant);
  const week = instant === null ? 0 : weekNumberOf(instant);
  return (
    <fieldset className={styles["moment"]}>
      <legend className={styles["legend"]}>{legend}</legend>
      <div className={styles["pair"]}>
        <TextField {...date} type="date" label={t`Day`} />
        <TextField {...time} type="time" label={t`Time`} />
      </div>
      <output className={styles["said"]}>{moment === null ? (hint ?? "") : t`${moment}, week ${week}`}</output>
    </fieldset>
  );
}

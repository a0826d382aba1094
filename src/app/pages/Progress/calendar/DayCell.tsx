import { useLingui } from "@lingui/react/macro";
import type { PracticeDay } from "../../../../engine/progress/practiceDays";
import { VisuallyHidden } from "../../../ui/primitives";
import styles from "./CalendarMonth.module.css";
import { levelOf } from "./levelMinutes";

type Props = {
  /** Of the month. */
  readonly date: number;
  readonly practice: PracticeDay | undefined;
  readonly isToday: boolean;
};

/** A day of the calendar: the darker, the longer the practice. */
export function DayCell({ date, practice, isToday }: Props) {
  const { t } = useLingui();
  return (
    <td
      className={styles["day"]}
      data-level={levelOf(practice?.durationMs)}
      aria-current={isToday ? "date" : undefined}
    >
      {date}
      {practice !== undefined && (
        <VisuallyHidden>
          {t`: ${practice.runs}×, ${Math.max(1, Math.round(practice.durationMs / 60_000))} min`}
        </VisuallyHidden>
      )}
    </td>
  );
}

import { useLingui } from "@lingui/react/macro";
import { memo, useId } from "react";
import type { PracticeDay } from "../../../../engine/progress/practiceDays";
import { formatDay, formatWeekday } from "../../../platform/dates/formatDate";
import styles from "./CalendarMonth.module.css";
import { DayCell } from "./DayCell";
import { firstDayOf } from "./monthOf";
import { monthWeeks } from "./monthWeeks";

type Props = {
  /** See monthOf. */
  readonly month: number;
  readonly days: ReadonlyMap<number, PracticeDay>;
  readonly today: number;
};

/** Dates are Dutch in every interface language (SPEC section 9). */
const weekdays = [0, 1, 2, 3, 4, 5, 6].map(formatWeekday);

/** A month by weeks, Monday first, each week with its number. */
export const CalendarMonth = memo(({ month, days, today }: Props) => {
  const { t } = useLingui();
  const name = useId();
  const first = firstDayOf(month);
  return (
    <div>
      <h3 id={name} className={styles["name"]} lang="nl">
        {formatDay(first, "month")}
      </h3>
      <table className={styles["month"]} aria-labelledby={name}>
        <thead>
          <tr>
            <th scope="col">{t`Week`}</th>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" lang="nl">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week.number}>
              <th scope="row">{week.number}</th>
              {week.days.map((day, weekday) =>
                day === null ? (
                  <td key={weekdays[weekday]} aria-hidden="true" />
                ) : (
                  <DayCell key={day} date={day - first + 1} practice={days.get(day)} isToday={day === today} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

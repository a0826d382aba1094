import { useLingui } from "@lingui/react/macro";
import { memo, useId } from "react";
import type { PracticeDay } from "../../../../engine/progress/practiceDays";
import { formatDay } from "../../../platform/dates/formatDay";
import { monthGrid } from "../../../platform/dates/monthGrid";
import styles from "./CalendarMonth.module.css";
import { DayCell } from "./DayCell";
import { firstDayOf } from "./monthOf";

type Props = {
  /** See monthOf. */
  readonly month: number;
  readonly days: ReadonlyMap<number, PracticeDay>;
  readonly today: number;
};

/** A month by weeks, Monday first, each week with its number. */
export const CalendarMonth = memo(({ month, days, today }: Props) => {
  const { t } = useLingui();
  const name = useId();
  const first = firstDayOf(month);
  const weekdays = [t`Mon`, t`Tue`, t`Wed`, t`Thu`, t`Fri`, t`Sat`, t`Sun`];
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
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(Math.floor(month / 12), (month % 12) + 1).map((row) => (
            <tr key={row.week}>
              <th scope="row">{Number(row.week.slice(-2))}</th>
              {row.days.map(({ date, day, isInMonth }) => (isInMonth ? <DayCell key={date} date={day} practice={days.get(first + day - 1)} isToday={first + day - 1 === today} /> : <td key={date} aria-hidden="true" />))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

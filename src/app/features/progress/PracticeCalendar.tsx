import { useLingui } from "@lingui/react/macro";
import { useMemo, useState, memo, useId } from "react";
import { practiceDays, type PracticeDay, type ProgressRun } from "../../../engine/progress/ProgressRun";
import { weeklyMedians, mondayOf, weekOf } from "../../../engine/progress/weeklyMedians";
import { formatDay, formatWeekday } from "../../platform/dates/formatDate";
import { isoWeekOfDay } from "../../../contract/dates";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { TableBehind } from "./TableBehind";
import styles from "./PracticeCalendar.module.css";
import { VisuallyHidden } from "../../ui/primitives";
import { plural } from "@lingui/core/macro";

/** Number of months shown. */
const MONTHS = 3;

type Props = {
  /** All of them, oldest first. */
  readonly runs: readonly ProgressRun[];
  readonly today: number;
  readonly streak?: Streak | null;
};

/** As the server counts it: days on which the goal was reached. */
export type Streak = { readonly current: number; readonly longest: number };

/** The days with practice, by week, and the streak. */
export function PracticeCalendar({ runs, today, streak = null }: Props) {
  const { t } = useLingui();
  const days = useMemo(() => practiceDays(runs), [runs]);
  const weeks = useMemo(() => weeklyMedians(runs), [runs]);
  const now = monthOf(today);
  const first = monthOf(runs[0]?.day ?? today);
  const [back, setBack] = useState(0);
  const months = Array.from({ length: MONTHS }, (_, at) => now - back - MONTHS + 1 + at);
  return (
    <Card title={t`Practice days`} lead={streak && <StreakWords {...streak} />}>
      <div className={styles["months"]}>
        {months.map((month) => (
          <CalendarMonth key={month} month={month} days={days} today={today} />
        ))}
      </div>
      <ul className={styles["key"]} aria-label={t`Legend`}>
        {[0, ...levelMinutes].map((minutes, level) => (
          <li key={minutes}>
            <span className={styles["shade"]} data-level={level} />
            {level === 0 ? t`none` : level === 1 ? t`less than 5 min` : t`${minutes} min or more`}
          </li>
        ))}
      </ul>
      <div className={styles["buttons"]}>
        <Button isSmall disabled={now - back - MONTHS + 1 <= first} onClick={() => setBack(back + MONTHS)}>
          {t`Earlier`}
        </Button>
        <Button isSmall disabled={back === 0} onClick={() => setBack(back - MONTHS)}>
          {t`Later`}
        </Button>
      </div>
      <TableBehind
        summary={t`Weeks as a table`}
        caption={t`Practice by week`}
        rows={weeks.toReversed()}
        keyOf={({ week }) => week}
        columns={[
          { name: t`Week`, cell: ({ week }) => isoWeekOfDay(mondayOf(week)) },
          { name: t`From`, kind: "date", cell: ({ week }) => formatDay(mondayOf(week), "short") },
          { name: t`Days`, isNumber: true, cell: (week) => week.days },
          { name: t`Runs`, isNumber: true, cell: (week) => week.runs },
          { name: t`Minutes`, isNumber: true, cell: ({ durationMs }) => Math.round(durationMs / 60_000) },
        ]}
      />
    </Card>
  );
}

type CalendarMonthProps = {
  /** See monthOf. */
  readonly month: number;
  readonly days: ReadonlyMap<number, PracticeDay>;
  readonly today: number;
};

/** Dates are Dutch in every interface language. */
const weekdays = [0, 1, 2, 3, 4, 5, 6].map(formatWeekday);

/** A month by weeks, Monday first, with week numbers. */
const CalendarMonth = memo(({ month, days, today }: CalendarMonthProps) => {
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

type DayCellProps = {
  /** Day of the month. */
  readonly date: number;
  readonly practice: PracticeDay | undefined;
  readonly isToday: boolean;
};

/** A day of the calendar, darker with more practice. */
function DayCell({ date, practice, isToday }: DayCellProps) {
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

function StreakWords({ current, longest }: Streak) {
  const { t } = useLingui();
  const words = [
    current > 0
      ? t`${plural(current, { one: "# day in a row", other: "# days in a row" })}`
      : t`Reach your goal to start a streak`,
    ...(longest > current
      ? [t`${plural(longest, { one: "Longest streak: # day.", other: "Longest streak: # days." })}`]
      : []),
  ];
  return words.join(". ");
}

/** Minutes of practice per day at which each shade begins; the first is any practice at all. */
const levelMinutes = [0.1, 5, 10, 20] as const;

/** The shade of a day: 0 without practice, then 1 to 4. */
function levelOf(durationMs: number | undefined): number {
  if (durationMs === undefined) return 0;
  return Math.max(1, levelMinutes.filter((minutes) => durationMs >= minutes * 60_000).length);
}

const DAY_MS = 86_400_000;

/** The month of a day, in months since January of the year 0. */
function monthOf(day: number): number {
  const date = new Date(day * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** The first day of a month. */
function firstDayOf(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY_MS;
}

/** A week of a month: its number, and its days from Monday; null for days of other months. */
type MonthWeek = { readonly number: number; readonly days: readonly (number | null)[] };

/**
 * The weeks that overlap a month.
 * @param month see monthOf.
 */
function monthWeeks(month: number): readonly MonthWeek[] {
  const [first, end] = [firstDayOf(month), firstDayOf(month + 1)];
  const from = weekOf(first);
  return Array.from({ length: weekOf(end - 1) - from + 1 }, (_, at) => {
    const monday = mondayOf(from + at);
    const days = Array.from({ length: 7 }, (__, weekday) =>
      monday + weekday >= first && monday + weekday < end ? monday + weekday : null,
    );
    return { number: Number(isoWeekOfDay(monday).slice(-2)), days };
  });
}

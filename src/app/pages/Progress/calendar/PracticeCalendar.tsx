import { useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { practiceDays, streakOf } from "../../../../engine/progress/practiceDays";
import type { ProgressRun } from "../../../../engine/progress/ProgressRun";
import { weeklyMedians, mondayOf } from "../../../../engine/progress/weeklyMedians";
import { formatDay } from "../../../platform/dates/formatDate";
import { isoWeekOfDay } from "../../../../contract/dates";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { TableBehind } from "../tables/TableBehind";
import { CalendarMonth } from "./CalendarMonth";
import { describeStreak } from "./describeStreak";
import { levelMinutes } from "./levelMinutes";
import { monthOf } from "./monthOf";
import styles from "./PracticeCalendar.module.css";

/** So many months are in view. */
const MONTHS = 3;

type Props = {
  /** All of them, the oldest first. */
  readonly runs: readonly ProgressRun[];
  readonly today: number;
};

/** The days with practice, by week, and how many there were in a row. */
export function PracticeCalendar({ runs, today }: Props) {
  const { t } = useLingui();
  const days = useMemo(() => practiceDays(runs), [runs]);
  const streak = useMemo(() => streakOf(days.keys(), today), [days, today]);
  const weeks = useMemo(() => weeklyMedians(runs), [runs]);
  const now = monthOf(today);
  const first = monthOf(runs[0]?.day ?? today);
  const [back, setBack] = useState(0);
  const months = Array.from({ length: MONTHS }, (_, at) => now - back - MONTHS + 1 + at);
  return (
    <Card
      title={t`Days with practice`}
      lead={describeStreak(streak)
        .map((sentence) => t(sentence))
        .join(" ")}
    >
      <div className={styles["months"]}>
        {months.map((month) => (
          <CalendarMonth key={month} month={month} days={days} today={today} />
        ))}
      </div>
      <ul className={styles["key"]} aria-label={t`What the shades mean`}>
        {[0, ...levelMinutes].map((minutes, level) => (
          <li key={minutes}>
            <span className={styles["shade"]} data-level={level} />
            {level === 0 ? t`none` : level === 1 ? t`less than 5 min` : t`from ${minutes} min`}
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
        summary={t`The weeks in numbers`}
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

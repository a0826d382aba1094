import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { WeekChart_week$key } from "../../../../__generated__/WeekChart_week.graphql";
import { roundDown } from "../../../engine/metrics/rates";
import { formatDay, formatWeekday } from "../../platform/dates/formatDate";
import { useLocale } from "../../platform/locale/useLocale";
import { formatMinutes } from "../../typing/figures/formatFigure";
import { Card } from "../../ui/Card";
import { VisuallyHidden } from "../../ui/primitives";
import styles from "./WeekChart.module.css";

const MINUTE_MS = 60_000;

/** Whole minutes, rounded down, so that a goal is not shown as reached before it is; below one minute with tenths. */
function wholeMinutes(ms: number): number {
  return ms < MINUTE_MS ? ms / MINUTE_MS : roundDown(ms / MINUTE_MS);
}

/** Height of the picture in its own units; the width of a day is 1 of 7 parts of 100. */
const HEIGHT = 40;
const WIDTH = 100 / 7;

type Props = {
  readonly weekRef: WeekChart_week$key;
  /** See dayNumber. */
  readonly today: number;
};

/** Minutes by day, with each day's goal. */
export function WeekChart({ weekRef, today }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { days } = useFragment(
    graphql`
      fragment WeekChart_week on PracticeWeek @throwOnFieldError {
        days {
          day
          typedMs
          goalMs
          isReached
        }
      }
    `,
    weekRef,
  );
  const total = formatMinutes(locale, wholeMinutes(days.reduce((sum, { typedMs }) => sum + typedMs, 0)));
  const reached = days.filter(({ isReached }) => isReached).length;
  const top = Math.max(5 * MINUTE_MS, ...days.map(({ typedMs, goalMs }) => Math.max(typedMs, goalMs ?? 0)));
  const heightOf = (ms: number): number => (ms / top) * HEIGHT;
  const sum = t`${total} minutes in all`;
  return (
    <Card
      title={t`Minutes per day`}
      lead={
        reached === 0
          ? `${sum}.`
          : `${sum}, ${t`${plural(reached, { one: "goal reached on # day", other: "goal reached on # days" })}`}.`
      }
    >
      <div>
        <svg className={styles["picture"]} viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {days.map(({ day, typedMs, goalMs, isReached }, weekday) => (
            <g key={day}>
              <rect
                className={styles["bar"]}
                data-reached={isReached}
                x={(weekday + 0.22) * WIDTH}
                width={0.56 * WIDTH}
                y={HEIGHT - heightOf(typedMs)}
                height={heightOf(typedMs)}
              />
              {goalMs != null && day <= today && (
                <line
                  className={styles["goal"]}
                  x1={(weekday + 0.08) * WIDTH}
                  x2={(weekday + 0.92) * WIDTH}
                  y1={HEIGHT - heightOf(goalMs)}
                  y2={HEIGHT - heightOf(goalMs)}
                />
              )}
            </g>
          ))}
        </svg>
        <ol className={styles["days"]}>
          {days.map(({ day, typedMs, isReached }, weekday) => (
            <li key={day} className={styles["day"]} aria-current={day === today ? "date" : undefined}>
              <span lang="nl" title={formatDay(day, "long")}>
                {formatWeekday(weekday)}
                <VisuallyHidden>{` ${formatDay(day, "day")}`}</VisuallyHidden>
              </span>
              {day <= today && (
                <span className={styles["minutes"]}>
                  {isReached && (
                    <span className={styles["star"]} aria-hidden="true">
                      ★
                    </span>
                  )}
                  {formatMinutes(locale, wholeMinutes(typedMs))}
                  <VisuallyHidden>{isReached ? t` minutes, goal reached` : t` minutes`}</VisuallyHidden>
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}

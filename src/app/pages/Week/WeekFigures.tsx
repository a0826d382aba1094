import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { WeekFigures_week$key } from "../../../../__generated__/WeekFigures_week.graphql";
import { roundDown } from "../../../engine/metrics/rates";
import { formatDay, formatWeekday } from "../../platform/dates/formatDate";
import { useLocale } from "../../platform/locale/useLocale";
import { formatMinutes, formatPercent } from "../../typing/figures/formatFigure";
import { Card } from "../../ui/Card";
import { VisuallyHidden } from "../../ui/primitives";
import type {
  WeekFigures_weekGainsWeek$data,
  WeekFigures_weekGainsWeek$key,
} from "../../../../__generated__/WeekFigures_weekGainsWeek.graphql";
import { useSpeed } from "../../typing/figures/useSpeed";
import styles from "./WeekPage.module.css";

const MINUTE_MS = 60_000;

/** Whole minutes, rounded down, so that a goal is not shown as reached before it is; below one minute with tenths. */
function wholeMinutes(ms: number): number {
  return ms < MINUTE_MS ? ms / MINUTE_MS : roundDown(ms / MINUTE_MS);
}

/** Height of the picture in its own units; the width of a day is 1 of 7 parts of 100. */
const HEIGHT = 40;
const WIDTH = 100 / 7;

type Props = {
  readonly weekRef: WeekFigures_week$key;
  /** See dayNumber. */
  readonly today: number;
};

/** Minutes by day, with each day's goal. */
export function WeekChart({ weekRef, today }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { days } = useFragment(
    graphql`
      fragment WeekFigures_week on PracticeWeek @throwOnFieldError {
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
                    <span className={styles["barStar"]} aria-hidden="true">
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

type WeekGainsProps = {
  readonly weekRef: WeekFigures_weekGainsWeek$key;
  readonly isCurrent: boolean;
};

/** What was better than in the week before. What was not is not mentioned. */
export function WeekGains({ weekRef, isCurrent }: WeekGainsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const speed = useSpeed();
  const week = useFragment(
    graphql`
      fragment WeekFigures_weekGainsWeek on PracticeWeek @throwOnFieldError {
        days {
          typedMs
          isReached
        }
        daysBefore {
          typedMs
          isReached
        }
        figures {
          wpm
          accuracy
        }
        figuresBefore {
          wpm
          accuracy
        }
      }
    `,
    weekRef,
  );
  const now = sumUp(week.days, week.figures);
  const before = sumUp(week.daysBefore, week.figuresBefore);
  // Differences of what is shown, so that they agree with it.
  const faster = speed.shown(now.wpm) - speed.shown(before.wpm);
  const moreAccurate = roundDown(now.accuracy, 1) - roundDown(before.accuracy, 1);
  const minutes = now.minutes - before.minutes;
  const days = now.reached - before.reached;
  // A little more, because the difference of two decimals may be a little less.
  const gain = speed.figure(faster / speed.perWpm + 1e-6);
  const { unit } = speed;
  const points = formatPercent(locale, moreAccurate);
  const accuracy = formatPercent(locale, now.accuracy);
  const gains = [
    ...(before.wpm > 0 && faster > 0.05 ? [t`${gain} ${unit} faster: your median is ${speed.text(now.wpm)}.`] : []),
    ...(before.accuracy > 0 && moreAccurate > 0.05 ? [t`${points} more accurate: your median is ${accuracy}.`] : []),
    ...(before.minutes > 0 && minutes > 0
      ? [t`${plural(minutes, { one: "# more minute of typing.", other: "# more minutes of typing." })}`]
      : []),
    ...(before.minutes > 0 && days > 0
      ? [t`${plural(days, { one: "Goal reached on # more day.", other: "Goal reached on # more days." })}`]
      : []),
  ];
  if (before.minutes === 0 && before.wpm === 0)
    return (
      <Card title={t`What got better`}>
        <p className={styles["soft"]}>
          {isCurrent
            ? t`Starting in your second week, this shows what got better.`
            : t`There's no week before this one to compare with.`}
        </p>
      </Card>
    );
  return (
    <Card title={t`What got better`} lead={t`Compared with the week before.`}>
      {gains.length > 0 ? (
        <ul className={styles["gains"]}>
          {gains.map((one) => (
            <li key={one} className={styles["gain"]}>
              {one}
            </li>
          ))}
        </ul>
      ) : (
        <p>
          {isCurrent
            ? t`The week isn't over yet. Every minute counts.`
            : t`You kept practicing. That's what makes you faster in the long run.`}
        </p>
      )}
    </Card>
  );
}

type Days = WeekFigures_weekGainsWeek$data["days"];

function sumUp(days: Days, { wpm, accuracy }: WeekFigures_weekGainsWeek$data["figures"]) {
  return {
    minutes: Math.floor(days.reduce((sum, { typedMs }) => sum + typedMs, 0) / 60_000),
    reached: days.filter(({ isReached }) => isReached).length,
    wpm: wpm ?? 0,
    accuracy: accuracy ?? 0,
  };
}

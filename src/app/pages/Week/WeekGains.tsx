import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { WeekGains_week$data, WeekGains_week$key } from "../../../../__generated__/WeekGains_week.graphql";
import { roundDown } from "../../../engine/metrics/rates";
import { useLocale } from "../../platform/locale/useLocale";
import { formatPercent } from "../../typing/figures/formatFigure";
import { useSpeed } from "../../typing/figures/useSpeed";
import { Card } from "../../ui/Card";
import styles from "./WeekPage.module.css";

type Props = {
  readonly weekRef: WeekGains_week$key;
  readonly isCurrent: boolean;
};

/** What was better than in the week before. What was not is not mentioned. */
export function WeekGains({ weekRef, isCurrent }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const speed = useSpeed();
  const week = useFragment(
    graphql`
      fragment WeekGains_week on PracticeWeek @throwOnFieldError {
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

type Days = WeekGains_week$data["days"];

function sumUp(days: Days, { wpm, accuracy }: WeekGains_week$data["figures"]) {
  return {
    minutes: Math.floor(days.reduce((sum, { typedMs }) => sum + typedMs, 0) / 60_000),
    reached: days.filter(({ isReached }) => isReached).length,
    wpm: wpm ?? 0,
    accuracy: accuracy ?? 0,
  };
}

import { Plural, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { median } from "../../../engine/progress/statistics";
import type { ProgressRun } from "../../../engine/progress/ProgressRun";
import { formatDay } from "../../platform/dates/formatDate";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure, formatMinutes, formatPercent } from "../../typing/figures/formatFigure";
import { useSpeed, useSpeedName } from "../../typing/figures/useSpeed";
import styles from "./ProgressFigures.module.css";

type Props = {
  /** All of them, oldest first; at least one. */
  readonly runs: readonly ProgressRun[];
  readonly today: number;
  /** As the server counts it; null to leave it out. */
  readonly streak?: number | null;
};

const FOUR_WEEKS = 28;

/** Progress in a few figures: the streak, the last four weeks, and total practice. */
export function ProgressFigures({ runs, today, streak = null }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { figure } = useSpeed();
  const speedName = useSpeedName();
  const { recent, minutes } = useMemo(
    () => ({
      recent: runs.filter(({ day, isFlagged }) => day > today - FOUR_WEEKS && !isFlagged),
      minutes: runs.reduce((sum, { durationMs }) => sum + durationMs, 0) / 60_000,
    }),
    [runs, today],
  );
  const last = runs.at(-1)?.day ?? today;
  return (
    <dl className={styles["figures"]}>
      {streak !== null && (
        <div className={styles["large"]}>
          <dt>{t`Streak`}</dt>
          <dd>
            {streak}{" "}
            <span className={styles["unit"]}>
              <Plural value={streak} one="day" other="days" />
            </span>
          </dd>
        </div>
      )}
      {recent.length > 0 ? (
        <>
          <div className={styles["large"]}>
            <dt>{t`Speed in the last four weeks`}</dt>
            <dd>
              {figure(median(recent.map(({ wpm }) => wpm)))} <span className={styles["unit"]}>{speedName}</span>
            </dd>
          </div>
          <div className={styles["large"]}>
            <dt>{t`Accuracy in the last four weeks`}</dt>
            <dd>{formatPercent(locale, median(recent.map(({ accuracy }) => accuracy)))}</dd>
          </div>
        </>
      ) : (
        <div>
          <dt>{t`Last run`}</dt>
          <dd lang="nl">{formatDay(last, "long")}</dd>
        </div>
      )}
      <div>
        <dt>{t`Runs`}</dt>
        <dd>{formatFigure(locale, runs.length)}</dd>
      </div>
      <div>
        <dt>{t`Practiced`}</dt>
        <dd>
          {minutes < 120 ? t`${formatMinutes(locale, minutes)} min` : t`${formatFigure(locale, minutes / 60)} hours`}
        </dd>
      </div>
    </dl>
  );
}

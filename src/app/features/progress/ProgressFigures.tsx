import { Plural, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { median } from "../../../engine/progress/statistics";
import { type ProgressRun, kindKey, type RunKind, personalBests } from "../../../engine/progress/ProgressRun";
import { formatDay, formatDateTime } from "../../platform/dates/formatDate";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure, formatMinutes, formatPercent } from "../../typing/figures/formatFigure";
import { useSpeed, useSpeedName } from "../../typing/figures/useSpeed";
import styles from "./ProgressFigures.module.css";
import { languageLabel } from "../../platform/locale/languageName";
import { DEFAULT_LANGUAGE, findLanguage } from "../../../contract/languages/languages";
import { Link } from "react-router-dom";
import { Card } from "../../ui/Card";
import { codeName, describeKeyRule, describeWordList } from "../result/describeRunMode";
import { nameOfMode } from "./ProgressFilters";
import historyStyles from "./History.module.css";

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

type PersonalBestsProps = {
  /** All of them, oldest first. */
  readonly runs: readonly ProgressRun[];
  /** Global ids of the fastest results, by kind. */
  readonly fastestIds: ReadonlyMap<RunKind, string>;
};

/** The fastest run of each kind. */
export function PersonalBests({ runs, fastestIds }: PersonalBestsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { figure, unit } = useSpeed();
  const bests = useMemo(() => personalBests(runs), [runs]);
  const optionsOf = ({ punctuation, numbers, wordList, keyRule, language }: RunKind) => {
    const list = describeWordList(wordList);
    const rule = describeKeyRule(keyRule);
    return [
      codeName(wordList) ?? languageLabel(findLanguage(language) ?? DEFAULT_LANGUAGE, locale),
      ...(list === null ? [] : [t(list)]),
      ...(punctuation ? [t`punctuation`] : []),
      ...(numbers ? [t`numbers`] : []),
      ...(rule === null ? [] : [t(rule)]),
    ].join(", ");
  };
  return (
    <Card title={t`Personal bests`} lead={t`Your fastest run of each kind. Flagged runs don't count.`}>
      <div className={historyStyles["scroll"]}>
        <table className={historyStyles["table"]} aria-label={t`Personal bests`}>
          <thead>
            <tr>
              <th scope="col">{t`Mode`}</th>
              <th scope="col" className={historyStyles["number"]}>{t`Speed (${unit})`}</th>
              <th scope="col" className={historyStyles["number"]}>{t`Accuracy`}</th>
              <th scope="col" className={historyStyles["wide"]}>{t`Date`}</th>
              <th scope="col" className={historyStyles["number"]}>{t`Runs`}</th>
            </tr>
          </thead>
          <tbody>
            {bests.map(({ run, runs: count }) => {
              const date = (
                <Link to={`/results/${encodeURIComponent(fastestIds.get(run.kind) ?? "")}`} lang="nl">
                  {formatDateTime(run.startedAt, "short")}
                </Link>
              );
              return (
                <tr key={kindKey(run.kind)}>
                  <th scope="row">
                    {t(nameOfMode(run.kind))}
                    <span className={historyStyles["beside"]}>{optionsOf(run.kind)}</span>
                    <span className={historyStyles["narrow"]}>{date}</span>
                  </th>
                  <td className={historyStyles["number"]}>{figure(run.wpm)}</td>
                  <td className={historyStyles["number"]}>{formatPercent(locale, run.accuracy)}</td>
                  <td className={historyStyles["wide"]}>{date}</td>
                  <td className={historyStyles["number"]}>{count}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

import { languageLabel } from "../../platform/locale/languageName";
import { DEFAULT_LANGUAGE, findLanguage } from "../../../contract/languages/languages";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { kindKey, type ProgressRun, type RunKind, personalBests } from "../../../engine/progress/ProgressRun";
import { formatDateTime } from "../../platform/dates/formatDate";
import { useLocale } from "../../platform/locale/useLocale";
import { formatPercent } from "../../typing/figures/formatFigure";
import { useSpeed } from "../../typing/figures/useSpeed";
import { Card } from "../../ui/Card";
import { codeName, describeKeyRule, describeWordList } from "../result/describeRunMode";
import { nameOfMode } from "./ProgressFilters";
import styles from "./History.module.css";

type Props = {
  /** All of them, oldest first. */
  readonly runs: readonly ProgressRun[];
  /** Global ids of the fastest results, by kind. */
  readonly fastestIds: ReadonlyMap<RunKind, string>;
};

/** The fastest run of each kind. */
export function PersonalBests({ runs, fastestIds }: Props) {
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
      <div className={styles["scroll"]}>
        <table className={styles["table"]} aria-label={t`Personal bests`}>
          <thead>
            <tr>
              <th scope="col">{t`Mode`}</th>
              <th scope="col" className={styles["number"]}>{t`Speed (${unit})`}</th>
              <th scope="col" className={styles["number"]}>{t`Accuracy`}</th>
              <th scope="col" className={styles["wide"]}>{t`Date`}</th>
              <th scope="col" className={styles["number"]}>{t`Runs`}</th>
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
                    <span className={styles["beside"]}>{optionsOf(run.kind)}</span>
                    <span className={styles["narrow"]}>{date}</span>
                  </th>
                  <td className={styles["number"]}>{figure(run.wpm)}</td>
                  <td className={styles["number"]}>{formatPercent(locale, run.accuracy)}</td>
                  <td className={styles["wide"]}>{date}</td>
                  <td className={styles["number"]}>{count}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

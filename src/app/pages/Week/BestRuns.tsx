import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { BestRuns_week$key } from "../../../../__generated__/BestRuns_week.graphql";
import { describeKeyRule, describeMode } from "../../features/result/describeRunMode";
import { resultPath } from "../../features/result/resultPath";
import { useLocale } from "../../platform/locale/useLocale";
import { formatPercent } from "../../typing/figures/formatFigure";
import { useSpeed } from "../../typing/figures/useSpeed";
import { Card } from "../../ui/Card";
import styles from "./WeekPage.module.css";

/** The fastest runs of a week, each of another kind. */
export function BestRuns({ weekRef }: { readonly weekRef: BestRuns_week$key }) {
  const { t } = useLingui();
  const locale = useLocale();
  const speed = useSpeed();
  const { bestRuns } = useFragment(
    graphql`
      fragment BestRuns_week on PracticeWeek @throwOnFieldError {
        bestRuns {
          id
          mode
          modeAmount
          keyRule
          text {
            title
          }
          wpm
          accuracy
        }
      }
    `,
    weekRef,
  );
  if (bestRuns.length === 0) return null;
  return (
    <Card title={t`Best runs`}>
      <ol className={styles["runs"]}>
        {bestRuns.map(({ id, mode, modeAmount, keyRule, text, wpm, accuracy }) => {
          const rule = describeKeyRule(keyRule);
          const shown = formatPercent(locale, accuracy);
          return (
            <li key={id} className={styles["run"]}>
              <Link to={resultPath(id)}>
                {t(describeMode({ mode, modeAmount: modeAmount ?? null, title: text?.title ?? null }))}
              </Link>
              {rule !== null && <span className={styles["soft"]}>{t(rule)}</span>}
              <span>{speed.text(wpm)}</span>
              <span className={styles["soft"]}>{t`${shown} accurate`}</span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

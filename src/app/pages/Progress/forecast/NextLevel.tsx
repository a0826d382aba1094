import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { forecastLevel, strokeLevels } from "../../../../engine/progress/forecastLevel";
import type { ProgressRun } from "../../../../engine/progress/ProgressRun";
import { useLocale } from "../../../platform/locale/useLocale";
import { Card } from "../../../ui/Card";
import { describeForecast } from "./describeForecast";
import styles from "./NextLevel.module.css";

type Props = {
  /** The oldest first, of any time. */
  readonly runs: readonly ProgressRun[];
  readonly today: number;
};

/** When the next level of the Dutch exams may be reached, and how sure that is. */
export function NextLevel({ runs, today }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const forecast = useMemo(() => forecastLevel(runs, today), [runs, today]);
  const now = "now" in forecast ? forecast.now : 0;
  return (
    <Card title={t`Next level`} lead={t`Speeds of the Dutch typing exams, in strokes per minute.`}>
      <ol className={styles["levels"]}>
        {strokeLevels.map((level) => (
          <li
            key={level}
            className={styles["level"]}
            data-reached={level <= now}
            data-next={"level" in forecast && level === forecast.level}
          >
            {level}
            <span className={styles["sign"]}>
              {level <= now ? t`✓ reached` : "level" in forecast && level === forecast.level ? t`next` : ""}
            </span>
          </li>
        ))}
      </ol>
      <p>{t(describeForecast(locale, forecast))}</p>
      <p className={styles["note"]}>
        {t`Of ten forecasts like this, about nine held in our tests. An exam takes seven to ten minutes and allows few errors; in shorter runs most people are faster. What you type elsewhere is not counted.`}
      </p>
    </Card>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import {
  forecastLevel,
  strokeLevels,
  DAYS_NEEDED,
  SPAN_NEEDED,
  type Forecast,
} from "../../../engine/progress/forecastLevel";
import type { ProgressRun } from "../../../engine/progress/ProgressRun";
import { useLocale } from "../../platform/locale/useLocale";
import { Card } from "../../ui/Card";
import styles from "./NextLevel.module.css";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Locale } from "../../platform/locale/Locale";
import { formatSpeed } from "../../typing/figures/formatFigure";

type Props = {
  /** Oldest first, of any time. */
  readonly runs: readonly ProgressRun[];
  readonly today: number;
};

/** When the next level of the Dutch exams may be reached, and how certain that is. */
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

/** A forecast in words, or why there is none. */
function describeForecast(locale: Locale, forecast: Forecast): MessageDescriptor {
  switch (forecast.kind) {
    case "few": {
      const [weeks, days] = [SPAN_NEEDED / 7, forecast.days];
      const needed = DAYS_NEEDED;
      return msg`It is too early to say. A forecast takes at least ${needed} days with practice, over ${weeks} weeks or more; in the last twelve weeks you practised on ${plural(days, { one: "# day", other: "# days" })}.`;
    }
    case "paused":
      return msg`You have not practised in the last weeks, so nothing can be said about the weeks to come. After some days of practice it can.`;
    case "top": {
      const fast = formatSpeed(locale, forecast.now, 0);
      return msg`You type about ${fast} strokes per minute: faster than every level of the Dutch exams.`;
    }
    case "flat":
    case "far": {
      const [now, level] = [formatSpeed(locale, forecast.now, 0), forecast.level];
      return forecast.kind === "flat"
        ? msg`You type about ${now} strokes per minute. In the last twelve weeks your speed did not measurably grow, so it cannot be said when you reach ${level}.`
        : msg`You type about ${now} strokes per minute. If you go on as in the last four weeks, ${level} takes more than a year.`;
    }
    case "weeks": {
      const { level } = forecast;
      const now = formatSpeed(locale, forecast.now, 0);
      const from = Math.max(1, Math.round(forecast.from));
      const to = forecast.to === null ? null : Math.max(from, Math.round(forecast.to));
      if (to === null)
        return msg`You type about ${now} strokes per minute. You reach ${level} in ${from} weeks at the earliest, and it may take much longer: the runs differ too much to say.`;
      if (to === 1)
        return msg`You type about ${now} strokes per minute. You reach ${level} in about a week, if you go on as in the last four.`;
      return from === to
        ? msg`You type about ${now} strokes per minute. You reach ${level} in about ${to} weeks, if you go on as in the last four.`
        : msg`You type about ${now} strokes per minute. You reach ${level} in about ${from} to ${to} weeks, if you go on as in the last four.`;
    }
  }
}

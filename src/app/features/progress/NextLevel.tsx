import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { forecastLevel, DAYS_NEEDED, SPAN_NEEDED, type Forecast } from "../../../engine/progress/forecastLevel";
import { strokeLevels } from "../../../engine/exams/examNorms";
import type { ProgressRun } from "../../../engine/progress/ProgressRun";
import { useLocale } from "../../platform/locale/useLocale";
import { Card } from "../../ui/Card";
import styles from "./NextLevel.module.css";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Locale } from "../../../contract/languages/languages";
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
    <Card title={t`Next level`} lead={t`Speeds of the Dutch typing exams, in keystrokes per minute.`}>
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
        {t`In our tests, about nine out of ten of these forecasts came true. An exam takes seven to ten minutes and allows few errors; most people are faster in shorter runs. What you type elsewhere isn't counted.`}
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
      return msg`It's too early to say. A forecast needs at least ${needed} days of practice over ${weeks} weeks or more; in the last twelve weeks you practiced on ${plural(days, { one: "# day", other: "# days" })}.`;
    }
    case "paused":
      return msg`You haven't practiced in recent weeks, so there's no forecast. Practice for a few days to get one.`;
    case "top": {
      const fast = formatSpeed(locale, forecast.now, 0);
      return msg`You type about ${fast} keystrokes per minute: faster than any level of the Dutch exams.`;
    }
    case "flat":
    case "far": {
      const [now, level] = [formatSpeed(locale, forecast.now, 0), forecast.level];
      return forecast.kind === "flat"
        ? msg`You type about ${now} keystrokes per minute. Your speed hasn't measurably improved in the last twelve weeks, so we can't say when you'll reach ${level}.`
        : msg`You type about ${now} keystrokes per minute. If you keep going like the last four weeks, it'll take more than a year to reach ${level}.`;
    }
    case "weeks": {
      const { level } = forecast;
      const now = formatSpeed(locale, forecast.now, 0);
      const from = Math.max(1, Math.round(forecast.from));
      const to = forecast.to === null ? null : Math.max(from, Math.round(forecast.to));
      if (to === null)
        return msg`You type about ${now} keystrokes per minute. You'll reach ${level} in ${from} weeks at the earliest, but it may take much longer: your runs vary too much to say.`;
      if (to === 1)
        return msg`You type about ${now} keystrokes per minute. If you keep going like the last four weeks, you'll reach ${level} in about a week.`;
      return from === to
        ? msg`You type about ${now} keystrokes per minute. If you keep going like the last four weeks, you'll reach ${level} in about ${to} weeks.`
        : msg`You type about ${now} keystrokes per minute. If you keep going like the last four weeks, you'll reach ${level} in about ${from} to ${to} weeks.`;
    }
  }
}

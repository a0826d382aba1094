import { useLingui } from "@lingui/react/macro";
import { useMemo, useEffect, useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProgressPictures_viewer$key } from "../../../../__generated__/ProgressPictures_viewer.graphql";
import { weeklyMedians } from "../../../engine/progress/weeklyMedians";
import { columnOf } from "../../../engine/progress/statistics";
import { filterRuns, mergeByMoment, type ProgressRun } from "../../../engine/progress/ProgressRun";
import { useToday } from "../../platform/dates/localTime";
import { Button, LinkButton } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { PersonalBests, ProgressFigures } from "./ProgressFigures";
import { Card } from "../../ui/Card";
import { PracticeCalendar } from "./PracticeCalendar";
import { FigureCard } from "./TimeChart";
import { loadDrawing } from "./loadDrawing";
import { ProgressFilters, useFilters, toRunFilter } from "./ProgressFilters";
import { KeyPictures } from "./KeyPictures";
import { useImportedDays, useRuns } from "./useRuns";
import { whenIdle } from "../../platform/whenIdle";
import { classNames } from "../../ui/primitives";
import styles from "./ProgressPictures.module.css";
import { forecastLevel, DAYS_NEEDED, SPAN_NEEDED, type Forecast } from "../../../engine/progress/forecastLevel";
import { dutchLevels } from "../../../engine/exams/examNorms";
import { useLocale } from "../../platform/locale/useLocale";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Locale } from "../../../contract/languages/languages";
import { formatSpeed } from "../../typing/figures/formatFigure";

/** All charts of a user's runs. */
export function ProgressPictures({ viewerRef }: { readonly viewerRef: ProgressPictures_viewer$key }) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment ProgressPictures_viewer on User @throwOnFieldError {
        runHistory {
          ...useRuns_history
        }
        importedHistory {
          ...useRuns_imported
        }
        practiceGoal {
          streak
          longestStreak
          today {
            goalMs
          }
        }
        ...KeyPictures_viewer
      }
    `,
    viewerRef,
  );
  const { runs, kinds, fastestIds, isComplete } = useRuns(viewer.runHistory);
  const { days, kinds: importedKinds } = useImportedDays(viewer.importedHistory);
  const { practiceGoal } = viewer;
  // Switched off, the goal is not in the header either.
  const streak =
    practiceGoal == null || practiceGoal.today.goalMs == null
      ? null
      : { current: practiceGoal.streak, longest: practiceGoal.longestStreak };
  const today = useToday();
  const [filters, change] = useFilters();
  const { mode, language, period } = filters;
  // The forecast uses as many runs as it needs, the charts those of the selected period.
  const alike = useMemo(
    () => filterRuns(runs, { ...toRunFilter({ mode, language, period: "all" }) }, today),
    [runs, mode, language, today],
  );
  const shown = useMemo(
    () => filterRuns(alike, toRunFilter({ mode, language, period }), today).filter(({ isFlagged }) => !isFlagged),
    [alike, mode, language, period, today],
  );
  const imported = useMemo(
    () => filterRuns(days, toRunFilter({ mode, language, period }), today),
    [days, mode, language, period, today],
  );
  // For both charts.
  const dots = useMemo(() => mergeByMoment(shown, imported), [shown, imported]);
  const moments = useMemo(() => columnOf(dots, ({ moment }) => moment), [dots]);
  const weeks = useMemo(() => weeklyMedians(shown), [shown]);
  const importedWeeks = useMemo(() => weeklyMedians(imported), [imported]);

  if (runs.length === 0 && days.length === 0) {
    return (
      <EmptyState
        drawing="chart"
        text={t`No results yet. Type your first run: it's saved automatically, and your progress will appear here.`}
      >
        <LinkButton look="primary" to="/">
          {t`Practice`}
        </LinkButton>
        <LinkButton to="/settings#import">{t`Import results from another site`}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      {runs.length > 0 && <ProgressFigures runs={runs} today={today} streak={streak?.current ?? null} />}
      <ProgressFilters kinds={[...kinds, ...importedKinds]} filters={filters} onChange={change} />
      {!isComplete && <p>{t`Only the newest runs are shown.`}</p>}
      {dots.length > 0 ? (
        <div className={styles["charts"]}>
          <FigureCard figure="wpm" runs={dots} moments={moments} weeks={weeks} importedWeeks={importedWeeks} />
          <FigureCard figure="accuracy" runs={dots} moments={moments} weeks={weeks} importedWeeks={importedWeeks} />
        </div>
      ) : (
        <Card title={t`Speed over time`}>
          <p>{t`No runs match these filters.`}</p>
          <div>
            <Button onClick={() => change({ mode: "all", language: "all", period: "all" })}>{t`Show all`}</Button>
          </div>
        </Card>
      )}
      {runs.length > 0 && (
        <>
          <Later>
            <NextLevel runs={alike} today={today} />
          </Later>
          <Later>
            <PracticeCalendar runs={runs} today={today} streak={streak} />
          </Later>
          <Later>
            <PersonalBests runs={runs} fastestIds={fastestIds} />
          </Later>
        </>
      )}
      <Later>
        <KeyPictures viewerRef={viewer} />
      </Later>
    </>
  );
}

/**
 * Content further down a long page, rendered in parts after the charts above it are drawn, so that nothing stutters.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const begin = async (): Promise<void> => {
      // The charts above wait for it too, and requested it before. If it cannot be loaded there are no charts to wait
      // for.
      await loadDrawing().catch(() => null);
      // Not before the frame that shows them, because a browser may be idle in between.
      requestAnimationFrame(() => isWanted && whenIdle(() => isWanted && setIsDue(true)));
    };
    void begin();
    return () => {
      isWanted = false;
    };
  }, []);
  return <div className={classNames(styles["later"], !isDue && styles["empty"])}>{isDue && children}</div>;
}

type Props = {
  /** Oldest first, of any time. */
  readonly runs: readonly ProgressRun[];
  readonly today: number;
};

/** When the next level of the Dutch exams may be reached, and how certain that is. */
function NextLevel({ runs, today }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const forecast = useMemo(() => forecastLevel(runs, today), [runs, today]);
  const now = "now" in forecast ? forecast.now : 0;
  return (
    <Card title={t`Next level`} lead={t`Speeds of the Dutch typing exams, in keystrokes per minute.`}>
      <ol className={styles["levels"]}>
        {dutchLevels.map((level) => (
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
        {t`In our tests, about nine out of ten of these forecasts came true. An exam takes seven to ten minutes and allows few errors. Most people are faster in shorter runs. What you type elsewhere isn't counted.`}
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
      return msg`It's too early to say. A forecast needs at least ${needed} days of practice over ${weeks} weeks or more. In the last twelve weeks, you practiced on ${plural(days, { one: "# day", other: "# days" })}.`;
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
        ? msg`You type about ${now} keystrokes per minute. Your speed hasn't clearly improved in the last twelve weeks, so we can't say when you'll reach ${level}.`
        : msg`You type about ${now} keystrokes per minute. If you keep going like the last four weeks, it'll take more than a year to reach ${level}.`;
    }
    case "weeks": {
      const { level } = forecast;
      const now = formatSpeed(locale, forecast.now, 0);
      const from = Math.max(1, Math.round(forecast.from));
      const to = forecast.to === null ? null : Math.max(from, Math.round(forecast.to));
      if (to === null)
        return msg`You type about ${now} keystrokes per minute. You'll reach ${level} in ${from} weeks at the earliest. It may take much longer: your speed changes a lot from run to run.`;
      if (to === 1)
        return msg`You type about ${now} keystrokes per minute. If you keep going like the last four weeks, you'll reach ${level} in about a week.`;
      return from === to
        ? msg`You type about ${now} keystrokes per minute. If you keep going like the last four weeks, you'll reach ${level} in about ${to} weeks.`
        : msg`You type about ${now} keystrokes per minute. If you keep going like the last four weeks, you'll reach ${level} in about ${from} to ${to} weeks.`;
    }
  }
}

import { useLingui } from "@lingui/react/macro";
import { useMemo, useEffect, useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProgressPictures_viewer$key } from "../../../../__generated__/ProgressPictures_viewer.graphql";
import { columnOf } from "../../../engine/progress/statistics";
import { filterRuns } from "../../../engine/progress/ProgressRun";
import { weeklyMedians } from "../../../engine/progress/weeklyMedians";
import { useToday } from "../../platform/dates/localTime";
import { Button, LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { PersonalBests } from "./PersonalBests";
import { Card } from "../../ui/Card";
import { PracticeCalendar } from "./PracticeCalendar";
import { FigureCard } from "./TimeChart";
import { loadDrawing } from "./loadDrawing";
import { ProgressFilters, useFilters } from "./ProgressFilters";
import { toRunFilter } from "./progressFilters";
import { NextLevel } from "./NextLevel";
import { KeyPictures } from "./KeyPictures";
import { ProgressFigures } from "./ProgressFigures";
import { useRuns } from "./useRuns";
import { whenIdle } from "../../platform/whenIdle";
import { classNames } from "../../ui/primitives";
import styles from "./ProgressPictures.module.css";

/** All charts of a user's runs. */
export function ProgressPictures({ viewerRef }: { readonly viewerRef: ProgressPictures_viewer$key }) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment ProgressPictures_viewer on User @throwOnFieldError {
        runHistory {
          ...useRuns_history
        }
        ...KeyPictures_viewer
      }
    `,
    viewerRef,
  );
  const { runs, kinds, fastestIds, isComplete } = useRuns(viewer.runHistory);
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
  // For both charts.
  const moments = useMemo(() => columnOf(shown, ({ moment }) => moment), [shown]);
  const weeks = useMemo(() => weeklyMedians(shown), [shown]);

  if (runs.length === 0) {
    return (
      <Notice
        text={t`No results yet. Type your first run: it's saved automatically, and your progress will appear here.`}
      >
        <LinkButton look="primary" to="/">
          {t`Practice`}
        </LinkButton>
      </Notice>
    );
  }
  return (
    <>
      <ProgressFigures runs={runs} today={today} />
      <ProgressFilters kinds={kinds} filters={filters} onChange={change} />
      {!isComplete && <p>{t`Only the newest runs are shown.`}</p>}
      {shown.length > 0 ? (
        <div className={styles["charts"]}>
          <FigureCard figure="wpm" runs={shown} moments={moments} weeks={weeks} />
          <FigureCard figure="accuracy" runs={shown} moments={moments} weeks={weeks} />
        </div>
      ) : (
        <Card title={t`Speed over time`}>
          <p>{t`No runs match these filters.`}</p>
          <div>
            <Button onClick={() => change({ mode: "all", language: "all", period: "all" })}>{t`Show all`}</Button>
          </div>
        </Card>
      )}
      <Later>
        <NextLevel runs={alike} today={today} />
      </Later>
      <Later>
        <PracticeCalendar runs={runs} today={today} />
      </Later>
      <Later>
        <PersonalBests runs={runs} fastestIds={fastestIds} />
      </Later>
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

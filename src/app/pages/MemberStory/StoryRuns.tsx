import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { StoryRuns_member$key } from "../../../../__generated__/StoryRuns_member.graphql";
import { columnOf } from "../../../engine/progress/statistics";
import { weeklyMedians } from "../../../engine/progress/weeklyMedians";
import { useToday } from "../../platform/dates/localTime";
import { Notice } from "../../ui/Notice";
import { PracticeCalendar } from "../Progress/calendar/PracticeCalendar";
import { FigureCard } from "../Progress/charts/FigureCard";
import { ProgressFigures } from "../Progress/ProgressFigures";
import { useRuns } from "../Progress/useRuns";
import styles from "./MemberStory.module.css";

/** What a member typed since they joined, in figures and pictures: those of their own progress page. */
export function StoryRuns({ memberRef }: { readonly memberRef: StoryRuns_member$key }) {
  const { t } = useLingui();
  const { runHistory } = useFragment(
    graphql`
      fragment StoryRuns_member on GroupMember @throwOnFieldError {
        runHistory {
          ...useRuns_history
        }
      }
    `,
    memberRef,
  );
  const { runs, isComplete } = useRuns(runHistory);
  const today = useToday();
  const counted = useMemo(() => runs.filter(({ isFlagged }) => !isFlagged), [runs]);
  const moments = useMemo(() => columnOf(counted, ({ moment }) => moment), [counted]);
  const weeks = useMemo(() => weeklyMedians(counted), [counted]);
  if (runs.length === 0) return <Notice text={t`Nothing typed since joining yet.`} />;
  return (
    <>
      <ProgressFigures runs={runs} today={today} />
      {!isComplete && <p>{t`There are more runs than fit here: the newest are shown.`}</p>}
      {counted.length > 0 && (
        <div className={styles["charts"]}>
          <FigureCard figure="wpm" runs={counted} moments={moments} weeks={weeks} />
          <FigureCard figure="accuracy" runs={counted} moments={moments} weeks={weeks} />
        </div>
      )}
      <PracticeCalendar runs={runs} today={today} />
    </>
  );
}

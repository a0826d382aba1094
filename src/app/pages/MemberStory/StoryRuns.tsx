import { useLingui } from "@lingui/react/macro";
import { useMemo, startTransition } from "react";
import { graphql, useFragment, usePaginationFragment, useRefetchableFragment } from "react-relay";
import type { StoryRuns_member$key } from "../../../../__generated__/StoryRuns_member.graphql";
import { weeklyMedians } from "../../../engine/progress/weeklyMedians";
import { columnOf } from "../../../engine/progress/statistics";
import { useToday } from "../../platform/dates/localTime";
import { Notice } from "../../ui/Notice";
import { PracticeCalendar } from "../../features/progress/PracticeCalendar";
import { FigureCard } from "../../features/progress/TimeChart";
import { ProgressFigures } from "../../features/progress/ProgressFigures";
import { useRuns } from "../../features/progress/useRuns";
import styles from "./MemberStoryPage.module.css";
import type { StoryRuns_resultsMember$key } from "../../../../__generated__/StoryRuns_resultsMember.graphql";
import type { StoryResultsPaginationQuery } from "../../../../__generated__/StoryResultsPaginationQuery.graphql";
import { HistoryRow, ResultTable } from "../../features/progress/History";
import type { StoryRuns_keysMember$key } from "../../../../__generated__/StoryRuns_keysMember.graphql";
import type { StoryKeysRefetchQuery } from "../../../../__generated__/StoryKeysRefetchQuery.graphql";
import { findLayout, keyboardLayouts } from "../../../engine/keyboards/keyboardLayouts";
import { keysOnBoard } from "../../../engine/progress/keysOnBoard";
import { layoutNames } from "../../typing/keyboard/layouts";
import { Card } from "../../ui/Card";
import { Select } from "../../ui/ChoiceFields";
import { HeatMap, useKeyRows } from "../../features/progress/KeyPictures";
import { PairTable } from "../../features/progress/PairTable";

/** What a member typed since they joined, in figures and charts like those of their own progress page. */
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
  if (runs.length === 0) return <Notice text={t`Nothing typed since joining the group.`} />;
  return (
    <>
      <ProgressFigures runs={runs} today={today} />
      {!isComplete && <p>{t`Only the newest runs are shown.`}</p>}
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

/** The member's results since they joined, 25 at a time. */
export function StoryResults({ memberRef }: { readonly memberRef: StoryRuns_resultsMember$key }) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<StoryResultsPaginationQuery, StoryRuns_resultsMember$key>(
    graphql`
      fragment StoryRuns_resultsMember on GroupMember
      @throwOnFieldError
      @refetchable(queryName: "StoryResultsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 25 }, after: { type: "String" }) {
        results(first: $first, after: $after) @connection(key: "StoryResults_member_results") {
          edges {
            node {
              id
              ...History_result
            }
          }
        }
      }
    `,
    memberRef,
  );
  const edges = data.results?.edges ?? [];
  if (edges.length === 0) return null;
  return (
    <ResultTable title={t`Results`} page={page}>
      {edges.map(({ node }) => (
        <HistoryRow key={node.id} resultRef={node} />
      ))}
    </ResultTable>
  );
}

/** The statistics of a member's keys and pairs, on each keyboard layout that they typed on. */
export function StoryKeys({ memberRef }: { readonly memberRef: StoryRuns_keysMember$key }) {
  const { t } = useLingui();
  const [{ learning }, refetch] = useRefetchableFragment<StoryKeysRefetchQuery, StoryRuns_keysMember$key>(
    graphql`
      fragment StoryRuns_keysMember on GroupMember
      @throwOnFieldError
      @refetchable(queryName: "StoryKeysRefetchQuery")
      @argumentDefinitions(layout: { type: "KeyboardLayout" }) {
        learning(layout: $layout) {
          layout
          layouts
          keyFigures {
            ...KeyPictures_figures
          }
          pairFigures {
            ...KeyPictures_figures
          }
        }
      }
    `,
    memberRef,
  );
  const layout = findLayout(idOf(learning?.layout ?? "")) ?? keyboardLayouts.us;
  const keys = useKeyRows(learning?.keyFigures);
  const figures = useMemo(() => keysOnBoard(layout, keys), [layout, keys]);
  const pairs = useKeyRows(learning?.pairFigures);
  if (!learning) return null;
  const { layouts } = learning;
  const options = layouts.map((value) => {
    const found = findLayout(idOf(value));
    return { value, label: found ? t(layoutNames[found.id]) : value };
  });
  return (
    <>
      <Card title={t`Keys`} lead={t`Based on everything typed on this keyboard. Recent keystrokes count most.`}>
        {layouts.length > 1 && (
          <Select
            label={t`Keyboard layout`}
            options={options}
            value={learning.layout}
            onChange={(chosen) => startTransition(() => void refetch({ layout: chosen }))}
          />
        )}
        {figures.size > 0 ? (
          <HeatMap layout={layout} figures={figures} />
        ) : (
          <p>{t`No data about the keys on this keyboard yet.`}</p>
        )}
      </Card>
      {pairs.length > 0 && (
        <Card title={t`Key pairs`} lead={t`Speed and errors for each pair of keys. Select a column to sort by it.`}>
          <PairTable pairs={pairs} />
        </Card>
      )}
    </>
  );
}

function idOf(name: string): string {
  return name.toLowerCase().replaceAll("_", "-");
}

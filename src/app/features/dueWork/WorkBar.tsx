import { Suspense, useEffect } from "react";
import { useQueryLoader, graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import DueWorkQueryNode, { type WorkBarDueWorkQuery } from "../../../../__generated__/WorkBarDueWorkQuery.graphql";
import CurrentWorkQueryNode, {
  type WorkBarCurrentWorkQuery,
} from "../../../../__generated__/WorkBarCurrentWorkQuery.graphql";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { subscribeToSavedRuns } from "../saving/saveRun";
import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import styles from "./WorkBar.module.css";
import { formatDateTime } from "../../platform/dates/formatDate";
import { weekNumberOf } from "../../platform/dates/calendar";

/** One line with the current assignment, or otherwise the one that is due first. Fetched again after each saved run. */
export function WorkBar({ assignmentId }: { readonly assignmentId: string | null }) {
  const [due, loadDue] = useQueryLoader<WorkBarDueWorkQuery>(DueWorkQueryNode);
  const [current, loadCurrent] = useQueryLoader<WorkBarCurrentWorkQuery>(CurrentWorkQueryNode);
  useEffect(() => {
    const load = (): void => {
      if (assignmentId === null) loadDue({}, { fetchPolicy: "store-and-network" });
      else loadCurrent({ id: assignmentId }, { fetchPolicy: "store-and-network" });
    };
    load();
    return subscribeToSavedRuns(load);
  }, [assignmentId, loadDue, loadCurrent]);

  return (
    <ErrorBoundary rank="part" fallback={null}>
      <Suspense>
        {assignmentId === null && due != null && <DueWork queryReference={due} />}
        {assignmentId !== null && current != null && <CurrentWork queryReference={current} />}
      </Suspense>
    </ErrorBoundary>
  );
}

/** The current assignment: a link back to it, its progress, and whether Backspace may be used. */
function CurrentWork({ queryReference }: { readonly queryReference: PreloadedQuery<WorkBarCurrentWorkQuery> }) {
  const { t } = useLingui();
  const { node } = usePreloadedQuery<WorkBarCurrentWorkQuery>(
    graphql`
      query WorkBarCurrentWorkQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          __typename
          ... on Assignment {
            id
            title
            state
            backspace
            myProgress {
              state
              part
            }
          }
        }
      }
    `,
    queryReference,
  );
  if (node?.__typename !== "Assignment") return null;
  const { id, title, state, backspace, myProgress } = node;
  const percent = Math.floor((myProgress?.part ?? 0) * 100);
  return (
    <aside className={styles["bar"]} aria-label={t`Your assignment`}>
      <Link className={styles["link"]} to={`/assignments/${encodeURIComponent(id)}`}>
        {t`Back to: ${title}`}
      </Link>
      <output className={styles["soft"]}>{words()}</output>
      {!backspace && state === "OPEN" && <span className={styles["rule"]}>{t`Backspace is off`}</span>}
    </aside>
  );

  function words(): string {
    if (state === "CLOSED") return t`closed`;
    if (myProgress?.state === "DONE") return t`done ✓`;
    return percent === 0 ? "" : t`${percent}% done`;
  }
}

/** The assignment that is due first, and how many more there are. Empty if there are none. */
function DueWork({ queryReference }: { readonly queryReference: PreloadedQuery<WorkBarDueWorkQuery> }) {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<WorkBarDueWorkQuery>(
    graphql`
      query WorkBarDueWorkQuery @throwOnFieldError {
        viewer {
          dueAssignments {
            id
            title
            dueAt
            group {
              name
            }
            myProgress {
              isLate
            }
          }
        }
      }
    `,
    queryReference,
  );
  const [first, ...others] = viewer?.dueAssignments ?? [];
  if (!first) return null;
  const { id, title, dueAt, group, myProgress } = first;
  const moment = dueAt == null ? "" : formatDateTime(dueAt, "short");
  const week = dueAt == null ? 0 : weekNumberOf(dueAt);
  const more = others.length;
  return (
    <aside className={styles["bar"]} aria-label={t`Your assignment`}>
      <Link className={styles["link"]} to={`/assignments/${encodeURIComponent(id)}`} title={`${title} (${group.name})`}>
        {title}
      </Link>
      <span className={styles["soft"]}>
        {dueAt == null
          ? group.name
          : myProgress?.isLate === true
            ? t`was due ${moment}`
            : t`due ${moment} (week ${week})`}
      </span>
      {more > 0 && <span className={styles["more"]}>{t`and ${more} more`}</span>}
    </aside>
  );
}

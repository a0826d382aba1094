import { Suspense, useEffect } from "react";
import { useQueryLoader, graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from "react-relay";
import type { WorkBar_assignment$key } from "../../../../__generated__/WorkBar_assignment.graphql";
import DueWorkQueryNode, { type WorkBarDueWorkQuery } from "../../../../__generated__/WorkBarDueWorkQuery.graphql";
import CurrentWorkQueryNode, {
  type WorkBarCurrentWorkQuery,
} from "../../../../__generated__/WorkBarCurrentWorkQuery.graphql";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { classNames } from "../../ui/primitives";
import { subscribeToSavedRuns } from "../saving/saveState";
import { useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "react-router-dom";
import { useWorkAddress } from "../assignment/assignmentPaths";
import styles from "./WorkBar.module.css";
import type { WorkBar_dueAssignment$key } from "../../../../__generated__/WorkBar_dueAssignment.graphql";
import { weekNumberOf } from "../../platform/dates/localTime";
import { formatDateTime } from "../../platform/dates/formatDate";
import { Dated } from "../../ui/Dated";

/**
 * One line with the current assignment, fetched again after each saved run, or otherwise with the one that is due first
 * (DueCount fetches those again).
 */
export function WorkBar({ assignmentId }: { readonly assignmentId: string | null }) {
  const [due, loadDue] = useQueryLoader<WorkBarDueWorkQuery>(DueWorkQueryNode);
  const [current, loadCurrent] = useQueryLoader<WorkBarCurrentWorkQuery>(CurrentWorkQueryNode);
  useEffect(() => {
    if (assignmentId === null) {
      loadDue({}, { fetchPolicy: "store-and-network" });
      return undefined;
    }
    const load = (): void => loadCurrent({ id: assignmentId }, { fetchPolicy: "store-and-network" });
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
  const { node, viewer } = usePreloadedQuery<WorkBarCurrentWorkQuery>(
    graphql`
      query WorkBarCurrentWorkQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          __typename
          ... on Assignment {
            ...WorkBar_assignment @alias(as: "current")
          }
        }
        viewer {
          dueAssignments {
            id
            ...WorkBar_dueAssignment
          }
        }
      }
    `,
    queryReference,
  );
  if (node?.__typename !== "Assignment" || !node.current) return null;
  return <Current assignmentRef={node.current} due={viewer?.dueAssignments ?? []} />;
}

type CurrentProps = {
  readonly assignmentRef: WorkBar_assignment$key;
  readonly due: readonly (DueAssignmentRef & { readonly id: string })[];
};

function Current({ assignmentRef, due }: CurrentProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const { id, title, state, backspace, myProgress, ...paths } = useFragment(
    graphql`
      fragment WorkBar_assignment on Assignment @throwOnFieldError {
        id
        title
        state
        backspace
        myProgress {
          state
          part
          tasks {
            state
          }
        }
        ...assignmentPaths_assignment
      }
    `,
    assignmentRef,
  );
  const address = useWorkAddress(paths);
  const tasks = myProgress?.tasks ?? [];
  const done = tasks.filter((task) => task.state === "DONE").length;
  const percent = Math.floor((myProgress?.part ?? 0) * 100);
  const isOver = state === "CLOSED" || myProgress?.state === "DONE";
  const next = isOver ? due.find((one) => one.id !== id) : undefined;
  // While the page shows the next task already, there is no link to it.
  const isElsewhere = !isOver && tasks.length > 1 && done > 0 && address !== null && address !== `${pathname}${search}`;
  return (
    <aside className={styles["bar"]} aria-label={t`Your assignment`}>
      <Link className={styles["link"]} to={`/assignments/${encodeURIComponent(id)}`}>
        {t`Back to: ${title}`}
      </Link>
      <output className={styles["soft"]}>{words()}</output>
      {!backspace && state === "OPEN" && <span className={styles["rule"]}>{t`Backspace is off`}</span>}
      {isElsewhere && <Link className={styles["start"]} to={address}>{t`Next task`}</Link>}
      {next !== undefined && <NextLink assignmentRef={next} />}
    </aside>
  );

  function words(): string {
    if (state === "CLOSED") return t`closed`;
    if (myProgress?.state === "DONE") return t`done ✓`;
    if (tasks.length > 1) return t`${done} of ${tasks.length} tasks done`;
    return percent === 0 ? "" : t`${percent}% done`;
  }
}

/** Starts the assignment that is due next. */
function NextLink({ assignmentRef }: { readonly assignmentRef: DueAssignmentRef }) {
  const { t } = useLingui();
  const { title, address } = useDueAssignment(assignmentRef);
  return address === null ? null : <Link className={styles["start"]} to={address}>{t`Next: ${title}`}</Link>;
}

/** The assignment that is due first, and how many more there are. Empty if there are none. */
function DueWork({ queryReference }: { readonly queryReference: PreloadedQuery<WorkBarDueWorkQuery> }) {
  const { viewer } = usePreloadedQuery<WorkBarDueWorkQuery>(
    graphql`
      query WorkBarDueWorkQuery @throwOnFieldError {
        viewer {
          dueAssignments {
            ...WorkBar_dueAssignment
          }
        }
      }
    `,
    queryReference,
  );
  const [first, ...others] = viewer?.dueAssignments ?? [];
  return first === undefined ? null : <NextWork assignmentRef={first} more={others.length} />;
}

type NextWorkProps = {
  readonly assignmentRef: DueAssignmentRef;
  /** How many others there are. */
  readonly more: number;
};

function NextWork({ assignmentRef, more }: NextWorkProps) {
  const { t } = useLingui();
  const { id, title, dueAt, groupName, isLate, address } = useDueAssignment(assignmentRef);
  return (
    <aside className={styles["bar"]} aria-label={t`Your assignment`}>
      <Link className={styles["link"]} to={`/assignments/${encodeURIComponent(id)}`} title={`${title} (${groupName})`}>
        {title}
      </Link>
      <span className={styles["soft"]}>{dueAt == null ? groupName : <DueMoment at={dueAt} isLate={isLate} />}</span>
      {more > 0 && <span className={styles["more"]}>{t`and ${more} more`}</span>}
      {address !== null && (
        <Link className={classNames(styles["start"], styles["now"])} to={address} aria-label={t`Start: ${title}`}>
          {t`Start`}
        </Link>
      )}
    </aside>
  );
}

/** An assignment to do, as every query of `dueAssignments` asks for it: each may bring a new one for all of them. */
export type DueAssignmentRef = WorkBar_dueAssignment$key;

/** An assignment to do, with the address where to work on it; null if there is nothing left to do. */
export function useDueAssignment(assignmentRef: DueAssignmentRef) {
  const { id, title, dueAt, group, myProgress, ...paths } = useFragment(
    graphql`
      fragment WorkBar_dueAssignment on Assignment @throwOnFieldError {
        id
        title
        dueAt
        group {
          name
        }
        myProgress {
          isLate
        }
        ...assignmentPaths_assignment
      }
    `,
    assignmentRef,
  );
  const address = useWorkAddress(paths);
  return { id, title, dueAt, groupName: group.name, isLate: myProgress?.isLate === true, address };
}

type Props = {
  /** When the work is due. */
  readonly at: string;
  /** Whether that has passed. */
  readonly isLate: boolean;
};

/** When work is or was due, with the number of the week, by which schools plan. */
export function DueMoment({ at, isLate }: Props) {
  const { t } = useLingui();
  const moment = formatDateTime(at, "short");
  const week = weekNumberOf(at);
  return (
    <time dateTime={at}>
      <Dated words={isLate ? t`was due ${moment}` : t`due ${moment} (week ${week})`} dates={[moment]} />
    </time>
  );
}

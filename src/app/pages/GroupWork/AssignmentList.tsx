import { useLingui } from "@lingui/react/macro";
import { useRoleNouns } from "../../features/group/roleWords";
import { startTransition, useCallback, useEffect, useState } from "react";
import { graphql, usePaginationFragment, useFragment } from "react-relay";
import type { AssignmentListPaginationQuery } from "../../../../__generated__/AssignmentListPaginationQuery.graphql";
import type { AssignmentList_group$key } from "../../../../__generated__/AssignmentList_group.graphql";
import { ShowMore } from "../../ui/ShowMore";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { EmptyState } from "../../ui/EmptyState";
import styles from "./GroupWorkPage.module.css";
import { msg } from "@lingui/core/macro";
import { Link } from "react-router-dom";
import type { AssignmentList_assignment$key } from "../../../../__generated__/AssignmentList_assignment.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { assignmentAddress } from "../../features/assignment/assignmentPaths";
import { DueWords, OpeningWords, TaskWords } from "../../features/assignment/assignmentWords";
import { useAssignmentCommands } from "./assignmentMutations";
import { CopyAssignment } from "./CopyAssignment";

type Props = {
  readonly groupRef: AssignmentList_group$key;
  readonly isResting: boolean;
  readonly onEdit: (id: string) => void;
  /** Opens the form of a new one; null while that is not possible. */
  readonly onNew: (() => void) | null;
  /** Called with the id of the connection, for mutations that add to it. */
  readonly onConnection: (id: string) => void;
  /** Called with a function that fetches the list again. */
  readonly onRefetch: (refetch: () => void) => void;
};

const PAGE = 25;

/** All assignments of a group, newest first: state, due date, and how many members have finished. */
export function AssignmentList({ groupRef, isResting, onEdit, onNew, onConnection, onRefetch }: Props) {
  const { t } = useLingui();
  const { data, refetch, ...page } = usePaginationFragment<AssignmentListPaginationQuery, AssignmentList_group$key>(
    graphql`
      fragment AssignmentList_group on Group
      @throwOnFieldError
      @refetchable(queryName: "AssignmentListPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 25 }, after: { type: "String" }) {
        id
        assignments(first: $first, after: $after) @connection(key: "AssignmentList_group_assignments") {
          __id
          edges {
            node {
              id
              ...AssignmentList_assignment
              title
            }
          }
        }
      }
    `,
    groupRef,
  );
  const { __id: connection, edges } = data.assignments;
  useEffect(() => onConnection(connection), [onConnection, connection]);
  const fetchAgain = useCallback(() => {
    startTransition(() => void refetch({}, { fetchPolicy: "store-and-network" }));
  }, [refetch]);
  useEffect(() => onRefetch(fetchAgain), [onRefetch, fetchAgain]);
  // The assignment that is being copied.
  const [copied, setCopied] = useState<string | null>(null);
  const source = edges.find(({ node }) => node.id === copied);
  return (
    <Card title={t`Assignments`}>
      {edges.length === 0 ? (
        <EmptyState
          drawing="book"
          text={t`No assignments yet. An assignment has one or more tasks: lessons, texts, games, exams, or goals for time, speed or accuracy. Open it at once, or keep it as a draft.`}
        >
          {onNew === null ? undefined : <Button onClick={onNew}>{t`Create the first assignment`}</Button>}
        </EmptyState>
      ) : (
        <ul className={styles["list"]}>
          {edges.map(({ node }) => (
            <AssignmentRow
              key={node.id}
              assignmentRef={node}
              connections={[connection]}
              isResting={isResting}
              onEdit={() => onEdit(node.id)}
              onCopy={() => setCopied(node.id)}
            />
          ))}
        </ul>
      )}
      <ShowMore page={page} count={PAGE} />
      {source !== undefined && (
        <CopyAssignment
          id={source.node.id}
          title={source.node.title}
          groupId={data.id}
          onClose={() => setCopied(null)}
          onCopied={fetchAgain}
        />
      )}
    </Card>
  );
}

const states = {
  DRAFT: msg`draft`,
  OPEN: msg({ message: "open", context: "assignment" }),
  CLOSED: msg({ message: "closed", context: "assignment" }),
} as const;

type AssignmentRowProps = {
  readonly assignmentRef: AssignmentList_assignment$key;
  readonly connections: readonly string[];
  readonly isResting: boolean;
  readonly onEdit: () => void;
  readonly onCopy: () => void;
};

/** An assignment in the coach's list, with its actions. */
function AssignmentRow({ assignmentRef, connections, isResting, onEdit, onCopy }: AssignmentRowProps) {
  const { t } = useLingui();
  const assignment = useFragment(
    graphql`
      fragment AssignmentList_assignment on Assignment @throwOnFieldError {
        id
        title
        state
        version
        isForAll
        counts {
          assigned
          done
          late
          excused
        }
        ...assignmentWords_assignment
        ...assignmentWords_dueWordsAssignment
        ...assignmentWords_openingWordsAssignment
      }
    `,
    assignmentRef,
  );
  const { members } = useRoleNouns();
  const { id, title, version, isForAll, counts } = assignment;
  const state = assignment.state === "OPEN" || assignment.state === "CLOSED" ? assignment.state : "DRAFT";
  const [error, setError] = useState<ErrorCode | null>(null);
  const { open, close, remove, isBusy } = useAssignmentCommands();
  const run = (command: typeof open) => async (): Promise<void> => setError(await command(id, version, connections));
  const { assigned = 0, done = 0, late = 0, excused = 0 } = counts ?? {};
  const copyIt = t`Copy`;
  const openIt = t({ message: "Open it", context: "assignment" });
  const edit = t`Change`;
  const closeIt = t({ message: "Close assignment", context: "assignment" });
  const deleteIt = t`Delete`;
  return (
    <li className={styles["item"]} data-state={state}>
      <div className={styles["words"]}>
        <h3 className={styles["title"]}>
          <Link to={assignmentAddress(id)}>{title}</Link> <span className={styles["state"]}>{t(states[state])}</span>
        </h3>
        <div>
          <TaskWords assignmentRef={assignment} />
        </div>
        <p className={styles["soft"]}>
          <DueWords assignmentRef={assignment} size="short" /> · <OpeningWords assignmentRef={assignment} />
        </p>
        <p className={styles["soft"]}>
          {isForAll
            ? t`For everyone: ${done} of ${assigned} done`
            : t`For some ${members}: ${done} of ${assigned} done`}
          {late > 0 && ` · ${t`${late} late`}`}
          {excused > 0 && ` · ${t`${excused} excused`}`}
        </p>
      </div>
      <div className={styles["actions"]}>
        {!isResting && state === "DRAFT" && (
          <Button isSmall look="primary" isBusy={isBusy} onClick={run(open)} aria-label={`${openIt}: ${title}`}>
            {openIt}
          </Button>
        )}
        {!isResting && state !== "CLOSED" && (
          <Button isSmall onClick={onEdit} aria-label={`${edit}: ${title}`}>
            {edit}
          </Button>
        )}
        <Button isSmall onClick={onCopy} aria-label={`${copyIt}: ${title}`}>
          {copyIt}
        </Button>
        {!isResting && state === "OPEN" && (
          <Button isSmall isBusy={isBusy} onClick={run(close)} aria-label={`${closeIt}: ${title}`}>
            {closeIt}
          </Button>
        )}
        {!isResting && state === "DRAFT" && (
          <Button isSmall look="quiet" isBusy={isBusy} onClick={run(remove)} aria-label={`${deleteIt}: ${title}`}>
            {deleteIt}
          </Button>
        )}
      </div>
      {error !== null && <ErrorNotice code={error} />}
    </li>
  );
}

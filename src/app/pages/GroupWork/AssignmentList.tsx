import { useLingui } from "@lingui/react/macro";
import { useRoleNouns } from "../../features/group/roleWords";
import { useEffect, useState } from "react";
import { graphql, usePaginationFragment, useFragment } from "react-relay";
import type { AssignmentListPaginationQuery } from "../../../../__generated__/AssignmentListPaginationQuery.graphql";
import type { AssignmentList_group$key } from "../../../../__generated__/AssignmentList_group.graphql";
import { ShowMore } from "../../ui/ShowMore";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import styles from "./GroupWorkPage.module.css";
import { msg } from "@lingui/core/macro";
import { Link } from "react-router-dom";
import type { AssignmentList_assignment$key } from "../../../../__generated__/AssignmentList_assignment.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { assignmentAddress } from "../../features/assignment/assignmentPaths";
import { DueWords, OpeningWords, TaskWords } from "../../features/assignment/assignmentWords";
import { useAssignmentCommands } from "./assignmentMutations";

type Props = {
  readonly groupRef: AssignmentList_group$key;
  readonly isResting: boolean;
  readonly onEdit: (id: string) => void;
  /** Called with the id of the connection, for mutations that add to it. */
  readonly onConnection: (id: string) => void;
};

const PAGE = 25;

/** All assignments of a group, newest first: state, due date, and how many members have finished. */
export function AssignmentList({ groupRef, isResting, onEdit, onConnection }: Props) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<AssignmentListPaginationQuery, AssignmentList_group$key>(
    graphql`
      fragment AssignmentList_group on Group
      @throwOnFieldError
      @refetchable(queryName: "AssignmentListPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 25 }, after: { type: "String" }) {
        assignments(first: $first, after: $after) @connection(key: "AssignmentList_group_assignments") {
          __id
          edges {
            node {
              id
              ...AssignmentList_assignment
            }
          }
        }
      }
    `,
    groupRef,
  );
  const { __id: connection, edges } = data.assignments;
  useEffect(() => onConnection(connection), [onConnection, connection]);
  return (
    <Card title={t`Assignments`}>
      {edges.length === 0 ? (
        <p>{t`No assignments yet. An assignment can be a lesson, a text, an exam, or a goal for time, speed or accuracy. It stays a draft until you open it.`}</p>
      ) : (
        <ul className={styles["list"]}>
          {edges.map(({ node }) => (
            <AssignmentRow
              key={node.id}
              assignmentRef={node}
              connections={[connection]}
              isResting={isResting}
              onEdit={() => onEdit(node.id)}
            />
          ))}
        </ul>
      )}
      <ShowMore page={page} count={PAGE} />
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
};

/** An assignment in the coach's list, with its actions. */
function AssignmentRow({ assignmentRef, connections, isResting, onEdit }: AssignmentRowProps) {
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
  const { assigned = 0, done = 0, late = 0 } = counts ?? {};
  const openIt = t({ message: "Open it", context: "assignment" });
  const edit = t`Change`;
  const closeIt = t({ message: "Close it", context: "assignment" });
  const deleteIt = t`Delete`;
  return (
    <li className={styles["item"]} data-state={state}>
      <div className={styles["words"]}>
        <h3 className={styles["title"]}>
          <Link to={assignmentAddress(id)}>{title}</Link> <span className={styles["state"]}>{t(states[state])}</span>
        </h3>
        <p>
          <TaskWords assignmentRef={assignment} />
        </p>
        <p className={styles["soft"]}>
          <DueWords assignmentRef={assignment} size="short" /> · <OpeningWords assignmentRef={assignment} />
        </p>
        <p className={styles["soft"]}>
          {isForAll
            ? t`For everyone: ${done} of ${assigned} done`
            : t`For some ${members}: ${done} of ${assigned} done`}
          {late > 0 && ` · ${t`${late} late`}`}
        </p>
      </div>
      {!isResting && state !== "CLOSED" && (
        <div className={styles["actions"]}>
          {state === "DRAFT" && (
            <Button isSmall look="primary" isBusy={isBusy} onClick={run(open)} aria-label={`${openIt}: ${title}`}>
              {openIt}
            </Button>
          )}
          <Button isSmall onClick={onEdit} aria-label={`${edit}: ${title}`}>
            {edit}
          </Button>
          {state === "OPEN" && (
            <Button isSmall isBusy={isBusy} onClick={run(close)} aria-label={`${closeIt}: ${title}`}>
              {closeIt}
            </Button>
          )}
          {state === "DRAFT" && (
            <Button isSmall look="quiet" isBusy={isBusy} onClick={run(remove)} aria-label={`${deleteIt}: ${title}`}>
              {deleteIt}
            </Button>
          )}
        </div>
      )}
      {error !== null && <ErrorNotice code={error} />}
    </li>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { AssignmentListPaginationQuery } from "../../../../__generated__/AssignmentListPaginationQuery.graphql";
import type { AssignmentList_group$key } from "../../../../__generated__/AssignmentList_group.graphql";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { AssignmentRow } from "./AssignmentRow";
import styles from "./GroupWork.module.css";

type Props = {
  readonly groupRef: AssignmentList_group$key;
  readonly isResting: boolean;
  readonly onEdit: (id: string) => void;
  /** Told which list in the store it is, for those who add to it. */
  readonly onConnection: (id: string) => void;
};

const PAGE = 25;

/** All assignments of a group, the newest first: where each stands, when it is due, how many have done it. */
export function AssignmentList({ groupRef, isResting, onEdit, onConnection }: Props) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    AssignmentListPaginationQuery,
    AssignmentList_group$key
  >(
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
              ...AssignmentRow_assignment
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
        <p>{t`There are none yet. An assignment can be a lesson, a text, a time or accuracy goal, or an exam. It stays a draft until you open it.`}</p>
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
      {hasNext && (
        <div>
          <Button isBusy={isLoadingNext} onClick={() => loadNext(PAGE)}>
            {t`Show more`}
          </Button>
        </div>
      )}
    </Card>
  );
}

import { useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment, useFragment } from "react-relay";
import type { WorkListPaginationQuery } from "../../../../__generated__/WorkListPaginationQuery.graphql";
import type { WorkList_group$key } from "../../../../__generated__/WorkList_group.graphql";
import { ShowMore } from "../../ui/ShowMore";
import { Card } from "../../ui/Card";
import styles from "./assignment.module.css";
import { Link } from "react-router-dom";
import type { WorkList_assignment$key } from "../../../../__generated__/WorkList_assignment.graphql";
import { assignmentAddress } from "./assignmentPaths";
import { DueWords } from "./assignmentWords";
import { StateBadge } from "./ProgressWords";
import type { WorkList_myWorkGroup$key } from "../../../../__generated__/WorkList_myWorkGroup.graphql";

const PAGE = 25;

/** A member's open assignments of one group, earliest due date first. */
export function WorkList({ groupRef }: { readonly groupRef: WorkList_group$key }) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<WorkListPaginationQuery, WorkList_group$key>(
    graphql`
      fragment WorkList_group on Group
      @throwOnFieldError
      @refetchable(queryName: "WorkListPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 25 }, after: { type: "String" }) {
        assignments(first: $first, after: $after) @connection(key: "WorkList_group_assignments") {
          edges {
            node {
              id
              dueAt
              myProgress {
                state
              }
              ...WorkList_assignment
            }
          }
        }
      }
    `,
    groupRef,
  );
  const all = data.assignments.edges.map(({ node }) => node);
  const inOrder = all.toSorted((one, other) => rank(one) - rank(other));
  return (
    <Card title={t`Your assignments`}>
      {all.length === 0 ? (
        <p>{t`No assignments right now. New ones appear here and on the practice page.`}</p>
      ) : (
        <ul className={styles["list"]}>
          {inOrder.map((assignment) => (
            <WorkRow key={assignment.id} assignmentRef={assignment} />
          ))}
        </ul>
      )}
      <ShowMore page={page} count={PAGE} />
    </Card>
  );
}

/** Sort key: assignments that are done come after those that are not; both by due date. */
function rank({
  dueAt,
  myProgress,
}: {
  readonly dueAt: string | null | undefined;
  readonly myProgress: { readonly state: string } | null | undefined;
}): number {
  const due = dueAt == null ? 1e14 : Date.parse(dueAt);
  return myProgress?.state === "DONE" ? due + 2e14 : due;
}

/** An assignment of a member. */
function WorkRow({ assignmentRef }: { readonly assignmentRef: WorkList_assignment$key }) {
  const assignment = useFragment(
    graphql`
      fragment WorkList_assignment on Assignment @throwOnFieldError {
        id
        title
        ...assignmentWords_dueWordsAssignment
        myProgress {
          ...ProgressWords_stateBadgeProgress
        }
      }
    `,
    assignmentRef,
  );
  const { id, title, myProgress } = assignment;
  return (
    <li className={styles["item"]}>
      <Link className={styles["title"]} to={assignmentAddress(id)}>
        {title}
      </Link>
      <span className={styles["due"]}>
        <DueWords assignmentRef={assignment} />
      </span>
      {myProgress && <StateBadge progressRef={myProgress} />}
    </li>
  );
}

/** The viewer's assignments on the overview of a group. Empty for coaches, who have a page of their own for them. */
export function MyWork({ groupRef }: { readonly groupRef: WorkList_myWorkGroup$key }) {
  const group = useFragment(
    graphql`
      fragment WorkList_myWorkGroup on Group @throwOnFieldError {
        myRole
        ...WorkList_group
      }
    `,
    groupRef,
  );
  return group.myRole === "MEMBER" ? <WorkList groupRef={group} /> : null;
}

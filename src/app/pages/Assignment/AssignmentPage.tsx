import { graphql, usePreloadedQuery, useFragment } from "react-relay";
import AssignmentPageQueryNode, {
  type AssignmentPageQuery,
} from "../../../../__generated__/AssignmentPageQuery.graphql";
import { useItemAddress, useWorkAddress } from "../../features/assignment/assignmentPaths";
import { ProgressWords, StateBadge, TaskBadge } from "../../features/assignment/ProgressWords";
import { formatDateTime } from "../../platform/dates/formatDate";
import { useViewerQuery } from "../../relay/routeQuery";
import { useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "react-router-dom";
import type { AssignmentPage_assignment$key } from "../../../../__generated__/AssignmentPage_assignment.graphql";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import { groupAddress } from "../../features/addresses";
import { RoleWordsContext } from "../../features/group/roleWords";
import styles from "./AssignmentPage.module.css";
import { FollowMembers } from "./FollowMembers";
import { DueWords, OpeningWords, TaskWords, ItemWords } from "../../features/assignment/assignmentWords";
import { Card } from "../../ui/Card";
import { LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { useHasToken } from "../../relay/sessionToken";
import type { AssignmentPage_gradeAssignment$key } from "../../../../__generated__/AssignmentPage_gradeAssignment.graphql";
import type { AssignmentPage_mine$key } from "../../../../__generated__/AssignmentPage_mine.graphql";
import type { AssignmentPage_task$key } from "../../../../__generated__/AssignmentPage_task.graphql";
import { readGradeScale, useGradeText } from "../../features/grades/gradeWords";
import { ProgressBar } from "../../ui/primitives";
import { Dated } from "../../ui/Dated";

/** An assignment that the viewer may see. */
export function AssignmentPage() {
  const { node } = usePreloadedQuery<AssignmentPageQuery>(
    graphql`
      query AssignmentPageQuery($id: ID!) @throwOnFieldError @preloadable {
        node(id: $id) {
          ...AssignmentPage_assignment @alias(as: "sheet")
        }
      }
    `,
    useViewerQuery<AssignmentPageQuery>(AssignmentPageQueryNode),
  );
  return node?.sheet ? <AssignmentSheet assignmentRef={node.sheet} /> : <AssignmentNotFound />;
}

/** An assignment: members work on it, coaches see their progress. */
function AssignmentSheet({ assignmentRef }: { readonly assignmentRef: AssignmentPage_assignment$key }) {
  const { t } = useLingui();
  const assignment = useFragment(
    graphql`
      fragment AssignmentPage_assignment on Assignment @throwOnFieldError {
        title
        note
        isMine
        group {
          id
          name
          myRole
          settings {
            roleWords
          }
        }
        ...assignmentWords_openingWordsAssignment
        ...assignmentWords_dueWordsAssignment
        ...assignmentWords_assignment
        ...AssignmentPage_mine
        ...AssignmentPage_gradeAssignment
        ...FollowMembers_assignment
      }
    `,
    assignmentRef,
  );
  const { title, note, isMine, group } = assignment;
  const isFollowed = group.myRole !== "MEMBER";
  return (
    <RoleWordsContext value={group.settings.roleWords}>
      <div className={styles["page"]}>
        <PageMeta title={title} description={t`A group assignment: what to do, and when it's due.`} isUnlisted />
        <PageHeader title={title} lead={<Link to={groupAddress(group.id, "work")}>{group.name}</Link>} />
        <div className={styles["facts"]}>
          {!isMine && (
            <div className={styles["task"]}>
              <TaskWords assignmentRef={assignment} />
            </div>
          )}
          <p className={styles["soft"]}>
            <DueWords assignmentRef={assignment} />
          </p>
          {isFollowed && (
            <p className={styles["soft"]}>
              <OpeningWords assignmentRef={assignment} />
            </p>
          )}
          {note !== "" && <p className={styles["note"]}>{note}</p>}
        </div>
        {isMine && (
          <>
            <MyTasks assignmentRef={assignment} />
            <OwnGrade assignmentRef={assignment} />
          </>
        )}
        {isFollowed && <FollowMembers assignmentRef={assignment} />}
      </div>
    </RoleWordsContext>
  );
}

/** The viewer's grade. Empty while there is none, and in a group that does not share grades. */
function OwnGrade({ assignmentRef }: { readonly assignmentRef: AssignmentPage_gradeAssignment$key }) {
  const { t } = useLingui();
  const { group, myGrade } = useFragment(
    graphql`
      fragment AssignmentPage_gradeAssignment on Assignment @throwOnFieldError {
        group {
          grading {
            ...gradeWords_grading
          }
        }
        myGrade {
          percent
          comment
        }
      }
    `,
    assignmentRef,
  );
  const text = useGradeText(readGradeScale(group.grading));
  if (!myGrade || (myGrade.percent == null && myGrade.comment === "")) return null;
  const { percent, comment } = myGrade;
  return (
    <Card title={t`Your grade`}>
      {percent != null && <p className={styles["grade"]}>{text(percent)}</p>}
      {comment !== "" && <p className={styles["note"]}>{comment}</p>}
    </Card>
  );
}

/**
 * Shown instead of an assignment that does not exist or that the viewer may not see, without saying which. Its status
 * is 404 if nothing has this id (server/pages/pageQueries.ts) and 200 otherwise: the server renders it without knowing
 * the viewer, and a member may be signed in for one tab only, which no cookie shows.
 */
function AssignmentNotFound() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const hasToken = useHasToken();
  return (
    <>
      <PageMeta
        title={t`Assignment not found`}
        description={t`There's nothing at this address. Check the link, or go to the home page.`}
        isUnlisted
      />
      <Notice isPage text={t`Assignment not found`}>
        <p>{t`It may have been deleted, may open later, or may be for someone else.`}</p>
        <LinkButton look="primary" to="/groups">
          {t`Your groups`}
        </LinkButton>
        {!hasToken && <LinkButton to={`/sign-in?next=${encodeURIComponent(pathname)}`}>{t`Sign in`}</LinkButton>}
      </Notice>
    </>
  );
}

/** For a member: a button that starts the next task, each task with its state, and their progress. */
function MyTasks({ assignmentRef }: { readonly assignmentRef: AssignmentPage_mine$key }) {
  const { t } = useLingui();
  const assignment = useFragment(
    graphql`
      fragment AssignmentPage_mine on Assignment @throwOnFieldError {
        id
        state
        backspace
        ...assignmentPaths_assignment
        myProgress {
          state
          part
          doneAt
          isExcused
          ...ProgressWords_stateBadgeProgress
          tasks {
            state
            item {
              position
            }
            ...AssignmentPage_task
          }
        }
      }
    `,
    assignmentRef,
  );
  const { id, state, backspace, myProgress } = assignment;
  const address = useWorkAddress(assignment);
  if (!myProgress) return null;
  const { tasks, isExcused } = myProgress;
  const isOpen = state === "OPEN";
  const isDone = myProgress.state === "DONE";
  const done = tasks.filter((task) => task.state === "DONE").length;
  const doneOn = myProgress.doneAt == null ? null : formatDateTime(myProgress.doneAt);
  return (
    <>
      {isExcused && <Notice text={t`You're excused from this assignment. You don't have to do it.`} />}
      {!backspace && isOpen && (
        <Notice
          text={t`Backspace is off for this assignment: keep typing after an error. Runs in which you delete something don't count.`}
        />
      )}
      <div className={styles["row"]}>
        {isOpen && address !== null && (
          <LinkButton look={isDone || isExcused ? "secondary" : "primary"} to={address}>
            {startWords()}
          </LinkButton>
        )}
        {state === "CLOSED" && <p>{t`This assignment is closed. Anything you type now won't count.`}</p>}
      </div>
      <Card title={tasks.length > 1 ? t`Your tasks` : t`Your task`}>
        <div className={styles["own"]}>
          <ProgressBar label={t`Progress`} part={myProgress.part} />
          <p className={styles["row"]}>
            <StateBadge progressRef={myProgress} />
            {tasks.length > 1 && <span className={styles["soft"]}>{t`${done} of ${tasks.length} tasks done`}</span>}
            {doneOn !== null && (
              <span className={styles["soft"]}>
                <Dated words={t`Done on ${doneOn}`} dates={[doneOn]} />
              </span>
            )}
          </p>
          <ol className={styles["tasks"]} data-single={tasks.length === 1 || undefined}>
            {tasks.map((task) => (
              <TaskRow
                key={task.item.position}
                assignmentId={id}
                taskRef={task}
                isStartable={isOpen && tasks.length > 1}
              />
            ))}
          </ol>
        </div>
      </Card>
    </>
  );

  function startWords(): string {
    if (isDone) return t`Do it again`;
    if (tasks.length > 1 && done > 0) return t`Start the next task`;
    return myProgress?.state === "IN_PROGRESS" ? t`Continue` : t`Start`;
  }
}

type TaskRowProps = {
  readonly assignmentId: string;
  readonly taskRef: AssignmentPage_task$key;
  readonly isStartable: boolean;
};

/** One task, with its state and a link to it. */
function TaskRow({ assignmentId, taskRef, isStartable }: TaskRowProps) {
  const { t } = useLingui();
  const task = useFragment(
    graphql`
      fragment AssignmentPage_task on AssignmentTaskProgress @throwOnFieldError {
        state
        item {
          position
          ...assignmentWords_item
          ...assignmentPaths_item
        }
        ...ProgressWords_progress
      }
    `,
    taskRef,
  );
  const address = useItemAddress(assignmentId, task.item);
  const number = task.item.position + 1;
  return (
    <li className={styles["taskRow"]}>
      <div className={styles["taskWords"]}>
        <ItemWords itemRef={task.item} />
        <span className={styles["soft"]}>
          <ProgressWords progressRef={task} />
        </span>
      </div>
      {isStartable && (
        <span className={styles["taskState"]}>
          <TaskBadge state={task.state} />
          {address !== null && task.state !== "DONE" && (
            <LinkButton isSmall to={address} aria-label={t`Start task ${number}`}>
              {task.state === "IN_PROGRESS" ? t`Continue` : t`Start`}
            </LinkButton>
          )}
        </span>
      )}
    </li>
  );
}

import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { MyTasks_assignment$key } from "../../../../__generated__/MyTasks_assignment.graphql";
import type { MyTasks_task$key } from "../../../../__generated__/MyTasks_task.graphql";
import { useItemAddress, useWorkAddress } from "../../features/assignment/assignmentPaths";
import { ItemWords } from "../../features/assignment/assignmentWords";
import { ProgressWords, StateBadge, TaskBadge } from "../../features/assignment/ProgressWords";
import { formatDateTime } from "../../platform/dates/formatDate";
import { LinkButton } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import { ProgressBar } from "../../ui/primitives";
import styles from "./AssignmentPage.module.css";

/** For a member: a button that starts the next task, each task with its state, and their progress. */
export function MyTasks({ assignmentRef }: { readonly assignmentRef: MyTasks_assignment$key }) {
  const { t } = useLingui();
  const assignment = useFragment(
    graphql`
      fragment MyTasks_assignment on Assignment @throwOnFieldError {
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
            ...MyTasks_task
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
            {doneOn !== null && <span className={styles["soft"]}>{t`Done on ${doneOn}`}</span>}
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
  readonly taskRef: MyTasks_task$key;
  readonly isStartable: boolean;
};

/** One task, with its state and a link to it. */
function TaskRow({ assignmentId, taskRef, isStartable }: TaskRowProps) {
  const { t } = useLingui();
  const task = useFragment(
    graphql`
      fragment MyTasks_task on AssignmentTaskProgress @throwOnFieldError {
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

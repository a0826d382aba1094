import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { OwnProgress_assignment$key } from "../../../../__generated__/OwnProgress_assignment.graphql";
import { formatDateTime } from "../../platform/dates/formatDate";
import { ProgressBar } from "../../ui/primitives";
import styles from "./AssignmentPage.module.css";
import { ProgressWords } from "./words/ProgressWords";
import { StateBadge } from "./words/StateBadge";

/** How far the viewer is. */
export function OwnProgress({ assignmentRef }: { readonly assignmentRef: OwnProgress_assignment$key }) {
  const { t } = useLingui();
  const { myProgress, task } = useFragment(
    graphql`
      fragment OwnProgress_assignment on Assignment @throwOnFieldError {
        task {
          ... on LessonTask {
            exercises
          }
        }
        myProgress {
          part
          doneAt
          ...StateBadge_progress
          ...ProgressWords_progress
        }
      }
    `,
    assignmentRef,
  );
  if (!myProgress) return null;
  const done = myProgress.doneAt == null ? null : formatDateTime(myProgress.doneAt);
  return (
    <div className={styles["own"]}>
      <p className={styles["row"]}>
        <StateBadge progressRef={myProgress} />
        <ProgressWords progressRef={myProgress} exercises={task.exercises ?? null} />
      </p>
      <ProgressBar label={t`How much is done`} part={myProgress.part} />
      {done !== null && <p className={styles["soft"]}>{t`Done ${done}`}</p>}
    </div>
  );
}

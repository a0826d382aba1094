import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { AssignmentRow_assignment$key } from "../../../../__generated__/AssignmentRow_assignment.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { Button } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { assignmentAddress } from "../Assignment/assignmentAddress";
import { DueWords } from "../Assignment/words/DueWords";
import { OpeningWords } from "../Assignment/words/OpeningWords";
import { TaskWords } from "../Assignment/words/TaskWords";
import styles from "./GroupWork.module.css";
import { useAssignmentCommands } from "./useAssignmentCommands";

const states = {
  DRAFT: msg`draft`,
  OPEN: msg({ message: "open", context: "assignment" }),
  CLOSED: msg({ message: "closed", context: "assignment" }),
} as const;

type Props = {
  readonly assignmentRef: AssignmentRow_assignment$key;
  readonly connections: readonly string[];
  readonly isResting: boolean;
  readonly onEdit: () => void;
};

/** One assignment in the coach's list, with what can be done with it. */
export function AssignmentRow({ assignmentRef, connections, isResting, onEdit }: Props) {
  const { t } = useLingui();
  const assignment = useFragment(
    graphql`
      fragment AssignmentRow_assignment on Assignment @throwOnFieldError {
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
        ...TaskWords_assignment
        ...DueWords_assignment
        ...OpeningWords_assignment
      }
    `,
    assignmentRef,
  );
  const { id, title, version, isForAll, counts } = assignment;
  const state = assignment.state === "OPEN" || assignment.state === "CLOSED" ? assignment.state : "DRAFT";
  const [error, setError] = useState<ErrorCode | null>(null);
  const { open, close, remove, isBusy } = useAssignmentCommands();
  const run = (command: typeof open) => async (): Promise<void> => setError(await command(id, version, connections));
  const { assigned = 0, done = 0, late = 0 } = counts ?? {};
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
          {isForAll ? t`For all: ${done} of ${assigned} done` : t`For some: ${done} of ${assigned} done`}
          {late > 0 && ` · ${t`${late} late`}`}
        </p>
      </div>
      {!isResting && state !== "CLOSED" && (
        <div className={styles["actions"]}>
          {state === "DRAFT" && (
            <Button isSmall look="primary" isBusy={isBusy} onClick={run(open)} aria-label={t`Open: ${title}`}>
              {t({ message: "Open it", context: "assignment" })}
            </Button>
          )}
          <Button isSmall onClick={onEdit} aria-label={t`Change: ${title}`}>
            {t`Change`}
          </Button>
          {state === "OPEN" && (
            <Button isSmall isBusy={isBusy} onClick={run(close)} aria-label={t`Close: ${title}`}>
              {t({ message: "Close it", context: "assignment" })}
            </Button>
          )}
          {state === "DRAFT" && (
            <Button isSmall look="quiet" isBusy={isBusy} onClick={run(remove)} aria-label={t`Delete: ${title}`}>
              {t`Delete`}
            </Button>
          )}
        </div>
      )}
      {error !== null && <ErrorNotice code={error} />}
    </li>
  );
}

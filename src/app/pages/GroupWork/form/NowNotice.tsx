import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { NowNotice_assignment$key } from "../../../../../__generated__/NowNotice_assignment.graphql";
import { Notice } from "../../../ui/Notice";
import { DueWords } from "../../Assignment/words/DueWords";
import { OpeningWords } from "../../Assignment/words/OpeningWords";
import { TaskWords } from "../../Assignment/words/TaskWords";
import styles from "./AssignmentForm.module.css";

/** What an assignment is now, beside what somebody typed who did not know. */
export function NowNotice({ assignmentRef }: { readonly assignmentRef: NowNotice_assignment$key }) {
  const { t } = useLingui();
  const assignment = useFragment(
    graphql`
      fragment NowNotice_assignment on Assignment @throwOnFieldError {
        title
        note
        ...TaskWords_assignment
        ...DueWords_assignment
        ...OpeningWords_assignment
      }
    `,
    assignmentRef,
  );
  const { title, note } = assignment;
  return (
    <Notice text={t`As it is now: ${title}`}>
      <span className={styles["now"]}>
        <TaskWords assignmentRef={assignment} />
        <DueWords assignmentRef={assignment} />
        <OpeningWords assignmentRef={assignment} />
        {note !== "" && <span>{note}</span>}
      </span>
    </Notice>
  );
}

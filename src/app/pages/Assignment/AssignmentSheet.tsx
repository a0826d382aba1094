import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { AssignmentSheet_assignment$key } from "../../../../__generated__/AssignmentSheet_assignment.graphql";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import { groupAddress } from "../Group/groupAddress";
import styles from "./AssignmentPage.module.css";
import { FollowMembers } from "./FollowMembers";
import { MyPart } from "./MyPart";
import { DueWords } from "./words/DueWords";
import { OpeningWords } from "./words/OpeningWords";
import { TaskWords } from "./words/TaskWords";

/** One assignment: its member does it, its coach follows those who do. */
export function AssignmentSheet({ assignmentRef }: { readonly assignmentRef: AssignmentSheet_assignment$key }) {
  const { t } = useLingui();
  const assignment = useFragment(
    graphql`
      fragment AssignmentSheet_assignment on Assignment @throwOnFieldError {
        title
        note
        isMine
        group {
          id
          name
          myRole
        }
        ...OpeningWords_assignment
        ...DueWords_assignment
        ...TaskWords_assignment
        ...MyPart_assignment
        ...FollowMembers_assignment
      }
    `,
    assignmentRef,
  );
  const { title, note, isMine, group } = assignment;
  const isFollowed = group.myRole !== "MEMBER";
  return (
    <div className={styles["page"]}>
      <PageMeta title={title} description={t`Work for a group: what to do, and by when.`} isUnlisted />
      <PageHeader title={title} lead={<Link to={groupAddress(group.id, "work")}>{group.name}</Link>} />
      <div className={styles["facts"]}>
        <p className={styles["task"]}>
          <TaskWords assignmentRef={assignment} />
        </p>
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
      {isMine && <MyPart assignmentRef={assignment} />}
      {isFollowed && <FollowMembers assignmentRef={assignment} />}
    </div>
  );
}

import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { WorkRow_assignment$key } from "../../../../../__generated__/WorkRow_assignment.graphql";
import { assignmentAddress } from "../assignmentAddress";
import { DueWords } from "../words/DueWords";
import { StateBadge } from "../words/StateBadge";
import styles from "./WorkList.module.css";

/** One piece of work of a member. */
export function WorkRow({ assignmentRef }: { readonly assignmentRef: WorkRow_assignment$key }) {
  const assignment = useFragment(
    graphql`
      fragment WorkRow_assignment on Assignment @throwOnFieldError {
        id
        title
        ...DueWords_assignment
        myProgress {
          ...StateBadge_progress
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

import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { MemberRow_progress$key } from "../../../../__generated__/MemberRow_progress.graphql";
import { formatDateTime } from "../../platform/dates/formatDate";
import { groupAddress } from "../Group/groupAddress";
import styles from "./AssignmentPage.module.css";
import { ProgressWords } from "./words/ProgressWords";
import { StateBadge } from "./words/StateBadge";

type Props = {
  readonly progressRef: MemberRow_progress$key;
  readonly groupId: string;
  readonly exercises: number | null;
};

/** How one member is getting on. */
export function MemberRow({ progressRef, groupId, exercises }: Props) {
  const progress = useFragment(
    graphql`
      fragment MemberRow_progress on AssignmentProgress @throwOnFieldError {
        member {
          id
          user {
            displayName
          }
        }
        lastAt
        doneAt
        ...StateBadge_progress
        ...ProgressWords_progress
      }
    `,
    progressRef,
  );
  const { member, lastAt, doneAt } = progress;
  return (
    <tr>
      <th scope="row">
        <Link to={groupAddress(groupId, `members/${encodeURIComponent(member.id)}`)}>{member.user.displayName}</Link>
      </th>
      <td>
        <StateBadge progressRef={progress} />
      </td>
      <td>
        <ProgressWords progressRef={progress} exercises={exercises} />
      </td>
      <td className={styles["wide"]}>{lastAt == null ? "–" : formatDateTime(lastAt, "short")}</td>
      <td className={styles["wide"]}>{doneAt == null ? "–" : formatDateTime(doneAt, "short")}</td>
    </tr>
  );
}

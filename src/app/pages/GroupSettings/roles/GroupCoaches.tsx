import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { GroupCoaches_group$key } from "../../../../../__generated__/GroupCoaches_group.graphql";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { Card } from "../../../ui/Card";
import { ErrorNotice } from "../../../ui/ErrorBoundary";
import { AddCoach } from "./AddCoach";
import { CoachRole } from "./CoachRole";
import styles from "./GroupCoaches.module.css";

/** Who coaches a group and who owns it, for its owner to say. */
export function GroupCoaches({ groupRef }: { readonly groupRef: GroupCoaches_group$key }) {
  const { t } = useLingui();
  const group = useFragment(
    graphql`
      fragment GroupCoaches_group on Group @throwOnFieldError {
        id
        coaches {
          user {
            id
          }
          ...CoachRole_coach
        }
        ...AddCoach_group
      }
    `,
    groupRef,
  );
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  return (
    <Card
      id="coaches"
      title={t`Coaches`}
      lead={t`Coaches add members, set work, watch and report. Owners also say who coaches, and may archive or delete the group.`}
    >
      <ul className={styles["list"]}>
        {group.coaches.map((coach) => (
          <CoachRole key={coach.user.id} groupId={group.id} coachRef={coach} onIssue={setIssue} />
        ))}
      </ul>
      {issue !== null && <ErrorNotice code={issue} />}
      <AddCoach groupRef={group} onIssue={setIssue} />
    </Card>
  );
}

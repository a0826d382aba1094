import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { CoachesCard_group$key } from "../../../../__generated__/CoachesCard_group.graphql";
import { Card } from "../../ui/Card";
import { groupAddress } from "../../features/group/groupPaths";
import { useNameOfRole } from "../../features/group/groupRoles";
import { useRoleNouns } from "../../features/group/roleWords";
import { LinkButton } from "../../ui/Button";
import styles from "./GroupPage.module.css";
import { LeaveGroup } from "../../features/group/LeaveGroup";

/** The coaches of a group; for its members also what coaches can see of them, and a button to leave. */
export function CoachesCard({ groupRef }: { readonly groupRef: CoachesCard_group$key }) {
  const { t } = useLingui();
  const group = useFragment(
    graphql`
      fragment CoachesCard_group on Group @throwOnFieldError {
        id
        myRole
        archivedAt
        coaches {
          role
          user {
            id
            displayName
          }
        }
        ...LeaveGroup_group
      }
    `,
    groupRef,
  );
  const { id, myRole, archivedAt, coaches } = group;
  const { Coaches, coaches: leaders } = useRoleNouns();
  const nameOfRole = useNameOfRole();
  return (
    <Card title={Coaches}>
      <ul className={styles["list"]}>
        {coaches.map(({ role, user }) => (
          <li key={user.id} className={styles["row"]}>
            <span className={styles["name"]}>{user.displayName}</span>
            <span className={styles["role"]}>{nameOfRole(role)}</span>
          </li>
        ))}
      </ul>
      {myRole === "MEMBER" && (
        <div className={styles["privacy"]}>
          <h3 className={styles["subtitle"]}>{t`What ${leaders} can see`}</h3>
          <ul className={styles["points"]}>
            <li>{t`Your results, exams and lessons since you joined.`}</li>
            <li>{t`What you type while they're watching. A note at the edge of your screen tells you when.`}</li>
            <li>{t`Never your password, and nothing from before you joined.`}</li>
          </ul>
        </div>
      )}
      {myRole === "OWNER" && archivedAt == null && (
        <div>
          <LinkButton to={`${groupAddress(id, "settings")}#coaches`}>{t`Change ${leaders}`}</LinkButton>
        </div>
      )}
      {(myRole === "MEMBER" || myRole === "COACH") && <LeaveGroup groupRef={group} />}
    </Card>
  );
}

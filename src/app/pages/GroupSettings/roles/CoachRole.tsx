import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { CoachRole_coach$key } from "../../../../../__generated__/CoachRole_coach.graphql";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { announce } from "../../../ui/notices";
import { Select } from "../../../ui/ChoiceFields";
import { nameOfRole } from "../../Group/groupRoleNames";
import { useSetGroupRole } from "../mutations/useSetGroupRole";
import styles from "./GroupCoaches.module.css";

const roles = ["OWNER", "COACH", "MEMBER"] as const;

type Props = {
  readonly groupId: string;
  readonly coachRef: CoachRole_coach$key;
  readonly onIssue: (code: ErrorCode | null) => void;
};

/** Somebody who coaches, and what they shall be. */
export function CoachRole({ groupId, coachRef, onIssue }: Props) {
  const { t } = useLingui();
  const { role, user } = useFragment(
    graphql`
      fragment CoachRole_coach on GroupCoach @throwOnFieldError {
        role
        user {
          id
          displayName
        }
      }
    `,
    coachRef,
  );
  const [setRole] = useSetGroupRole();
  const { displayName } = user;
  const change = async (chosen: (typeof roles)[number]): Promise<void> => {
    const answer = await setRole(groupId, user.id, chosen);
    onIssue(answer.ok ? null : answer.error);
    const name = t(nameOfRole(chosen));
    if (answer.ok) announce(t`${displayName} is ${name} now.`);
  };
  return (
    <li className={styles["row"]}>
      <Select
        label={displayName}
        options={roles.map((one) => ({ value: one, label: t(nameOfRole(one)) }))}
        value={role === "OWNER" ? "OWNER" : "COACH"}
        onChange={(chosen) => void change(chosen)}
      />
    </li>
  );
}

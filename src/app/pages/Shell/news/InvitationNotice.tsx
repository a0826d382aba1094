import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { Button } from "../../../ui/Button";
import { useErrorMessage } from "../../../ui/errorMessages";
import { useJoinRace } from "../../../features/race/raceMutations";
import type { Invitation } from "./GroupNews";
import styles from "./Invitations.module.css";

type Props = { readonly invitation: Invitation; readonly onDecline: () => void };

/** One race of a group that one may join, or go back to. */
export function InvitationNotice({ invitation: { code, groupName, isSeated }, onDecline }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [join, isJoining] = useJoinRace();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const message = useErrorMessage(issue);
  const enter = async (): Promise<void> => {
    const answer = isSeated ? null : await join({ code });
    if (answer === null || answer.ok) return navigate(`/race/${code}`);
    setIssue(answer.error);
  };
  return (
    <div className={styles["notice"]}>
      <p className={styles["words"]}>
        {isSeated ? t`The race of ${groupName} waits for you.` : t`${groupName} is about to race. Join in?`}
      </p>
      <div className={styles["actions"]}>
        <Button isSmall look="primary" isBusy={isJoining} onClick={() => void enter()}>
          {isSeated ? t`Go to the race` : t`Join`}
        </Button>
        <Button isSmall onClick={onDecline}>
          {t`Not now`}
        </Button>
      </div>
      {issue !== null && <p className={styles["issue"]}>{message}</p>}
    </div>
  );
}

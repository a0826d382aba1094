import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { ErrorCode } from "../../../contract/errorCodes";
import { Button } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { announce } from "../../ui/notices";
import { groupAddress } from "../Group/groupAddress";
import styles from "./JoinPage.module.css";
import { useJoinGroup } from "./useJoinGroup";

/** Joins the group of a code, and goes there. */
export function JoinButton({ code }: { readonly code: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [join, isJoining] = useJoinGroup();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const enter = async (): Promise<void> => {
    setIssue(null);
    const answer = await join(code);
    const group = answer.ok ? answer.payload.group : null;
    if (!answer.ok) return setIssue(answer.error);
    if (group == null) return;
    const { name } = group;
    announce(t`You are in ${name} now.`);
    await navigate(groupAddress(group.id));
  };
  return (
    <>
      <div className={styles["ways"]}>
        <Button look="primary" isBusy={isJoining} onClick={() => void enter()}>
          {isJoining ? t`Joining` : t`Join the group`}
        </Button>
      </div>
      {issue !== null && <ErrorNotice code={issue} onRetry={() => void enter()} />}
    </>
  );
}

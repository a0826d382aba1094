import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { Joining_group$key } from "../../../../__generated__/Joining_group.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { formatJoinCode } from "../../../contract/codes";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Dialog } from "../../ui/Dialog";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { announce } from "../../ui/notices";
import styles from "./Joining.module.css";
import { useRenewJoinCode } from "./mutations/useRenewJoinCode";
import { useSetJoining } from "./mutations/useSetJoining";

/** Whether others may join a group by its code, and another code. */
export function Joining({ groupRef }: { readonly groupRef: Joining_group$key }) {
  const { t } = useLingui();
  const { id, joinCode, isJoinOpen } = useFragment(
    graphql`
      fragment Joining_group on Group @throwOnFieldError {
        id
        joinCode
        isJoinOpen
      }
    `,
    groupRef,
  );
  const [setJoining, isSetting] = useSetJoining();
  const [renew, isRenewing] = useRenewJoinCode();
  const [isAsking, setAsking] = useState(false);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const turn = async (): Promise<void> => {
    const answer = await setJoining(id, isJoinOpen !== true);
    setIssue(answer.ok ? null : answer.error);
  };
  const makeNew = async (): Promise<void> => {
    const answer = await renew(id);
    setIssue(answer.ok ? null : answer.error);
    setAsking(false);
    if (answer.ok) announce(t`The group has a new code.`);
  };
  return (
    <Card
      id="joining"
      title={t`Joining`}
      lead={
        isJoinOpen === true
          ? t`Whoever has the code can join as a member.`
          : t`Nobody can join by code. Members that you add still get in.`
      }
    >
      {joinCode != null && <p className={styles["code"]}>{formatJoinCode(joinCode)}</p>}
      {issue !== null && <ErrorNotice code={issue} />}
      <div className={styles["actions"]}>
        <Button isBusy={isSetting} onClick={() => void turn()}>
          {isJoinOpen === true ? t`Close joining` : t`Open joining`}
        </Button>
        {joinCode != null && <Button onClick={() => setAsking(true)}>{t`New code`}</Button>}
      </div>
      <Dialog title={t`Make a new code?`} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>{t`The code before opens nothing any more, nor do links with it. Who is in the group stays in it.`}</p>
        <div className={styles["actions"]}>
          <Button look="primary" isBusy={isRenewing} onClick={() => void makeNew()}>
            {t`Make a new code`}
          </Button>
          <Button onClick={() => setAsking(false)}>{t`Keep this one`}</Button>
        </div>
      </Dialog>
    </Card>
  );
}

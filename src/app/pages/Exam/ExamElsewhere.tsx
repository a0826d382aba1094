import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ExamElsewhere_attempt$key } from "../../../../__generated__/ExamElsewhere_attempt.graphql";
import type { ExamElsewhere_exam$key } from "../../../../__generated__/ExamElsewhere_exam.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { formatTime } from "../../platform/dates/formatTime";
import { useCountdown } from "../../relay/useCountdown";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ErrorNotice } from "../../ui/ErrorNotice";
import styles from "./ExamRoom.module.css";
import { useHandInAttempt } from "./mutations/useHandInAttempt";
import { useRefreshExam } from "./mutations/useRefreshExam";

type Props = {
  readonly examRef: ExamElsewhere_exam$key;
  readonly attemptRef: ExamElsewhere_attempt$key;
  readonly isTakingOver: boolean;
  readonly onTakeOver: () => void;
};

/**
 * An attempt that goes on in another window or on another device: it can be taken over while there is time, and handed
 * in when there is none.
 */
export function ExamElsewhere({ examRef, attemptRef, isTakingOver, onTakeOver }: Props) {
  const { t } = useLingui();
  const { id } = useFragment(
    graphql`
      fragment ExamElsewhere_exam on Exam @throwOnFieldError {
        id
      }
    `,
    examRef,
  );
  const { number, seat, batch, endsAt, collectsUntil } = useFragment(
    graphql`
      fragment ExamElsewhere_attempt on ExamAttempt @throwOnFieldError {
        number
        seat
        batch
        endsAt
        collectsUntil
      }
    `,
    attemptRef,
  );
  const left = useCountdown(endsAt);
  const [handIn, isHandingIn] = useHandInAttempt();
  const refresh = useRefreshExam(id);
  const [error, setError] = useState<ErrorCode | null>(null);
  const until = formatTime(collectsUntil);
  const handInNow = async (): Promise<void> => {
    const answer = await handIn({ examId: id, attempt: number, seat, batch });
    setError(answer.ok ? null : answer.error);
    if (!answer.ok) refresh();
  };

  if (left === 0) {
    return (
      <Card
        title={t`The time of attempt ${number} is over`}
        lead={t`It was typed in another window or on another device. Keys that were typed there in time still count when they arrive before ${until}.`}
      >
        {error !== null && <ErrorNotice code={error} onRetry={() => void handInNow()} />}
        <div className={styles["actions"]}>
          <Button look="primary" isBusy={isHandingIn} onClick={() => void handInNow()}>
            {t`Hand in what has arrived`}
          </Button>
          <Button onClick={refresh}>{t`Look again`}</Button>
        </div>
      </Card>
    );
  }
  return (
    <Card
      title={t`Attempt ${number} is under way in another window or on another device`}
      lead={t`The clock runs. You can go on here with everything that has arrived; the other window can then add nothing more.`}
    >
      <div className={styles["actions"]}>
        <Button look="primary" isBusy={isTakingOver} onClick={onTakeOver}>
          {t`Go on here`}
        </Button>
      </div>
    </Card>
  );
}

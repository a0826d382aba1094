import { fromWireLanguage } from "../../../contract/languages/languages";
import { useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { ExamRunning_exam$key } from "../../../../__generated__/ExamRunning_exam.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { useServerClock, useCountdown } from "../../relay/serverClock";
import type { MutationResult } from "../../relay/useResultMutation";

import { ErrorNotice } from "../../ui/ErrorBoundary";
import { Skeleton } from "../../ui/primitives";

import { AttemptStage } from "./AttemptStage";
import styles from "./ExamPage.module.css";
import { type ExamSession, openSession, pageId } from "./ExamSession";
import { leaveExam, useRefreshExam, useResumeAttempt, type OpenAttempt, useHandInAttempt } from "./examMutations";
import type { ExamRunning_attempt$key } from "../../../../__generated__/ExamRunning_attempt.graphql";
import type { ExamRunning_elsewhere$key } from "../../../../__generated__/ExamRunning_elsewhere.graphql";
import { formatTime } from "../../platform/dates/formatDate";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";

type ExamRunningProps = {
  readonly examRef: ExamRunning_exam$key;
  /** Says something in a live region that stays. The same function from one render to the next. */
  readonly onSay: (text: string) => void;
};

/** A running attempt: continued at once if it was typed here before, and offered if it is typed elsewhere. */
export function ExamRunning({ examRef, onSay }: ExamRunningProps) {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const exam = useFragment(
    graphql`
      fragment ExamRunning_exam on Exam @throwOnFieldError {
        id
        language
        attempts {
          device
          ...ExamRunning_attempt
        }
        ...ExamRunning_elsewhere
      }
    `,
    examRef,
  );
  const { id, language } = exam;
  const attempt = exam.attempts.at(-1);
  const [isHere, setHere] = useState(attempt?.device === pageId());
  const [open, setOpen] = useState<{ readonly attempt: OpenAttempt; readonly session: ExamSession } | null>(null);
  const [error, setError] = useState<ErrorCode | null>(null);
  const [resume, isResuming] = useResumeAttempt();
  const refresh = useRefreshExam(id);
  const isClockReady = useServerClock();

  const takeSeat = useCallback(
    (answer: MutationResult<OpenAttempt>): void => {
      setError(answer.ok ? null : answer.error);
      if (!answer.ok) return refresh();
      setOpen({ attempt: answer.data, session: openSession(environment, id, answer.data) });
      setHere(true);
    },
    [environment, id, refresh],
  );
  const takeOver = (): void => void resume({ examId: id, device: pageId() }).then(takeSeat);
  const loseSeat = useCallback((): void => {
    setOpen(null);
    setHere(false);
    refresh();
  }, [refresh]);
  const [wasHere] = useState(isHere);
  useEffect(() => {
    if (!wasHere || !isClockReady) return;
    let isGone = false;
    void resume({ examId: id, device: pageId() }).then((answer) => isGone || takeSeat(answer));
    return () => {
      isGone = true;
    };
  }, [wasHere, isClockReady, id, resume, takeSeat]);
  useEffect(() => () => open?.session.close(), [open]);
  useEffect(() => () => leaveExam(environment, id, pageId()), [environment, id]);

  if (attempt === undefined) return null;
  if (isHere && open !== null) {
    return (
      <AttemptStage
        key={open.attempt.seat}
        session={open.session}
        examId={id}
        opened={open.attempt}
        language={fromWireLanguage(language)}
        onLost={loseSeat}
        onSay={onSay}
      />
    );
  }
  return (
    <div
      className={styles["column"]}
      aria-busy={isHere && error === null}
      aria-label={isHere ? t`Opening the exam room` : undefined}
    >
      {error !== null && <ErrorNotice code={error} onRetry={takeOver} />}
      {isHere && error === null && <Skeleton size="block" />}
      {!isHere && <ExamElsewhere examRef={exam} attemptRef={attempt} isTakingOver={isResuming} onTakeOver={takeOver} />}
    </div>
  );
}

type Props = {
  readonly examRef: ExamRunning_elsewhere$key;
  readonly attemptRef: ExamRunning_attempt$key;
  readonly isTakingOver: boolean;
  readonly onTakeOver: () => void;
};

/**
 * An attempt that continues in another window or on another device: it can be taken over while there is time left, and
 * otherwise handed in.
 */
function ExamElsewhere({ examRef, attemptRef, isTakingOver, onTakeOver }: Props) {
  const { t } = useLingui();
  const { id } = useFragment(
    graphql`
      fragment ExamRunning_elsewhere on Exam @throwOnFieldError {
        id
      }
    `,
    examRef,
  );
  const { number, seat, batch, endsAt, collectsUntil } = useFragment(
    graphql`
      fragment ExamRunning_attempt on ExamAttempt @throwOnFieldError {
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
    const answer = await handIn({ examId: id, attempt: number, seat, batch, isByEar: false });
    setError(answer.ok ? null : answer.error);
    if (!answer.ok) refresh();
  };

  if (left === 0) {
    return (
      <Card
        title={t`Time is up for attempt ${number}`}
        lead={t`You were typing in another window or on another device. What you typed there in time still counts if it arrives before ${until}.`}
      >
        {error !== null && <ErrorNotice code={error} onRetry={() => void handInNow()} />}
        <div className={styles["actions"]}>
          <Button look="primary" isBusy={isHandingIn} onClick={() => void handInNow()}>
            {t`Hand in what we have so far`}
          </Button>
          <Button onClick={refresh}>{t`Check again`}</Button>
        </div>
      </Card>
    );
  }
  return (
    <Card
      title={t`Attempt ${number} is in progress in another window or on another device`}
      lead={t`The clock is running. You can continue here with everything received so far. After that, the other window can't add anything.`}
    >
      <div className={styles["actions"]}>
        <Button look="primary" isBusy={isTakingOver} onClick={onTakeOver}>
          {t`Continue here`}
        </Button>
      </div>
    </Card>
  );
}

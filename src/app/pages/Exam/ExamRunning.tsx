import { useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { ExamRunning_exam$key } from "../../../../__generated__/ExamRunning_exam.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { useServerClock } from "../../relay/useServerClock";
import { ErrorNotice } from "../../ui/ErrorNotice";
import { Skeleton } from "../../ui/Skeleton";
import { AttemptRoom } from "./AttemptRoom";
import { ExamElsewhere } from "./ExamElsewhere";
import styles from "./ExamRoom.module.css";
import { leaveExam } from "./mutations/leaveExam";
import { useRefreshExam } from "./mutations/useRefreshExam";
import { useResumeAttempt, type OpenAttempt } from "./mutations/useResumeAttempt";
import { pageId } from "./pageId";

/** A running attempt: taken on at once where it was typed before, offered where it is typed elsewhere. */
export function ExamRunning({ examRef }: { readonly examRef: ExamRunning_exam$key }) {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const exam = useFragment(
    graphql`
      fragment ExamRunning_exam on Exam @throwOnFieldError {
        id
        language
        norm {
          minutes
        }
        attempts {
          device
          ...AttemptRoom_attempt
          ...ExamElsewhere_attempt
        }
        ...ExamElsewhere_exam
      }
    `,
    examRef,
  );
  const { id, language } = exam;
  const attempt = exam.attempts.at(-1);
  const [isHere, setHere] = useState(attempt?.device === pageId());
  const [opened, setOpened] = useState<OpenAttempt | null>(null);
  const [error, setError] = useState<ErrorCode | null>(null);
  const [resume, isResuming] = useResumeAttempt();
  const refresh = useRefreshExam(id);
  const isClockReady = useServerClock();

  const takeOn = useCallback(async (): Promise<void> => {
    const answer = await resume(id, pageId());
    setError(answer.ok ? null : answer.error);
    if (!answer.ok) return refresh();
    setOpened(answer.attempt);
    setHere(true);
  }, [id, resume, refresh]);
  const loseSeat = useCallback((): void => {
    setOpened(null);
    setHere(false);
    refresh();
  }, [refresh]);
  useEffect(() => {
    if (isHere && isClockReady) void takeOn();
    // Once, when both are known: later it is the candidate who takes over.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isClockReady]);
  useEffect(() => () => leaveExam(environment, id, pageId()), [environment, id]);

  if (attempt === undefined) return null;
  if (!isHere) {
    return (
      <div className={styles["column"]}>
        {error !== null && <ErrorNotice code={error} onRetry={() => void takeOn()} />}
        <ExamElsewhere examRef={exam} attemptRef={attempt} isTakingOver={isResuming} onTakeOver={() => void takeOn()} />
      </div>
    );
  }
  if (opened === null) {
    return (
      <div className={styles["column"]} aria-busy={error === null} aria-label={t`The exam room opens`}>
        {error === null ? <Skeleton size="block" /> : <ErrorNotice code={error} onRetry={() => void takeOn()} />}
      </div>
    );
  }
  return <AttemptRoom key={opened.seat} examId={id} opened={opened} minutes={exam.norm.minutes} language={language === "NL" ? "nl" : "en"} attemptRef={attempt} onLost={loseSeat} />;
}

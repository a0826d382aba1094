import { useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { ExamRunning_exam$key } from "../../../../__generated__/ExamRunning_exam.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { useServerClock } from "../../relay/useServerClock";
import { ErrorNotice } from "../../ui/ErrorNotice";
import { Skeleton } from "../../ui/Skeleton";
import { AttemptStage } from "./AttemptStage";
import { ExamElsewhere } from "./ExamElsewhere";
import styles from "./ExamRoom.module.css";
import type { ExamSession } from "./ExamSession";
import { leaveExam } from "./mutations/leaveExam";
import { useRefreshExam } from "./mutations/useRefreshExam";
import { useResumeAttempt, type OpenAttempt, type Resumed } from "./mutations/useResumeAttempt";
import { openSession } from "./openSession";
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
          ...ExamElsewhere_attempt
        }
        ...ExamElsewhere_exam
      }
    `,
    examRef,
  );
  const { id, language } = exam;
  const { minutes } = exam.norm;
  const attempt = exam.attempts.at(-1);
  const [isHere, setHere] = useState(attempt?.device === pageId());
  const [open, setOpen] = useState<{ readonly attempt: OpenAttempt; readonly session: ExamSession } | null>(null);
  const [error, setError] = useState<ErrorCode | null>(null);
  const [resume, isResuming] = useResumeAttempt();
  const refresh = useRefreshExam(id);
  const isClockReady = useServerClock();

  const takeSeat = useCallback(
    (answer: Resumed): void => {
      setError(answer.ok ? null : answer.error);
      if (!answer.ok) return refresh();
      setOpen({ attempt: answer.attempt, session: openSession(environment, id, minutes, answer.attempt) });
      setHere(true);
    },
    [environment, id, minutes, refresh],
  );
  const takeOver = (): void => void resume(id, pageId()).then(takeSeat);
  const loseSeat = useCallback((): void => {
    setOpen(null);
    setHere(false);
    refresh();
  }, [refresh]);
  const [wasHere] = useState(isHere);
  useEffect(() => {
    if (!wasHere || !isClockReady) return;
    let isGone = false;
    void resume(id, pageId()).then((answer) => isGone || takeSeat(answer));
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
        language={language === "NL" ? "nl" : "en"}
        onLost={loseSeat}
      />
    );
  }
  return (
    <div
      className={styles["column"]}
      aria-busy={isHere && error === null}
      aria-label={isHere ? t`The exam room opens` : undefined}
    >
      {error !== null && <ErrorNotice code={error} onRetry={takeOver} />}
      {isHere && error === null && <Skeleton size="block" />}
      {!isHere && <ExamElsewhere examRef={exam} attemptRef={attempt} isTakingOver={isResuming} onTakeOver={takeOver} />}
    </div>
  );
}

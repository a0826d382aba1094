import { useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { ErrorCode } from "../../../contract/errorCodes";
import { formatTime } from "../../platform/dates/formatTime";
import { ErrorNotice } from "../../ui/ErrorNotice";
import styles from "./AttemptStage.module.css";
import type { ExamSession } from "./ExamSession";
import type { ExamAnswer } from "./mutations/ExamAnswer";
import { useHandInAttempt } from "./mutations/useHandInAttempt";
import { useRefreshExam } from "./mutations/useRefreshExam";
import type { OpenAttempt } from "./mutations/useResumeAttempt";

type Props = { readonly session: ExamSession; readonly examId: string; readonly opened: OpenAttempt };

/** Hands an attempt in that is over on this page, as soon as the server has all its keys. */
export function HandingIn({ session, examId, opened }: Props) {
  const { t } = useLingui();
  const { sender } = session;
  const { number, seat } = opened;
  const isThere = useSyncExternalStore(sender.subscribe, () => sender.isDone);
  const isStopped = useSyncExternalStore(sender.subscribe, () => sender.state.kind === "stopped");
  const [handIn] = useHandInAttempt();
  const refresh = useRefreshExam(examId);
  const [error, setError] = useState<ErrorCode | null>(null);
  const send = useCallback(
    () => handIn({ examId, attempt: number, seat, batch: session.lastBatch }),
    [handIn, examId, number, seat, session],
  );
  const hear = useCallback((answer: ExamAnswer): void => setError(answer.ok ? null : answer.error), []);
  const sendAgain = (): void => void send().then(hear);
  useEffect(() => {
    if (isThere) void send().then(hear);
  }, [isThere, send, hear]);
  useEffect(() => {
    // Whatever was refused here, the server knows how it ended.
    if (isStopped) refresh();
  }, [isStopped, refresh]);
  useEffect(() => {
    if (error === null) return;
    const again = (): void => void send().then(hear);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [error, send, hear]);
  const until = formatTime(opened.collectsUntil);

  return (
    <output className={styles["handing"]}>
      <strong className={styles["over"]}>{t`This attempt is over.`}</strong>
      {error === null ? (
        <span>
          {isThere
            ? t`It is being graded.`
            : t`Your last keys are on their way. They count when they arrive before ${until}; leave this page open until then.`}
        </span>
      ) : (
        <ErrorNotice code={error} onRetry={sendAgain} />
      )}
    </output>
  );
}

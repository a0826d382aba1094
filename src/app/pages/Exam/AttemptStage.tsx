import type { Language } from "../../../contract/languages/languages";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useState, useSyncExternalStore, useCallback } from "react";
import { useRunPhase } from "../../typing/runHooks";
import type { MutationResult } from "../../relay/useResultMutation";
import { Button } from "../../ui/Button";
import { Dialog, LeaveGuard } from "../../ui/Dialog";
import type { ExamSession } from "./ExamSession";
import { type OpenAttempt, useHandInAttempt, useRefreshExam } from "./examMutations";
import { ExamSheet } from "./ExamSheet";
import { formatClock, formatTime } from "../../platform/dates/formatDate";
import { useCountdown } from "../../relay/serverClock";
import styles from "./ExamPage.module.css";
import type { ErrorCode } from "../../../contract/errorCodes";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import type { SenderState } from "../../typing/sending/KeystrokeSender";
import { timeWords } from "../../features/exam/examWords";

type Props = {
  readonly session: ExamSession;
  readonly examId: string;
  readonly opened: OpenAttempt;
  readonly language: Language;
  /** Another page has taken over the attempt. */
  readonly onLost: () => void;
  /** Says something in a live region that stays. The same function from one render to the next. */
  readonly onSay: (text: string) => void;
};

/** The attempt itself: the clock, the text and what is typed, without any feedback. */
export function AttemptStage({ session, examId, opened, language, onLost, onSay }: Props) {
  const { t } = useLingui();
  const { run, sender } = session;
  const phase = useRunPhase(run);
  const way = useSyncExternalStore(sender.subscribe, () => sender.state);
  const [isAsking, setAsking] = useState(false);
  const [isClockShown, setClockShown] = useState(true);
  const isLost = way.kind === "stopped" && (way.reason === "OTHER_DEVICE" || way.reason === "ELSEWHERE");
  useEffect(() => {
    if (isLost) onLost();
  }, [isLost, onLost]);
  const handIn = (): void => {
    setAsking(false);
    run.stop();
  };
  const { number } = opened;
  useAttemptNews(session, opened, onSay);

  return (
    <div ref={showWhole} className={styles["stage"]}>
      <div className={styles["head"]}>
        <span className={styles["attempt"]} data-fades>{t`Attempt ${number}`}</span>
        <ExamClock
          startsAt={opened.startsAt}
          endsAt={opened.endsAt}
          isOver={phase === "ended"}
          isShown={isClockShown}
          onShow={setClockShown}
        />
        <span className={styles["end"]} data-fades>
          {phase !== "ended" && (
            <Button look="quiet" isSmall onClick={() => setAsking(true)}>
              {t`Hand in`}
            </Button>
          )}
        </span>
      </div>
      <ExamSheet
        run={run}
        text={opened.text}
        language={language}
        startsAt={opened.startsAt}
        isTimeTold={isClockShown}
        onEscape={() => setAsking(true)}
        onSpoken={session.countSpoken}
      />
      <SenderBadge state={way} />
      {phase === "ended" && <HandingIn session={session} examId={examId} opened={opened} />}
      <ExamLeaveGuard isActive={phase !== "ended"} />
      <Dialog title={t`Hand in this attempt?`} isOpen={isAsking && phase !== "ended"} onClose={() => setAsking(false)}>
        <p>{t`You still have time left. Your attempt is graded over the full time, and you can't continue it after handing it in.`}</p>
        <div className={styles["attemptStageActions"]}>
          <Button onClick={() => setAsking(false)}>{t`Keep typing`}</Button>
          <Button look="danger" onClick={handIn}>
            {t`Hand it in`}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

/** On a low screen the button that began the attempt was further down than the clock and the text. */
function showWhole(stage: Element | null): void {
  if (stage === null) return;
  const { top, bottom } = stage.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) stage.scrollIntoView();
}

type ExamClockProps = {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isOver: boolean;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
};

/** The countdown to the start, then the remaining time, which the candidate can hide. Summaries say it aloud. */
function ExamClock({ startsAt, endsAt, isOver, isShown, onShow }: ExamClockProps) {
  const { t } = useLingui();
  const before = useCountdown(startsAt) ?? 0;
  const left = useCountdown(endsAt) ?? 0;
  if (isOver) return <span className={styles["clock"]}>0:00</span>;
  if (before > 0) {
    return (
      <span className={styles["clock"]} aria-hidden="true">
        {before}
      </span>
    );
  }
  return (
    <span className={styles["both"]}>
      <span className={styles["clock"]} role="timer" aria-label={t`Time left`} hidden={!isShown}>
        {formatClock(left)}
      </span>
      <Button look="quiet" isSmall data-types-on="always" onClick={() => onShow(!isShown)}>
        {isShown ? t`Hide the clock` : t`Show the clock`}
      </Button>
    </span>
  );
}

type HandingInProps = { readonly session: ExamSession; readonly examId: string; readonly opened: OpenAttempt };

/** Hands in an attempt that is over on this page, as soon as the server has all its keystrokes. */
function HandingIn({ session, examId, opened }: HandingInProps) {
  const { t } = useLingui();
  const { sender } = session;
  const { number, seat } = opened;
  const isThere = useSyncExternalStore(sender.subscribe, () => sender.isDone);
  const isStopped = useSyncExternalStore(sender.subscribe, () => sender.state.kind === "stopped");
  const [handIn] = useHandInAttempt();
  const refresh = useRefreshExam(examId);
  const [error, setError] = useState<ErrorCode | null>(null);
  const send = useCallback(
    () => handIn({ examId, attempt: number, seat, batch: session.lastBatch, isByEar: session.isByEar }),
    [handIn, examId, number, seat, session],
  );
  const onAnswer = useCallback((answer: MutationResult<string>): void => setError(answer.ok ? null : answer.error), []);
  const sendAgain = (): void => void send().then(onAnswer);
  useEffect(() => {
    if (isThere) void send().then(onAnswer);
  }, [isThere, send, onAnswer]);
  useEffect(() => {
    // Whatever was refused here, the server knows how it ended.
    if (isStopped) refresh();
  }, [isStopped, refresh]);
  useEffect(() => {
    if (error === null) return;
    const again = (): void => void send().then(onAnswer);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [error, send, onAnswer]);
  const until = formatTime(opened.collectsUntil);

  return (
    <div className={styles["handing"]}>
      <strong className={styles["over"]}>{t`This attempt is over.`}</strong>
      {error === null ? (
        <output>
          {isThere
            ? t`It's being graded.`
            : t`Your last keystrokes are still being sent. They count if they arrive before ${until}, so keep this page open until then.`}
        </output>
      ) : (
        <ErrorNotice code={error} onRetry={sendAgain} />
      )}
    </div>
  );
}

/** The state of the connection if the candidate should know about it; empty while all is well. */
function SenderBadge({ state }: { readonly state: SenderState }) {
  const { t } = useLingui();
  const reason =
    state.kind === "stopped" && state.reason !== "ELSEWHERE" && state.reason !== "OTHER_DEVICE" ? state.reason : null;
  return (
    <div className={styles["way"]}>
      <output>
        {state.kind === "waiting" && (
          <span className={styles["badge"]}>{t`No connection: keep typing, your keystrokes are saved`}</span>
        )}
      </output>
      {reason !== null && <ErrorNotice code={reason} />}
    </div>
  );
}

/** Asks for confirmation before a candidate leaves a running attempt. */
function ExamLeaveGuard({ isActive }: { readonly isActive: boolean }) {
  const { t } = useLingui();
  return (
    <LeaveGuard isActive={isActive} title={t`Leave the exam room?`} stay={t`Keep typing`} leave={t`Leave this page`}>
      {t`The clock keeps running. Come back before time is up to continue where you left off. What you typed is saved.`}
    </LeaveGuard>
  );
}

/**
 * Says aloud when an attempt starts, continues and ends.
 * @param say the same function from one render to the next.
 */
function useAttemptNews(
  { run }: ExamSession,
  { number, startsAt, endsAt }: OpenAttempt,
  say: (text: string) => void,
): void {
  const { t } = useLingui();
  const isBefore = (useCountdown(startsAt) ?? 0) > 0;
  const [wasBefore] = useState(isBefore);
  const isOver = useRunPhase(run) === "ended";
  const time = timeWords(t, Date.parse(endsAt) - Date.parse(startsAt));
  useEffect(() => {
    if (isOver) say(performance.now() < run.zero + run.limitMs ? t`Attempt ${number} was handed in.` : t`Time is up.`);
    else if (isBefore) say(t`The clock starts in three seconds.`);
    else if (!wasBefore) say(t`Attempt ${number} continues.`);
    else say(t`Attempt ${number} has started. You have ${time}.`);
  }, [isBefore, isOver, wasBefore, number, time, run, say, t]);
}

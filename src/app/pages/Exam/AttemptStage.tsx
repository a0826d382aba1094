import { useLingui } from "@lingui/react/macro";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useRunPhase } from "../../typing/useRunPhase";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import styles from "./AttemptStage.module.css";
import { ExamClock } from "./ExamClock";
import { ExamLeaveGuard } from "./ExamLeaveGuard";
import type { ExamSession } from "./ExamSession";
import { HandingIn } from "./HandingIn";
import type { OpenAttempt } from "./mutations/useResumeAttempt";
import { SenderBadge } from "./SenderBadge";
import { ExamSheet } from "./sheet/ExamSheet";

type Props = {
  readonly session: ExamSession;
  readonly examId: string;
  readonly opened: OpenAttempt;
  readonly language: "en" | "nl";
  /** Another page has taken the attempt. */
  readonly onLost: () => void;
};

/** The attempt itself: the clock, the text, what is typed, and nothing that tells how it goes. */
export function AttemptStage({ session, examId, opened, language, onLost }: Props) {
  const { t } = useLingui();
  const { run, sender } = session;
  const phase = useRunPhase(run);
  const way = useSyncExternalStore(sender.subscribe, () => sender.state);
  const [isAsking, setAsking] = useState(false);
  const isLost = way.kind === "stopped" && (way.reason === "OTHER_DEVICE" || way.reason === "ELSEWHERE");
  useEffect(() => {
    if (isLost) onLost();
  }, [isLost, onLost]);
  const handIn = (): void => {
    setAsking(false);
    run.stop();
  };
  const { number } = opened;

  return (
    <div className={styles["stage"]}>
      <div className={styles["head"]}>
        <span className={styles["attempt"]} data-fades>{t`Attempt ${number}`}</span>
        <ExamClock startsAt={opened.startsAt} endsAt={opened.endsAt} isOver={phase === "ended"} />
        <span className={styles["end"]} data-fades>
          {phase !== "ended" && (
            <Button look="quiet" isSmall onClick={() => setAsking(true)}>
              {t`Hand in`}
            </Button>
          )}
        </span>
      </div>
      <ExamSheet run={run} text={opened.text} language={language} onEscape={() => setAsking(true)} />
      <SenderBadge state={way} />
      {phase === "ended" && <HandingIn session={session} examId={examId} opened={opened} />}
      <ExamLeaveGuard isActive={phase !== "ended"} />
      <Dialog title={t`Hand in this attempt?`} isOpen={isAsking && phase !== "ended"} onClose={() => setAsking(false)}>
        <p>{t`There is time left. What you hand in is graded over the whole time, and you cannot go on with it.`}</p>
        <div className={styles["actions"]}>
          <Button onClick={() => setAsking(false)}>{t`Go on typing`}</Button>
          <Button look="danger" onClick={handIn}>
            {t`Hand it in`}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

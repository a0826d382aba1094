import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ExamReady_exam$key } from "../../../../__generated__/ExamReady_exam.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { givenMs } from "../../../engine/exams/examNorms";
import { timeWords } from "../../features/exam/examWords";
import { useServerClock } from "../../relay/serverClock";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { ExamRules } from "./ExamStart";
import styles from "./ExamPage.module.css";
import { useBeginAttempt, useFinishExam, useRefreshExam } from "./examMutations";
import { pageId } from "./ExamSession";
import { AttemptResult } from "./AttemptResult";
import { plural } from "@lingui/core/macro";
import { Dialog } from "../../ui/Dialog";

type Props = {
  readonly examRef: ExamReady_exam$key;
  /** The last attempt ended while the page was open. */
  readonly isNew: boolean;
};

/** Before an attempt: the rules, the results of earlier attempts, and the button to begin. */
export function ExamReady({ examRef, isNew }: Props) {
  const { t } = useLingui();
  const exam = useFragment(
    graphql`
      fragment ExamReady_exam on Exam @throwOnFieldError {
        id
        extraTime
        norm {
          minutes
          attempts
        }
        attempts {
          number
          ...AttemptResult_attempt
        }
        ...AttemptResult_exam
      }
    `,
    examRef,
  );
  const [begin, isBeginning] = useBeginAttempt();
  const [finish, isFinishing] = useFinishExam();
  const refresh = useRefreshExam(exam.id);
  const [error, setError] = useState<ErrorCode | null>(null);
  // Sampled before the first key, whose time counts.
  useServerClock();
  const { extraTime } = exam;
  const { minutes, attempts: all } = exam.norm;
  const time = timeWords(t, givenMs({ minutes }, extraTime));
  const next = exam.attempts.length + 1;
  const beginNext = async (): Promise<void> => {
    const answer = await begin({ examId: exam.id, attempt: next, device: pageId() });
    setError(answer.ok ? null : answer.error);
    if (!answer.ok) refresh();
  };
  const finishNow = async (): Promise<void> => {
    const answer = await finish({ examId: exam.id });
    setError(answer.ok ? null : answer.error);
    if (!answer.ok) refresh();
  };

  return (
    <div className={styles["column"]}>
      {exam.attempts.toReversed().map((attempt) => (
        <AttemptResult
          key={attempt.number}
          examRef={exam}
          attemptRef={attempt}
          isOpen={attempt.number === exam.attempts.length}
          isNew={isNew && attempt.number === exam.attempts.length}
        />
      ))}
      <Card
        title={t`Attempt ${next} of ${all}`}
        lead={
          next === 1
            ? t`You have ${time}. Put your fingers in place; the text appears when you start.`
            : t`A different text, ${time}. Your best attempt counts, so your result can only get better.`
        }
      >
        {extraTime > 0 && (
          <p>{t`That includes the ${extraTime}% extra time your group gave you. Your result will say so.`}</p>
        )}
        {next === 1 && <ExamRules />}
        {error !== null && <ErrorNotice code={error} />}
        <div className={styles["actions"]}>
          <Button look="primary" isBusy={isBeginning} onClick={() => void beginNext()}>
            {t`Start attempt ${next}`}
          </Button>
          {next > 1 && (
            <FinishExam left={all - exam.attempts.length} isBusy={isFinishing} onFinish={() => void finishNow()} />
          )}
        </div>
      </Card>
    </div>
  );
}

type FinishExamProps = {
  /** Number of attempts left, at least 1. */
  readonly left: number;
  readonly isBusy: boolean;
  readonly onFinish: () => void;
};

/** A dialog focuses the element with this attribute when it opens; React does not write it. */
const focusFirst = (actions: HTMLElement | null): void =>
  actions?.querySelector("button")?.setAttribute("autofocus", "");

/** Ends an exam with attempts left, after a confirmation that says what is given up. */
function FinishExam({ left, isBusy, onFinish }: FinishExamProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const finish = (): void => {
    setAsking(false);
    onFinish();
  };
  return (
    <>
      <Button isBusy={isBusy} onClick={() => setAsking(true)}>
        {t`Finish exam`}
      </Button>
      <Dialog title={t`Finish the exam?`} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>
          {t`${plural(left, {
            one: "You have # attempt left. If you finish now, you give it up.",
            other: "You have # attempts left. If you finish now, you give them up.",
          })}`}
        </p>
        <p>{t`Your best attempt counts, so another one can't make your result worse.`}</p>
        <div className={styles["actions"]} ref={focusFirst}>
          <Button look="primary" onClick={() => setAsking(false)}>
            {t`Keep going`}
          </Button>
          <Button look="danger" onClick={finish}>
            {t`Finish exam`}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

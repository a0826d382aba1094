import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ExamReady_exam$key } from "../../../../__generated__/ExamReady_exam.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { useServerClock } from "../../relay/useServerClock";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ErrorNotice } from "../../ui/ErrorNotice";
import { ExamRules } from "./ExamRules";
import styles from "./ExamRoom.module.css";
import { FinishExam } from "./FinishExam";
import { useBeginAttempt } from "./mutations/useBeginAttempt";
import { useFinishExam } from "./mutations/useFinishExam";
import { useRefreshExam } from "./mutations/useRefreshExam";
import { pageId } from "./pageId";
import { AttemptResult } from "./results/AttemptResult";

type Props = {
  readonly examRef: ExamReady_exam$key;
  /** The last attempt ended while the page was open. */
  readonly isNew: boolean;
};

/** Before an attempt: the rules, how the earlier ones went, and the way on. */
export function ExamReady({ examRef, isNew }: Props) {
  const { t } = useLingui();
  const exam = useFragment(
    graphql`
      fragment ExamReady_exam on Exam @throwOnFieldError {
        id
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
  // Known before the first key: its time counts.
  useServerClock();
  const { minutes, attempts: all } = exam.norm;
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
            ? t`You have ${minutes} minutes. Put your fingers in place; the text appears when you begin.`
            : t`Another text, ${minutes} minutes. The best attempt counts, so it can only get better.`
        }
      >
        {next === 1 && <ExamRules />}
        {error !== null && <ErrorNotice code={error} />}
        <div className={styles["actions"]}>
          <Button look="primary" isBusy={isBeginning} onClick={() => void beginNext()}>
            {t`Begin attempt ${next}`}
          </Button>
          {next > 1 && (
            <FinishExam left={all - exam.attempts.length} isBusy={isFinishing} onFinish={() => void finishNow()} />
          )}
        </div>
      </Card>
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ExamOver_exam$key } from "../../../../__generated__/ExamOver_exam.graphql";
import { LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import styles from "./ExamPage.module.css";
import { flagReasonWords } from "../../features/result/FlagCard";
import { speedWords, nameOfLevel } from "../../features/exam/examWords";
import { AttemptResult, VerdictHeading } from "./AttemptResult";

type Props = {
  readonly examRef: ExamOver_exam$key;
  /** It ended while the page was open. */
  readonly isNew: boolean;
};

/** An exam that is over: whether it is passed, its certificate, and every attempt with its errors. */
export function ExamOver({ examRef, isNew }: Props) {
  const { t } = useLingui();
  const exam = useFragment(
    graphql`
      fragment ExamOver_exam on Exam @throwOnFieldError {
        isMock
        exerciseId
        norm {
          name
          unit
        }
        countingAttempt {
          number
          grade {
            level
            levelLabel
            strokesPerMinute
          }
        }
        certificate {
          code
        }
        flag {
          reason
          isCleared
          reviewedAt
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
  const { countingAttempt: counting, certificate, flag } = exam;
  const level = counting?.grade?.level;
  const levelName = level == null ? "" : nameOfLevel(t, level, counting?.grade?.levelLabel);
  const speed = speedWords(t, exam.norm.unit, counting?.grade?.strokesPerMinute ?? 0);
  const search = exam.exerciseId == null ? "" : `?exercise=${encodeURIComponent(exam.exerciseId)}`;
  const again = `/exam/${exam.norm.name}${search}`;
  return (
    <div className={styles["column"]}>
      <VerdictHeading text={verdictWords()} isNew={isNew} />
      {flag?.isCleared === false ? (
        <Notice text={heldWords(flag)}>
          {flag.reviewedAt != null && <LinkButton to={again}>{t`Take a new exam`}</LinkButton>}
          <LinkButton to="/exam">{t`All exams`}</LinkButton>
        </Notice>
      ) : level == null ? (
        <Notice text={t`You haven't passed this exam yet. You can take another one anytime, with different texts.`}>
          <LinkButton look="primary" to={again}>
            {t`Take a new exam`}
          </LinkButton>
          <LinkButton to="/">{t`Practice first`}</LinkButton>
        </Notice>
      ) : (
        <Notice
          kind="success"
          text={
            exam.isMock
              ? t`You passed this practice exam: ${levelName}, ${speed}.`
              : t`You passed: ${levelName}, ${speed}.`
          }
        >
          {certificate && (
            <LinkButton look="primary" to={`/certificates/${certificate.code}`}>
              {t`Your certificate`}
            </LinkButton>
          )}
          {exam.exerciseId != null && <LinkButton to="/course">{t`Back to the course`}</LinkButton>}
          <LinkButton to="/exam">{t`All exams`}</LinkButton>
        </Notice>
      )}
      {exam.attempts.map((attempt) => (
        <AttemptResult
          key={attempt.number}
          examRef={exam}
          attemptRef={attempt}
          isOpen={attempt.number === counting?.number}
          isNew={false}
        />
      ))}
    </div>
  );

  function verdictWords(): string {
    if (flag?.isCleared === false) return flag.reviewedAt == null ? t`Being reviewed` : t`Does not count`;
    return level == null ? t`Not passed` : t`Passed`;
  }

  /** Why there is no certificate, or not yet. */
  function heldWords({
    reason,
    reviewedAt,
  }: {
    readonly reason: string;
    readonly reviewedAt: string | null | undefined;
  }): string {
    const why = t(flagReasonWords(reason));
    if (reviewedAt != null) return t`This exam was reviewed, and it doesn't count. ${why} You can take another one.`;
    if (exam.isMock)
      return t`You reached ${levelName}, at ${speed}. This exam is still being reviewed, so it doesn't count toward the course yet. ${why}`;
    return t`You reached ${levelName}, at ${speed}. This exam is still being reviewed, so there's no certificate yet. ${why}`;
  }
}

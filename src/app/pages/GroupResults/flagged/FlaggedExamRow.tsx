import { Plural, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { FlaggedExamRow_exam$key } from "../../../../../__generated__/FlaggedExamRow_exam.graphql";
import { formatDateTime } from "../../../platform/dates/formatDate";
import { ExamDecision } from "../../../features/exam/ExamDecision";
import { nameOfLevel, nameOfNorm } from "../../../features/exam/examNames";
import styles from "./FlaggedRow.module.css";

type Props = { readonly examRef: FlaggedExamRow_exam$key; readonly onDecided: () => void };

/** An exam that stands out: the candidate, how it went, why, and the decision. */
export function FlaggedExamRow({ examRef, onDecided }: Props) {
  const { t } = useLingui();
  const exam = useFragment(
    graphql`
      fragment FlaggedExamRow_exam on Exam @throwOnFieldError {
        createdAt
        isMock
        candidate {
          displayName
        }
        norm {
          name
        }
        countingAttempt {
          grade {
            level
            strokesPerMinute
            errors
          }
        }
        ...ExamDecision_exam
      }
    `,
    examRef,
  );
  const name = exam.candidate.displayName;
  const when = formatDateTime(exam.createdAt, "short");
  const norm = t(nameOfNorm(exam.norm.name));
  const grade = exam.countingAttempt?.grade;
  return (
    <li className={styles["row"]}>
      <p className={styles["facts"]}>
        <span className={styles["name"]}>{name}</span>
        <time className={styles["soft"]} dateTime={exam.createdAt} lang="nl">
          {when}
        </time>
        <span>{exam.isMock ? t`${norm} (mock exam)` : norm}</span>
        {grade?.level != null && <span>{t(nameOfLevel(grade.level))}</span>}
        {grade && (
          <>
            <span>{t`${grade.strokesPerMinute} strokes a minute`}</span>
            <span>
              <Plural value={grade.errors} one="# error" other="# errors" />
            </span>
          </>
        )}
      </p>
      <ExamDecision examRef={exam} name={`${name}, ${when}`} onDecided={onDecided} />
    </li>
  );
}

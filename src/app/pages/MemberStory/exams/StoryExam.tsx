import { Plural, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { StoryExam_exam$key } from "../../../../../__generated__/StoryExam_exam.graphql";
import { formatDate } from "../../../platform/dates/formatDate";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatPercent } from "../../../typing/figures/formatFigure";
import { ExamDecision } from "../../../features/exam/ExamDecision";
import { nameOfLevel, nameOfNorm } from "../../../features/exam/examNames";
import styles from "./StoryExams.module.css";

/** One exam: what it was, how it went, and its certificate. */
export function StoryExam({ examRef }: { readonly examRef: StoryExam_exam$key }) {
  const { t } = useLingui();
  const locale = useLocale();
  const exam = useFragment(
    graphql`
      fragment StoryExam_exam on Exam @throwOnFieldError {
        createdAt
        isMock
        norm {
          name
        }
        countingAttempt {
          grade {
            level
            strokesPerMinute
            errors
            accuracy
          }
        }
        certificate {
          code
        }
        ...ExamDecision_exam
      }
    `,
    examRef,
  );
  const { createdAt, isMock, norm, countingAttempt, certificate } = exam;
  const grade = countingAttempt?.grade;
  const name = t(nameOfNorm(norm.name));
  const level = grade?.level == null ? t`Not passed` : t(nameOfLevel(grade.level));
  return (
    <li>
      <p>
        {isMock ? t`${name} (mock exam)` : name}:{" "}
        {certificate ? <Link to={`/certificates/${certificate.code}`}>{level}</Link> : level}
      </p>
      <p className={styles["facts"]}>
        <time dateTime={createdAt} lang="nl">
          {formatDate(createdAt, "short")}
        </time>
        {grade && (
          <>
            <span>{t`${grade.strokesPerMinute} strokes a minute`}</span>
            <span>
              <Plural value={grade.errors} one="# error" other="# errors" />
            </span>
            <span>{t`${formatPercent(locale, grade.accuracy, 2)} right`}</span>
          </>
        )}
      </p>
      <ExamDecision examRef={exam} name={`${name}, ${formatDate(createdAt, "short")}`} />
    </li>
  );
}

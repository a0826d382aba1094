import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { AttemptResult_attempt$key } from "../../../../../__generated__/AttemptResult_attempt.graphql";
import type { AttemptResult_exam$key } from "../../../../../__generated__/AttemptResult_exam.graphql";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatFigure, formatPercent, formatSpeed } from "../../../typing/figures/formatFigure";
import { Card } from "../../../ui/Card";
import { nameOfLevel } from "../words/levelNames";
import styles from "./AttemptResult.module.css";
import { MarkedText } from "./MarkedText";
import { Missing } from "./Missing";
import { VerdictHeading } from "./VerdictHeading";

type Props = {
  readonly examRef: AttemptResult_exam$key;
  readonly attemptRef: AttemptResult_attempt$key;
  /** Whether the text is open at first, if it has errors. */
  readonly isOpen: boolean;
  /** It ended while the page was open. */
  readonly isNew: boolean;
};

/** What an attempt that has ended is worth: its numbers, what was missing, and where the errors are. */
export function AttemptResult({ examRef, attemptRef, isOpen, isNew }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const exam = useFragment(
    graphql`
      fragment AttemptResult_exam on Exam @throwOnFieldError {
        language
        ...Missing_exam
      }
    `,
    examRef,
  );
  const { number, grade, endedBy } = useFragment(
    graphql`
      fragment AttemptResult_attempt on ExamAttempt @throwOnFieldError {
        number
        endedBy
        grade {
          strokes
          errors
          strokesPerMinute
          accuracy
          level
          ...Missing_grade
          ...MarkedText_grade
        }
      }
    `,
    attemptRef,
  );
  if (!grade) return null;
  const { level } = grade;
  const verdict = level == null ? t`Not passed` : t(nameOfLevel(level));
  return (
    <Card>
      <VerdictHeading
        text={t`Attempt ${number}: ${verdict}`}
        lead={endedBy === "HANDED_IN" ? t`Handed in before the time was over.` : undefined}
        isNew={isNew}
      />
      <dl className={styles["figures"]}>
        <div>
          <dt>{t`Strokes a minute`}</dt>
          <dd>{formatSpeed(locale, grade.strokesPerMinute, 0)}</dd>
        </div>
        <div>
          <dt>{t`Strokes`}</dt>
          <dd>{formatFigure(locale, grade.strokes)}</dd>
        </div>
        <div>
          <dt>{t`Errors`}</dt>
          <dd>{formatFigure(locale, grade.errors)}</dd>
        </div>
        <div>
          <dt>{t`Accuracy`}</dt>
          <dd>{formatPercent(locale, grade.accuracy, 2)}</dd>
        </div>
      </dl>
      <Missing examRef={exam} gradeRef={grade} />
      <details className={styles["details"]} open={isOpen && grade.errors > 0}>
        <summary>{grade.errors > 0 ? t`The text with your errors` : t`The text`}</summary>
        <MarkedText gradeRef={grade} language={exam.language === "NL" ? "nl" : "en"} />
      </details>
    </Card>
  );
}

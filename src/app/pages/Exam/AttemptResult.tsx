import { fromWireLanguage } from "../../../contract/languages/languages";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { AttemptResult_attempt$key } from "../../../../__generated__/AttemptResult_attempt.graphql";
import type { AttemptResult_exam$key } from "../../../../__generated__/AttemptResult_exam.graphql";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure, formatPercent, formatSpeed } from "../../typing/figures/formatFigure";
import { Card } from "../../ui/Card";
import { givenMs, neededStrokes } from "../../../engine/exams/examNorms";
import { inUnit, speedWords, nameOfLevel, timeWords } from "../../features/exam/examWords";
import styles from "./AttemptResult.module.css";
import { MarkedText } from "./MarkedText";
import type { AttemptResult_missing$key } from "../../../../__generated__/AttemptResult_missing.graphql";
import type { AttemptResult_grade$key } from "../../../../__generated__/AttemptResult_grade.graphql";
import { useEffect, useRef } from "react";

type Props = {
  readonly examRef: AttemptResult_exam$key;
  readonly attemptRef: AttemptResult_attempt$key;
  /** Whether the text is expanded at first, if it has errors. */
  readonly isOpen: boolean;
  /** It ended while the page was open. */
  readonly isNew: boolean;
};

/** The result of an attempt that has ended: its figures, what was missing, and its errors. */
export function AttemptResult({ examRef, attemptRef, isOpen, isNew }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const exam = useFragment(
    graphql`
      fragment AttemptResult_exam on Exam @throwOnFieldError {
        language
        norm {
          unit
        }
        ...AttemptResult_missing
      }
    `,
    examRef,
  );
  const { number, grade, endedBy, isByEar, extraTime } = useFragment(
    graphql`
      fragment AttemptResult_attempt on ExamAttempt @throwOnFieldError {
        number
        endedBy
        isByEar
        extraTime
        grade {
          strokes
          errors
          strokesPerMinute
          accuracy
          level
          levelLabel
          ...AttemptResult_grade
          ...MarkedText_grade
        }
      }
    `,
    attemptRef,
  );
  if (!grade) return null;
  const { level } = grade;
  const notes = [
    endedBy === "HANDED_IN" ? t`Handed in before time was up.` : "",
    isByEar ? t`By ear: the text was read aloud.` : "",
    extraTime > 0 ? t`With ${extraTime}% extra time.` : "",
  ].filter((note) => note !== "");
  const verdict = level == null ? t`Not passed` : nameOfLevel(t, level, grade.levelLabel);
  return (
    <Card>
      <VerdictHeading
        text={t`Attempt ${number}: ${verdict}`}
        lead={notes.length > 0 ? notes.join(" ") : undefined}
        isNew={isNew}
      />
      <dl className={styles["figures"]}>
        <div>
          <dt>{exam.norm.unit === "WORDS" ? t`Words per minute` : t`Keystrokes per minute`}</dt>
          <dd>{formatSpeed(locale, inUnit(exam.norm.unit, grade.strokesPerMinute), 0)}</dd>
        </div>
        <div>
          <dt>{t`Keystrokes`}</dt>
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
      <Missing examRef={exam} gradeRef={grade} extraTime={extraTime} />
      <details className={styles["details"]} open={isOpen && grade.errors > 0}>
        <summary>{grade.errors > 0 ? t`The text with your errors` : t`The text`}</summary>
        <MarkedText gradeRef={grade} language={fromWireLanguage(exam.language)} />
      </details>
    </Card>
  );
}

/** What an attempt lacked, in whole numbers; empty if it passed. */
function Missing({
  examRef,
  gradeRef,
  extraTime,
}: {
  readonly examRef: AttemptResult_missing$key;
  readonly gradeRef: AttemptResult_grade$key;
  readonly extraTime: number;
}) {
  const { t } = useLingui();
  const { norm, hasDyslexia } = useFragment(
    graphql`
      fragment AttemptResult_missing on Exam @throwOnFieldError {
        hasDyslexia
        norm {
          minutes
          unit
          errorLimit {
            most
            of
            isStrict
          }
          levels {
            strokesPerMinute
            maxErrors
          }
          dyslexiaLevels {
            strokesPerMinute
            maxErrors
          }
        }
      }
    `,
    examRef,
  );
  const { passed, isFastEnough, isAccurateEnough, strokes, countedStrokes, strokesPerMinute, errors } = useFragment(
    graphql`
      fragment AttemptResult_grade on ExamGrade @throwOnFieldError {
        passed
        isFastEnough
        isAccurateEnough
        strokes
        countedStrokes
        strokesPerMinute
        errors
      }
    `,
    gradeRef,
  );
  if (passed) return null;
  const { minutes, unit, errorLimit, levels, dyslexiaLevels } = norm;
  const time = timeWords(t, givenMs({ minutes }, extraTime));
  const { most, of, isStrict } = errorLimit;
  const lowest = ((hasDyslexia ? dyslexiaLevels : null) ?? levels)[0];
  const perMinute = lowest?.strokesPerMinute ?? 0;
  const requiredStrokes = neededStrokes({ minutes }, extraTime, perMinute);
  const byRate = Math.max(0, isStrict ? Math.ceil((strokes * most) / of) - 1 : Math.floor((strokes * most) / of));
  const allowed = Math.min(byRate, lowest?.maxErrors ?? byRate);
  const short = requiredStrokes - countedStrokes;
  const requiredSpeed = speedWords(t, unit, perMinute);
  const reached = speedWords(t, unit, strokesPerMinute);
  return (
    <ul className={styles["missing"]}>
      {!isFastEnough && (
        <li>
          {unit === "WORDS"
            ? t`Speed: you need ${requiredSpeed}. You reached ${reached}.`
            : t`Speed: you need ${requiredStrokes} keystrokes in ${time}. You were ${short} short.`}
        </li>
      )}
      {!isAccurateEnough && (
        <li>{t`Accuracy: at most ${allowed} errors are allowed in ${strokes} keystrokes. You made ${errors}.`}</li>
      )}
    </ul>
  );
}

type VerdictHeadingProps = {
  readonly text: string;
  readonly lead?: string | undefined;
  /** It ended while this page was open, so it is scrolled into view and focused, for screen readers too. */
  readonly isNew: boolean;
};

/**
 * The heading (h2) with the result of an attempt or an exam. The sheet that had the focus is gone by then, and the page
 * may be scrolled.
 */
export function VerdictHeading({ text, lead, isNew }: VerdictHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, [isNew]);
  return (
    <div className={styles["head"]}>
      <h2 ref={heading} tabIndex={-1} className={styles["title"]}>
        {text}
      </h2>
      {lead !== undefined && <p className={styles["lead"]}>{lead}</p>}
    </div>
  );
}

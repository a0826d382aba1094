import { Plural, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { FlaggedRow_exam$key } from "../../../../__generated__/FlaggedRow_exam.graphql";
import type { FlaggedRow_result$key } from "../../../../__generated__/FlaggedRow_result.graphql";
import { formatDateTime } from "../../platform/dates/formatDate";
import { useLocale } from "../../platform/locale/useLocale";
import { formatDuration, formatPercent } from "../../typing/figures/formatFigure";
import { useSpeed } from "../../typing/figures/useSpeed";
import { ExamAids, nameOfLevel, nameOfNorm, speedWords } from "../exam/examWords";
import { ExamDecision } from "../exam/ExamDecision";
import { describeMode } from "../result/describeRunMode";
import { resultPath } from "../addresses";
import { FlagDecision, flagReasonWords } from "../result/FlagCard";
import styles from "./report.module.css";

type Props = { readonly resultRef: FlaggedRow_result$key; readonly onDecided?: () => void };

/** A flagged run: its owner, the reason, a link to its replay, and the decision. */
export function FlaggedRow({ resultRef, onDecided }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const speed = useSpeed();
  const result = useFragment(
    graphql`
      fragment FlaggedRow_result on Result @throwOnFieldError {
        id
        user {
          displayName
        }
        startedAt
        mode
        modeAmount
        raceMode
        durationMs
        wpm
        accuracy
        flag {
          reason
        }
        ...FlagCard_decisionResult
      }
    `,
    resultRef,
  );
  const { user, startedAt, mode, modeAmount, raceMode, durationMs, wpm, accuracy, flag } = result;
  const name = user.displayName;
  const when = formatDateTime(startedAt, "short");
  return (
    <li className={styles["row"]}>
      <p className={styles["facts"]}>
        <span className={styles["name"]}>{name}</span>
        <time className={styles["soft"]} dateTime={startedAt} lang="nl">
          {when}
        </time>
        <span>{t(describeMode({ mode, modeAmount: modeAmount ?? null, raceMode, title: null }))}</span>
        <span>{speed.text(wpm)}</span>
        <span>{t`${formatPercent(locale, accuracy)} accuracy`}</span>
        <span>{formatDuration(locale, durationMs)}</span>
        <Link to={resultPath(result.id)}>{t`View run and replay`}</Link>
      </p>
      {flag && <p>⚑ {t(flagReasonWords(flag.reason))}</p>}
      <FlagDecision resultRef={result} name={`${name}, ${when}`} {...(onDecided === undefined ? {} : { onDecided })} />
    </li>
  );
}

type FlaggedExamRowProps = { readonly examRef: FlaggedRow_exam$key; readonly onDecided?: () => void };

/** A flagged exam: the candidate, the result, the reason, and the decision. */
export function FlaggedExamRow({ examRef, onDecided }: FlaggedExamRowProps) {
  const { t } = useLingui();
  const exam = useFragment(
    graphql`
      fragment FlaggedRow_exam on Exam @throwOnFieldError {
        createdAt
        isMock
        candidate {
          displayName
        }
        norm {
          name
          title
          unit
        }
        countingAttempt {
          ...examWords_attempt
          grade {
            level
            levelLabel
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
  const norm = nameOfNorm(t, exam.norm.name, exam.norm.title);
  const grade = exam.countingAttempt?.grade;
  return (
    <li className={styles["row"]}>
      <p className={styles["facts"]}>
        <span className={styles["name"]}>{name}</span>
        <time className={styles["soft"]} dateTime={exam.createdAt} lang="nl">
          {when}
        </time>
        <span>{exam.isMock ? t`${norm} (practice exam)` : norm}</span>
        {grade?.level != null && <span>{nameOfLevel(t, grade.level, grade.levelLabel)}</span>}
        {exam.countingAttempt && <ExamAids attemptRef={exam.countingAttempt} />}
        {grade && (
          <>
            <span>{speedWords(t, exam.norm.unit, grade.strokesPerMinute)}</span>
            <span>
              <Plural value={grade.errors} one="# error" other="# errors" />
            </span>
          </>
        )}
      </p>
      <ExamDecision examRef={exam} name={`${name}, ${when}`} {...(onDecided === undefined ? {} : { onDecided })} />
    </li>
  );
}

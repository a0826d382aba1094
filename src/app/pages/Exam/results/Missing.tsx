import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { Missing_exam$key } from "../../../../../__generated__/Missing_exam.graphql";
import type { Missing_grade$key } from "../../../../../__generated__/Missing_grade.graphql";
import styles from "./AttemptResult.module.css";

/** What an attempt lacked, in whole numbers; nothing for one that passed. */
export function Missing({
  examRef,
  gradeRef,
}: {
  readonly examRef: Missing_exam$key;
  readonly gradeRef: Missing_grade$key;
}) {
  const { t } = useLingui();
  const { norm, hasDyslexia } = useFragment(
    graphql`
      fragment Missing_exam on Exam @throwOnFieldError {
        hasDyslexia
        norm {
          minutes
          errorLimit {
            most
            of
            isStrict
          }
          levels {
            strokesPerMinute
          }
          dyslexiaLevels {
            strokesPerMinute
          }
        }
      }
    `,
    examRef,
  );
  const { passed, isFastEnough, isAccurateEnough, strokes, errors } = useFragment(
    graphql`
      fragment Missing_grade on ExamGrade @throwOnFieldError {
        passed
        isFastEnough
        isAccurateEnough
        strokes
        errors
      }
    `,
    gradeRef,
  );
  if (passed) return null;
  const { minutes, errorLimit, levels, dyslexiaLevels } = norm;
  const { most, of, isStrict } = errorLimit;
  const asked = (((hasDyslexia ? dyslexiaLevels : null) ?? levels)[0]?.strokesPerMinute ?? 0) * minutes;
  const allowed = Math.max(0, isStrict ? Math.ceil((strokes * most) / of) - 1 : Math.floor((strokes * most) / of));
  const short = asked - strokes;
  return (
    <ul className={styles["missing"]}>
      {!isFastEnough && <li>{t`Speed: ${asked} strokes are asked in ${minutes} minutes. You were ${short} short.`}</li>}
      {!isAccurateEnough && (
        <li>{t`Accuracy: with ${strokes} strokes, at most ${allowed} errors are allowed. There were ${errors}.`}</li>
      )}
    </ul>
  );
}

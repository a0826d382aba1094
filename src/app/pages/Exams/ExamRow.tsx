import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { ExamRow_exam$key } from "../../../../__generated__/ExamRow_exam.graphql";
import { formatDate } from "../../platform/dates/formatDate";
import { nameOfLevel } from "../Exam/words/levelNames";
import { nameOfNorm } from "../Exam/words/normNames";
import styles from "./ExamsPage.module.css";
import { roomOf } from "./roomOf";

/** One exam of the list; its date leads to its room. */
export function ExamRow({ examRef }: { readonly examRef: ExamRow_exam$key }) {
  const { t } = useLingui();
  const exam = useFragment(
    graphql`
      fragment ExamRow_exam on Exam @throwOnFieldError {
        id
        phase
        isMock
        createdAt
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
        certificate {
          code
        }
        flag {
          isCleared
          reviewedAt
        }
      }
    `,
    examRef,
  );
  const { phase, isMock, certificate, flag } = exam;
  const grade = exam.countingAttempt?.grade;
  const name = t(nameOfNorm(exam.norm.name));
  const isHeld = flag?.isCleared === false;
  const result = resultOf();
  return (
    <tr>
      <th scope="row">
        <Link to={roomOf(exam.norm.name, exam.id)} lang="nl">
          {formatDate(exam.createdAt, "short")}
        </Link>
      </th>
      <td>{isMock ? t`${name} (mock exam)` : name}</td>
      <td className={grade?.level == null || isHeld ? undefined : styles["passed"]}>
        {certificate ? <Link to={`/certificates/${certificate.code}`}>{result}</Link> : result}
      </td>
      <td className={styles["wide"]}>{grade?.strokesPerMinute ?? "–"}</td>
      <td className={styles["wide"]}>{grade?.errors ?? "–"}</td>
      <td className={styles["wide"]}>
        {certificate ? <Link to={`/certificates/${certificate.code}`}>{t`Show`}</Link> : "–"}
      </td>
    </tr>
  );

  function resultOf(): string {
    if (phase !== "FINISHED") return t`Not over yet`;
    if (isHeld) return flag.reviewedAt == null ? t`Being checked by your coach` : t`Does not count`;
    return grade?.level == null ? t`Not passed` : t(nameOfLevel(grade.level));
  }
}

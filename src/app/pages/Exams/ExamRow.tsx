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
      }
    `,
    examRef,
  );
  const { phase, isMock, certificate } = exam;
  const grade = exam.countingAttempt?.grade;
  const name = t(nameOfNorm(exam.norm.name));
  const result = phase !== "FINISHED" ? t`Not over yet` : grade?.level == null ? t`Not passed` : t(nameOfLevel(grade.level));
  return (
    <tr>
      <th scope="row">
        <Link to={roomOf(exam.norm.name, exam.id)} lang="nl">
          {formatDate(exam.createdAt, "short")}
        </Link>
      </th>
      <td>{isMock ? t`${name} (mock exam)` : name}</td>
      <td className={grade?.level == null ? undefined : styles["passed"]}>
        {certificate ? <Link to={`/certificates/${certificate.code}`}>{result}</Link> : result}
      </td>
      <td className={styles["wide"]}>{grade?.strokesPerMinute ?? "–"}</td>
      <td className={styles["wide"]}>{grade?.errors ?? "–"}</td>
      <td className={styles["wide"]}>{certificate ? <Link to={`/certificates/${certificate.code}`}>{t`Show`}</Link> : "–"}</td>
    </tr>
  );
}

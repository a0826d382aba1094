import { useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment, useFragment } from "react-relay";
import type { MyExamsPaginationQuery } from "../../../../__generated__/MyExamsPaginationQuery.graphql";
import type { MyExams_viewer$key } from "../../../../__generated__/MyExams_viewer.graphql";
import { ShowMore } from "../../ui/ShowMore";
import { LinkButton } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import { ExamAids, nameOfNorm, nameOfLevel } from "../../features/exam/examWords";
import styles from "./ExamsPage.module.css";
import { Link } from "react-router-dom";
import type { MyExams_exam$key } from "../../../../__generated__/MyExams_exam.graphql";
import { formatDate } from "../../platform/dates/formatDate";

const PAGE = 10;

/** The viewer's exams, newest first; one in progress comes before all others. */
export function MyExams({ viewerRef }: { readonly viewerRef: MyExams_viewer$key }) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<MyExamsPaginationQuery, MyExams_viewer$key>(
    graphql`
      fragment MyExams_viewer on User
      @throwOnFieldError
      @refetchable(queryName: "MyExamsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
        exams(first: $first, after: $after) @connection(key: "MyExams_viewer_exams") {
          edges {
            node {
              id
              phase
              norm {
                name
                title
              }
              ...MyExams_exam
            }
          }
        }
      }
    `,
    viewerRef,
  );
  const all = (data.exams?.edges ?? []).map(({ node }) => node);
  if (all.length === 0) return null;
  const running = all.filter(({ phase }) => phase === "RUNNING");
  return (
    <>
      {running.map(({ id, norm }) => {
        const name = nameOfNorm(t, norm.name, norm.title);
        return (
          <Notice key={id} text={t`Attempt in progress: ${name}. The clock is running.`}>
            <LinkButton look="primary" to={roomOf(norm.name, id)}>
              {t`Continue exam`}
            </LinkButton>
          </Notice>
        );
      })}
      <Card title={t`Your exams`}>
        <div className={styles["scroll"]}>
          <table className={styles["table"]} aria-label={t`Your exams`}>
            <thead>
              <tr>
                <th scope="col">{t`Date`}</th>
                <th scope="col">{t`Exam`}</th>
                <th scope="col">{t`Result`}</th>
                <th scope="col" className={styles["wide"]}>
                  {t`Keystrokes per minute`}
                </th>
                <th scope="col" className={styles["wide"]}>
                  {t`Errors`}
                </th>
                <th scope="col" className={styles["wide"]}>
                  {t`Certificate`}
                </th>
              </tr>
            </thead>
            <tbody>
              {all.map((node) => (
                <ExamRow key={node.id} examRef={node} />
              ))}
            </tbody>
          </table>
        </div>
        <ShowMore page={page} count={PAGE} />
      </Card>
    </>
  );
}

/** An exam of the list, with a link on its date. */
function ExamRow({ examRef }: { readonly examRef: MyExams_exam$key }) {
  const { t } = useLingui();
  const exam = useFragment(
    graphql`
      fragment MyExams_exam on Exam @throwOnFieldError {
        id
        phase
        isMock
        createdAt
        norm {
          name
          title
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
  const { phase, isMock, certificate, flag, countingAttempt } = exam;
  const grade = countingAttempt?.grade;
  const name = nameOfNorm(t, exam.norm.name, exam.norm.title);
  const isHeld = flag?.isCleared === false;
  const result = resultOf();
  return (
    <tr>
      <th scope="row">
        <Link to={roomOf(exam.norm.name, exam.id)} lang="nl">
          {formatDate(exam.createdAt, "short")}
        </Link>
      </th>
      <td>
        {isMock ? t`${name} (practice exam)` : name}
        {countingAttempt && (
          <span className={styles["aids"]}>
            <ExamAids attemptRef={countingAttempt} />
          </span>
        )}
      </td>
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
    if (phase !== "FINISHED") return t`Not finished yet`;
    if (isHeld) return flag.reviewedAt == null ? t`Being reviewed` : t`Does not count`;
    return grade?.level == null ? t`Not passed` : nameOfLevel(t, grade.level, grade.levelLabel);
  }
}

/** The address of an exam. */
function roomOf(norm: string, examId: string): string {
  return `/exam/${norm}?exam=${encodeURIComponent(examId)}`;
}

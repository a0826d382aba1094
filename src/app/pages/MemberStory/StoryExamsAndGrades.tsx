import { useLingui, Plural } from "@lingui/react/macro";
import { graphql, usePaginationFragment, useFragment } from "react-relay";
import type { StoryExamsAndGrades_member$key } from "../../../../__generated__/StoryExamsAndGrades_member.graphql";
import type { StoryExamsPaginationQuery } from "../../../../__generated__/StoryExamsPaginationQuery.graphql";
import { ShowMore } from "../../ui/ShowMore";
import { Card } from "../../ui/Card";
import styles from "./MemberStoryPage.module.css";
import { Link } from "react-router-dom";
import type { StoryExamsAndGrades_exam$key } from "../../../../__generated__/StoryExamsAndGrades_exam.graphql";
import { formatDate } from "../../platform/dates/formatDate";
import { useLocale } from "../../platform/locale/useLocale";
import { formatPercent } from "../../typing/figures/formatFigure";
import { ExamAids, nameOfLevel, nameOfNorm, speedWords } from "../../features/exam/examWords";
import { ExamDecision } from "../../features/exam/ExamDecision";
import type { StoryExamsAndGrades_group$key } from "../../../../__generated__/StoryExamsAndGrades_group.graphql";
import type { StoryExamsAndGrades_grades$key } from "../../../../__generated__/StoryExamsAndGrades_grades.graphql";
import { averageGrade } from "../../../engine/grades/gradeScale";
import { readGradeScale, useGradeText } from "../../features/grades/gradeWords";

const PAGE = 10;

/** A member's exams that are over. */
export function StoryExams({ memberRef }: { readonly memberRef: StoryExamsAndGrades_member$key }) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<StoryExamsPaginationQuery, StoryExamsAndGrades_member$key>(
    graphql`
      fragment StoryExamsAndGrades_member on GroupMember
      @throwOnFieldError
      @refetchable(queryName: "StoryExamsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
        exams(first: $first, after: $after) @connection(key: "StoryExams_member_exams") {
          edges {
            node {
              id
              ...StoryExamsAndGrades_exam
            }
          }
        }
      }
    `,
    memberRef,
  );
  const edges = data.exams?.edges ?? [];
  return (
    <Card title={t`Exams`}>
      {edges.length === 0 ? (
        <p>{t`No exams yet.`}</p>
      ) : (
        <ul className={styles["exams"]}>
          {edges.map(({ node }) => (
            <StoryExam key={node.id} examRef={node} />
          ))}
        </ul>
      )}
      <ShowMore page={page} count={PAGE} isSmall />
    </Card>
  );
}

/** One exam: its norm, its result, and its certificate. */
function StoryExam({ examRef }: { readonly examRef: StoryExamsAndGrades_exam$key }) {
  const { t } = useLingui();
  const locale = useLocale();
  const exam = useFragment(
    graphql`
      fragment StoryExamsAndGrades_exam on Exam @throwOnFieldError {
        createdAt
        isMock
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
  const name = nameOfNorm(t, norm.name, norm.title);
  const level = grade?.level == null ? t`Not passed` : nameOfLevel(t, grade.level, grade.levelLabel);
  return (
    <li>
      <p>
        {isMock ? t`${name} (practice exam)` : name}:{" "}
        {certificate ? <Link to={`/certificates/${certificate.code}`}>{level}</Link> : level}
      </p>
      <p className={styles["storyExamsFacts"]}>
        <time dateTime={createdAt} lang="nl">
          {formatDate(createdAt, "short")}
        </time>
        {grade && (
          <>
            <span>{speedWords(t, norm.unit, grade.strokesPerMinute)}</span>
            <span>
              <Plural value={grade.errors} one="# error" other="# errors" />
            </span>
            <span>{t`${formatPercent(locale, grade.accuracy, 2)} accuracy`}</span>
            <ExamAids attemptRef={countingAttempt} />
          </>
        )}
      </p>
      <div className={styles["flags"]}>
        <ExamDecision examRef={exam} name={`${name}, ${formatDate(createdAt, "short")}`} />
      </div>
    </li>
  );
}

type Props = {
  readonly groupRef: StoryExamsAndGrades_group$key;
  readonly memberRef: StoryExamsAndGrades_grades$key;
};

/** A member's grades, with the comments. Empty if there are none, and for members with whom they are not shared. */
export function StoryGrades({ groupRef, memberRef }: Props) {
  const { t } = useLingui();
  const { grading } = useFragment(
    graphql`
      fragment StoryExamsAndGrades_group on Group @throwOnFieldError {
        grading {
          ...gradeWords_grading
        }
      }
    `,
    groupRef,
  );
  const { grades } = useFragment(
    graphql`
      fragment StoryExamsAndGrades_grades on GroupMember @throwOnFieldError {
        grades {
          id
          percent
          isExcused
          isLate
          comment
          assignment {
            title
            weight
            opensAt
            dueAt
          }
        }
      }
    `,
    memberRef,
  );
  const scale = readGradeScale(grading);
  const text = useGradeText(scale);
  if (grades == null || grades.length === 0) return null;
  const average = averageGrade(
    scale,
    grades.flatMap(({ percent, assignment }) => (percent == null ? [] : [{ percent, weight: assignment.weight }])),
  );
  return (
    <Card title={t`Grades`}>
      <table className={styles["grades"]} aria-label={t`Grades`}>
        <thead>
          <tr>
            <th scope="col">{t`Assignment`}</th>
            <th scope="col">{t`Due date`}</th>
            <th scope="col">{t`Weight`}</th>
            <th scope="col">{t`Grade`}</th>
          </tr>
        </thead>
        <tbody>
          {grades.map(({ id, percent, isExcused, isLate, comment, assignment }) => (
            <tr key={id}>
              <th scope="row">
                {assignment.title}
                {comment !== "" && <span className={styles["comment"]}>{comment}</span>}
              </th>
              <td lang="nl">{formatDate(assignment.dueAt ?? assignment.opensAt, "short")}</td>
              <td>{assignment.weight}</td>
              <td>
                <span>{isExcused ? t`excused` : percent == null ? "–" : text(percent)}</span>
                {isLate && !isExcused && (
                  <span className={styles["comment"]}>{t({ message: "late", context: "assignment" })}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
        {average !== null && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>{t`Average`}</th>
              <td>{text(average)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </Card>
  );
}

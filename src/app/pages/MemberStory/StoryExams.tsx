import { useLingui, Plural } from "@lingui/react/macro";
import { graphql, usePaginationFragment, useFragment } from "react-relay";
import type { StoryExams_member$key } from "../../../../__generated__/StoryExams_member.graphql";
import type { StoryExamsPaginationQuery } from "../../../../__generated__/StoryExamsPaginationQuery.graphql";
import { ShowMore } from "../../ui/ShowMore";
import { Card } from "../../ui/Card";
import styles from "./MemberStoryPage.module.css";
import { Link } from "react-router-dom";
import type { StoryExams_exam$key } from "../../../../__generated__/StoryExams_exam.graphql";
import { formatDate } from "../../platform/dates/formatDate";
import { useLocale } from "../../platform/locale/useLocale";
import { formatPercent } from "../../typing/figures/formatFigure";
import { ExamAids, nameOfLevel, nameOfNorm, speedWords } from "../../features/exam/examWords";
import { ExamDecision } from "../../features/exam/ExamDecision";

const PAGE = 10;

/** A member's exams that are over. */
export function StoryExams({ memberRef }: { readonly memberRef: StoryExams_member$key }) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<StoryExamsPaginationQuery, StoryExams_member$key>(
    graphql`
      fragment StoryExams_member on GroupMember
      @throwOnFieldError
      @refetchable(queryName: "StoryExamsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
        exams(first: $first, after: $after) @connection(key: "StoryExams_member_exams") {
          edges {
            node {
              id
              ...StoryExams_exam
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
function StoryExam({ examRef }: { readonly examRef: StoryExams_exam$key }) {
  const { t } = useLingui();
  const locale = useLocale();
  const exam = useFragment(
    graphql`
      fragment StoryExams_exam on Exam @throwOnFieldError {
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
      <ExamDecision examRef={exam} name={`${name}, ${formatDate(createdAt, "short")}`} />
    </li>
  );
}

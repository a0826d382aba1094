import { useLingui, Plural } from "@lingui/react/macro";
import { graphql, usePaginationFragment, useFragment } from "react-relay";
import type { FlaggedExams_group$key } from "../../../../__generated__/FlaggedExams_group.graphql";
import type { FlaggedExamsPaginationQuery } from "../../../../__generated__/FlaggedExamsPaginationQuery.graphql";
import { ShowMore } from "../../ui/ShowMore";
import { Card } from "../../ui/Card";
import styles from "../../features/report/report.module.css";
import type { FlaggedExams_exam$key } from "../../../../__generated__/FlaggedExams_exam.graphql";
import { formatDateTime } from "../../platform/dates/formatDate";
import { ExamDecision } from "../../features/exam/ExamDecision";
import { nameOfLevel, nameOfNorm } from "../../features/exam/examNames";
import { speedWords } from "../../features/exam/examSpeed";

const PAGE = 10;

type Props = { readonly groupRef: FlaggedExams_group$key; readonly onDecided: () => void };

/**
 * Flagged exams for a coach to review: undecided ones first. Empty if there are none, and for viewers who may not see
 * them.
 */
export function FlaggedExams({ groupRef, onDecided }: Props) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<FlaggedExamsPaginationQuery, FlaggedExams_group$key>(
    graphql`
      fragment FlaggedExams_group on Group
      @throwOnFieldError
      @refetchable(queryName: "FlaggedExamsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
        flaggedExams(first: $first, after: $after) @connection(key: "FlaggedExams_group_flaggedExams") {
          edges {
            node {
              id
              ...FlaggedExams_exam
            }
          }
        }
      }
    `,
    groupRef,
  );
  const edges = data.flaggedExams?.edges ?? [];
  if (edges.length === 0) return null;
  return (
    <div className={styles["flagged"]}>
      <Card
        title={t`Exams to review`}
        lead={t`Something about these exams stands out. An exam gets no certificate until you let it count.`}
      >
        <ul className={styles["list"]}>
          {edges.map(({ node }) => (
            <FlaggedExamRow key={node.id} examRef={node} onDecided={onDecided} />
          ))}
        </ul>
        <ShowMore page={page} count={PAGE} isSmall />
      </Card>
    </div>
  );
}

type FlaggedExamRowProps = { readonly examRef: FlaggedExams_exam$key; readonly onDecided: () => void };

/** A flagged exam: the candidate, the result, the reason, and the decision. */
function FlaggedExamRow({ examRef, onDecided }: FlaggedExamRowProps) {
  const { t } = useLingui();
  const exam = useFragment(
    graphql`
      fragment FlaggedExams_exam on Exam @throwOnFieldError {
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
        {grade && (
          <>
            <span>{speedWords(t, exam.norm.unit, grade.strokesPerMinute)}</span>
            <span>
              <Plural value={grade.errors} one="# error" other="# errors" />
            </span>
          </>
        )}
      </p>
      <ExamDecision examRef={exam} name={`${name}, ${when}`} onDecided={onDecided} />
    </li>
  );
}

import { useLingui, Plural } from "@lingui/react/macro";
import { graphql, usePaginationFragment, useFragment } from "react-relay";
import type { FlaggedList_group$key } from "../../../../__generated__/FlaggedList_group.graphql";
import type { FlaggedListPaginationQuery } from "../../../../__generated__/FlaggedListPaginationQuery.graphql";
import type { FlaggedListExamsPaginationQuery } from "../../../../__generated__/FlaggedListExamsPaginationQuery.graphql";
import { ShowMore } from "../../ui/ShowMore";
import { Card } from "../../ui/Card";
import { FlaggedRow } from "../../features/report/FlaggedRow";
import styles from "../../features/report/report.module.css";
import type { FlaggedList_exams$key } from "../../../../__generated__/FlaggedList_exams.graphql";
import type { FlaggedList_exam$key } from "../../../../__generated__/FlaggedList_exam.graphql";
import { formatDateTime } from "../../platform/dates/formatDate";
import { ExamAids } from "../../features/exam/ExamAids";
import { ExamDecision } from "../../features/exam/ExamDecision";
import { nameOfLevel, nameOfNorm, speedWords } from "../../features/exam/examWords";

const PAGE = 10;

type Props = { readonly groupRef: FlaggedList_group$key; readonly onDecided: () => void };

/** Flagged runs for a coach to review: undecided ones first. Empty for viewers who may not see them. */
export function FlaggedList({ groupRef, onDecided }: Props) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<FlaggedListPaginationQuery, FlaggedList_group$key>(
    graphql`
      fragment FlaggedList_group on Group
      @throwOnFieldError
      @refetchable(queryName: "FlaggedListPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
        flagged(first: $first, after: $after) @connection(key: "FlaggedList_group_flagged") {
          edges {
            node {
              id
              ...FlaggedRow_result
            }
          }
        }
      }
    `,
    groupRef,
  );
  if (!data.flagged) return null;
  const { edges } = data.flagged;
  return (
    <div className={styles["flagged"]}>
      <Card
        id="flagged"
        title={t`Runs to review`}
        lead={t`Typeloop flags what stands out, but never bans anyone. Watch the replay, then decide whether the run counts.`}
      >
        {edges.length === 0 ? (
          <p>{t`Nothing stands out.`}</p>
        ) : (
          <ul className={styles["list"]}>
            {edges.map(({ node }) => (
              <FlaggedRow key={node.id} resultRef={node} onDecided={onDecided} />
            ))}
          </ul>
        )}
        <ShowMore page={page} count={PAGE} isSmall />
      </Card>
    </div>
  );
}

const EXAMS_PAGE = 10;

type FlaggedExamsProps = { readonly groupRef: FlaggedList_exams$key; readonly onDecided: () => void };

/**
 * Flagged exams for a coach to review: undecided ones first. Empty if there are none, and for viewers who may not see
 * them.
 */
export function FlaggedExams({ groupRef, onDecided }: FlaggedExamsProps) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<FlaggedListExamsPaginationQuery, FlaggedList_exams$key>(
    graphql`
      fragment FlaggedList_exams on Group
      @throwOnFieldError
      @refetchable(queryName: "FlaggedListExamsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
        flaggedExams(first: $first, after: $after) @connection(key: "FlaggedExams_group_flaggedExams") {
          edges {
            node {
              id
              ...FlaggedList_exam
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
        <ShowMore page={page} count={EXAMS_PAGE} isSmall />
      </Card>
    </div>
  );
}

type FlaggedExamRowProps = { readonly examRef: FlaggedList_exam$key; readonly onDecided: () => void };

/** A flagged exam: the candidate, the result, the reason, and the decision. */
function FlaggedExamRow({ examRef, onDecided }: FlaggedExamRowProps) {
  const { t } = useLingui();
  const exam = useFragment(
    graphql`
      fragment FlaggedList_exam on Exam @throwOnFieldError {
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
          ...ExamAids_attempt
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
      <ExamDecision examRef={exam} name={`${name}, ${when}`} onDecided={onDecided} />
    </li>
  );
}

import { useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment } from "react-relay";
import type { FlaggedList_group$key } from "../../../../__generated__/FlaggedList_group.graphql";
import type { FlaggedListPaginationQuery } from "../../../../__generated__/FlaggedListPaginationQuery.graphql";
import type { FlaggedListExamsPaginationQuery } from "../../../../__generated__/FlaggedListExamsPaginationQuery.graphql";
import { ShowMore } from "../../ui/ShowMore";
import { Card } from "../../ui/Card";
import { FlaggedExamRow, FlaggedRow } from "../../features/report/FlaggedRow";
import styles from "../../features/report/report.module.css";
import type { FlaggedList_exams$key } from "../../../../__generated__/FlaggedList_exams.graphql";

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
              ...FlaggedRow_exam
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
        lead={t`Something about these exams stands out. An exam gets a certificate only if you let it count.`}
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

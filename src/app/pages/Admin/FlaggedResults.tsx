import { useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment } from "react-relay";
import type { FlaggedResults_exams$key } from "../../../../__generated__/FlaggedResults_exams.graphql";
import type { FlaggedResultsExamsPaginationQuery } from "../../../../__generated__/FlaggedResultsExamsPaginationQuery.graphql";
import type { FlaggedResults_query$key } from "../../../../__generated__/FlaggedResults_query.graphql";
import type { FlaggedResultsPaginationQuery } from "../../../../__generated__/FlaggedResultsPaginationQuery.graphql";
import { FlaggedExamRow, FlaggedRow } from "../../features/report/FlaggedRow";
import { Card } from "../../ui/Card";
import { ShowMore } from "../../ui/ShowMore";
import styles from "./AdminPage.module.css";

const PAGE = 10;

/** Flagged runs of the whole server, also of people in no group: those without a decision first. */
export function FlaggedResults({ queryRef }: { readonly queryRef: FlaggedResults_query$key }) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<FlaggedResultsPaginationQuery, FlaggedResults_query$key>(
    graphql`
      fragment FlaggedResults_query on Query
      @throwOnFieldError
      @refetchable(queryName: "FlaggedResultsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
        flaggedResults(first: $first, after: $after) @connection(key: "FlaggedResults_query_flaggedResults") {
          edges {
            node {
              id
              ...FlaggedRow_result
            }
          }
        }
      }
    `,
    queryRef,
  );
  const edges = data.flaggedResults?.edges ?? [];
  return (
    <Card
      title={t`Runs to review`}
      lead={t`Typeloop flags what stands out, but never bans anyone. Watch the replay, then decide whether the run counts.`}
    >
      {edges.length === 0 ? (
        <p>{t`Nothing stands out.`}</p>
      ) : (
        <ul className={styles["list"]}>
          {edges.map(({ node }) => (
            <FlaggedRow key={node.id} resultRef={node} />
          ))}
        </ul>
      )}
      <ShowMore page={page} count={PAGE} />
    </Card>
  );
}

/** Flagged exams of the whole server: those without a decision first. Empty if there are none. */
export function FlaggedExams({ queryRef }: { readonly queryRef: FlaggedResults_exams$key }) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<FlaggedResultsExamsPaginationQuery, FlaggedResults_exams$key>(
    graphql`
      fragment FlaggedResults_exams on Query
      @throwOnFieldError
      @refetchable(queryName: "FlaggedResultsExamsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
        flaggedExams(first: $first, after: $after) @connection(key: "FlaggedResults_query_flaggedExams") {
          edges {
            node {
              id
              ...FlaggedRow_exam
            }
          }
        }
      }
    `,
    queryRef,
  );
  const edges = data.flaggedExams?.edges ?? [];
  if (edges.length === 0) return null;
  return (
    <Card
      title={t`Exams to review`}
      lead={t`Something about these exams stands out. An exam gets a certificate only if you let it count.`}
    >
      <ul className={styles["list"]}>
        {edges.map(({ node }) => (
          <FlaggedExamRow key={node.id} examRef={node} />
        ))}
      </ul>
      <ShowMore page={page} count={PAGE} />
    </Card>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { HistoryPaginationQuery } from "../../../../__generated__/HistoryPaginationQuery.graphql";
import type { History_viewer$key } from "../../../../__generated__/History_viewer.graphql";
import { Button } from "../../ui/Button";
import styles from "./History.module.css";
import { HistoryRow } from "./HistoryRow";

const PAGE = 25;

/** A person's results in a table, 25 at a time. */
export function History({ viewerRef }: { readonly viewerRef: History_viewer$key }) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<HistoryPaginationQuery, History_viewer$key>(
    graphql`
      fragment History_viewer on User @throwOnFieldError @refetchable(queryName: "HistoryPaginationQuery") @argumentDefinitions(first: { type: "Int", defaultValue: 25 }, after: { type: "String" }) {
        results(first: $first, after: $after) @connection(key: "History_viewer_results") {
          edges {
            node {
              id
              ...HistoryRow_result
            }
          }
        }
      }
    `,
    viewerRef,
  );
  const heading = useId();
  const edges = data.results?.edges ?? [];

  if (edges.length === 0) return null;
  return (
    <section className={styles["history"]} aria-labelledby={heading}>
      <h2 id={heading} className={styles["title"]}>
        {t`Results`}
      </h2>
        <table className={styles["table"]} aria-labelledby={heading}>
          <thead>
            <tr>
              <th scope="col">{t`Date`}</th>
              <th scope="col" className={styles["wide"]}>
                {t`Run`}
              </th>
              <th scope="col" className={styles["wide"]}>
                {t`Language`}
              </th>
              <th scope="col" className={styles["number"]}>
                {t`Speed (wpm)`}
              </th>
              <th scope="col" className={styles["number"]}>
                {t`Accuracy`}
              </th>
              <th scope="col" className={styles["wide"]}>
                {t`Status`}
              </th>
            </tr>
          </thead>
          <tbody>
            {edges.map(({ node }) => (
              <HistoryRow key={node.id} resultRef={node} />
            ))}
          </tbody>
        </table>
      {hasNext && (
        <Button isBusy={isLoadingNext} onClick={() => loadNext(PAGE)}>
          {t`Show more`}
        </Button>
      )}
    </section>
  );
}

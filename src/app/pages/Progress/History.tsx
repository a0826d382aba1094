import { useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment } from "react-relay";
import type { HistoryPaginationQuery } from "../../../../__generated__/HistoryPaginationQuery.graphql";
import type { History_viewer$key } from "../../../../__generated__/History_viewer.graphql";
import { HistoryRow } from "./HistoryRow";
import { ResultTable } from "./ResultTable";

/** A person's results in a table, 25 at a time. */
export function History({ viewerRef }: { readonly viewerRef: History_viewer$key }) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<HistoryPaginationQuery, History_viewer$key>(
    graphql`
      fragment History_viewer on User
      @throwOnFieldError
      @refetchable(queryName: "HistoryPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 25 }, after: { type: "String" }) {
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
  const edges = data.results?.edges ?? [];
  if (edges.length === 0) return null;
  return (
    <ResultTable title={t`Results`} hasNext={hasNext} isLoadingNext={isLoadingNext} loadNext={loadNext}>
      {edges.map(({ node }) => (
        <HistoryRow key={node.id} resultRef={node} />
      ))}
    </ResultTable>
  );
}

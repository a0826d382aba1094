import { useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment } from "react-relay";
import type { StoryResults_member$key } from "../../../../__generated__/StoryResults_member.graphql";
import type { StoryResultsPaginationQuery } from "../../../../__generated__/StoryResultsPaginationQuery.graphql";
import { HistoryRow } from "../Progress/HistoryRow";
import { ResultTable } from "../Progress/ResultTable";

/** The member's results since they joined, 25 at a time. */
export function StoryResults({ memberRef }: { readonly memberRef: StoryResults_member$key }) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    StoryResultsPaginationQuery,
    StoryResults_member$key
  >(
    graphql`
      fragment StoryResults_member on GroupMember
      @throwOnFieldError
      @refetchable(queryName: "StoryResultsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 25 }, after: { type: "String" }) {
        results(first: $first, after: $after) @connection(key: "StoryResults_member_results") {
          edges {
            node {
              id
              ...HistoryRow_result
            }
          }
        }
      }
    `,
    memberRef,
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

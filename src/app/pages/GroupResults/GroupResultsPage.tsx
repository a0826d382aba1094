import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import GroupResultsPageQueryNode, {
  type GroupResultsPageQuery,
} from "../../../../__generated__/GroupResultsPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { GroupFrame } from "../Group/GroupFrame";
import { GroupNotFound } from "../Group/GroupNotFound";
import { ResultsOverview } from "./ResultsOverview";

/** What the members of a group did: all of them in a table, and the runs that somebody should look at. */
export function GroupResultsPage() {
  const { t } = useLingui();
  const { node } = usePreloadedQuery<GroupResultsPageQuery>(
    graphql`
      query GroupResultsPageQuery($id: ID!, $period: ReportPeriod!) @throwOnFieldError @preloadable {
        node(id: $id) {
          __typename
          ...GroupFrame_group @alias(as: "frame")
          ...ResultsOverview_group @arguments(period: $period) @alias(as: "overview")
        }
      }
    `,
    useViewerQuery<GroupResultsPageQuery>(GroupResultsPageQueryNode),
  );
  if (!node?.frame || !node.overview) return <GroupNotFound />;
  return (
    <GroupFrame groupRef={node.frame} title={t`Results`}>
      <ResultsOverview groupRef={node.overview} />
    </GroupFrame>
  );
}

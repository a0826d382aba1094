import { graphql, usePreloadedQuery } from "react-relay";
import GroupPageQueryNode, { type GroupPageQuery } from "../../../../__generated__/GroupPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { GroupFrame } from "./GroupFrame";
import { GroupNotFound } from "./GroupNotFound";
import { GroupOverview } from "./overview/GroupOverview";

/** The overview of a group: for its members what is asked of them, for its coaches how to get going. */
export function GroupPage() {
  const { node } = usePreloadedQuery<GroupPageQuery>(
    graphql`
      query GroupPageQuery($id: ID!) @throwOnFieldError @preloadable {
        node(id: $id) {
          __typename
          ...GroupFrame_group @alias(as: "frame")
          ...GroupOverview_group @alias(as: "overview")
        }
      }
    `,
    useViewerQuery<GroupPageQuery>(GroupPageQueryNode),
  );
  if (!node?.frame || !node.overview) return <GroupNotFound />;
  return (
    <GroupFrame groupRef={node.frame}>
      <GroupOverview groupRef={node.overview} />
    </GroupFrame>
  );
}

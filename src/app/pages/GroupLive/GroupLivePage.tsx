import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import GroupLivePageQueryNode, { type GroupLivePageQuery } from "../../../../__generated__/GroupLivePageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { GroupFrame } from "../Group/GroupFrame";
import { GroupNotFound } from "../Group/GroupNotFound";
import { WallOfGroup } from "./WallOfGroup";

/** Who of a group is on now, and what each of them types. */
export function GroupLivePage() {
  const { t } = useLingui();
  const { node } = usePreloadedQuery<GroupLivePageQuery>(
    graphql`
      query GroupLivePageQuery($id: ID!) @throwOnFieldError @preloadable {
        node(id: $id) {
          __typename
          ...GroupFrame_group @alias(as: "frame")
          ...WallOfGroup_group @alias(as: "wall")
        }
      }
    `,
    useViewerQuery<GroupLivePageQuery>(GroupLivePageQueryNode),
  );
  if (!node?.frame || !node.wall) return <GroupNotFound />;
  return (
    <GroupFrame groupRef={node.frame} title={t`Live`}>
      <WallOfGroup groupRef={node.wall} />
    </GroupFrame>
  );
}

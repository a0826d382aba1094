import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import GroupWorkPageQueryNode, { type GroupWorkPageQuery } from "../../../../__generated__/GroupWorkPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { GroupFrame } from "../Group/GroupFrame";
import { GroupNotFound } from "../Group/GroupNotFound";
import { MyWork } from "../Group/work/MyWork";
import { CoachWork } from "./CoachWork";

/** The work of a group. */
export function GroupWorkPage() {
  const { t } = useLingui();
  const { node } = usePreloadedQuery<GroupWorkPageQuery>(
    graphql`
      query GroupWorkPageQuery($id: ID!) @throwOnFieldError @preloadable {
        node(id: $id) {
          ...GroupFrame_group @alias(as: "frame")
          ...MyWork_group @alias(as: "mine")
          ...CoachWork_group @alias(as: "coached")
        }
      }
    `,
    useViewerQuery<GroupWorkPageQuery>(GroupWorkPageQueryNode),
  );
  if (!node?.frame || !node.mine || !node.coached) return <GroupNotFound />;
  return (
    <GroupFrame groupRef={node.frame} title={t`Work`}>
      <MyWork groupRef={node.mine} />
      <CoachWork groupRef={node.coached} />
    </GroupFrame>
  );
}

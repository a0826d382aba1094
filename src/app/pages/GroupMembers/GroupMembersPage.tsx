import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import GroupMembersPageQueryNode, {
  type GroupMembersPageQuery,
} from "../../../../__generated__/GroupMembersPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { Notice } from "../../ui/Notice";
import { GroupFrame } from "../Group/GroupFrame";
import { GroupNotFound } from "../Group/GroupNotFound";
import { MemberManager } from "./MemberManager";

/** Who is in a group: making members, and what a coach does for them. */
export function GroupMembersPage() {
  const { t } = useLingui();
  const { node, viewer } = usePreloadedQuery<GroupMembersPageQuery>(
    graphql`
      query GroupMembersPageQuery($id: ID!) @throwOnFieldError @preloadable {
        node(id: $id) {
          __typename
          ...GroupFrame_group @alias(as: "frame")
          ... on Group {
            myRole
          }
          ...MemberManager_group @alias(as: "members")
        }
        viewer {
          ...MemberManager_viewer
        }
      }
    `,
    useViewerQuery<GroupMembersPageQuery>(GroupMembersPageQueryNode),
  );
  if (!node?.frame || !node.members || !viewer) return <GroupNotFound />;
  return (
    <GroupFrame groupRef={node.frame} title={t`Members`}>
      {node.myRole === "MEMBER" ? (
        <Notice text={t`Only the coaches of the group see who is in it.`} />
      ) : (
        <MemberManager groupRef={node.members} viewerRef={viewer} />
      )}
    </GroupFrame>
  );
}

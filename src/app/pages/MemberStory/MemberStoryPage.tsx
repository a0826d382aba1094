import { graphql, usePreloadedQuery } from "react-relay";
import MemberStoryPageQueryNode, {
  type MemberStoryPageQuery,
} from "../../../../__generated__/MemberStoryPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { GroupFrame } from "../Group/GroupFrame";
import { GroupNotFound } from "../Group/GroupNotFound";
import { MemberNotFound } from "./MemberNotFound";
import { MemberStory } from "./MemberStory";

/** One member of a group and how it goes with them. */
export function MemberStoryPage() {
  const { node, member } = usePreloadedQuery<MemberStoryPageQuery>(
    graphql`
      query MemberStoryPageQuery($id: ID!, $member: ID!) @throwOnFieldError @preloadable {
        node(id: $id) {
          __typename
          ... on Group {
            id
          }
          ...GroupFrame_group @alias(as: "frame")
        }
        member: node(id: $member) {
          __typename
          ... on GroupMember {
            user {
              displayName
            }
          }
          ...MemberStory_member @alias(as: "story")
        }
      }
    `,
    useViewerQuery<MemberStoryPageQuery>(MemberStoryPageQueryNode),
  );
  if (!node?.frame || node.id === undefined) return <GroupNotFound />;
  const name = member?.user?.displayName;
  return (
    <GroupFrame groupRef={node.frame} {...(name === undefined ? {} : { title: name })}>
      {member?.story ? (
        <MemberStory memberRef={member.story} groupId={node.id} />
      ) : (
        <MemberNotFound groupId={node.id} />
      )}
    </GroupFrame>
  );
}

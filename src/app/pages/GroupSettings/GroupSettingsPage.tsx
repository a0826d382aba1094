import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import GroupSettingsPageQueryNode, {
  type GroupSettingsPageQuery,
} from "../../../../__generated__/GroupSettingsPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { CoachesOnly } from "../Group/CoachesOnly";
import { GroupFrame } from "../Group/GroupFrame";
import { GroupNotFound } from "../Group/GroupNotFound";
import { GroupSettings } from "./GroupSettings";

/** The settings of a group, for those who run it. */
export function GroupSettingsPage() {
  const { t } = useLingui();
  const { node } = usePreloadedQuery<GroupSettingsPageQuery>(
    graphql`
      query GroupSettingsPageQuery($id: ID!) @throwOnFieldError @preloadable {
        node(id: $id) {
          __typename
          ... on Group {
            id
            myRole
          }
          ...GroupFrame_group @alias(as: "frame")
          ...GroupSettings_group @alias(as: "settings")
        }
      }
    `,
    useViewerQuery<GroupSettingsPageQuery>(GroupSettingsPageQueryNode),
  );
  if (!node?.frame || !node.settings || node.id === undefined) return <GroupNotFound />;
  return (
    <GroupFrame groupRef={node.frame} title={t`Settings`}>
      {node.myRole === "MEMBER" ? <CoachesOnly groupId={node.id} /> : <GroupSettings groupRef={node.settings} />}
    </GroupFrame>
  );
}

import { MyWork } from "../../features/assignment/WorkList";
import { graphql, usePreloadedQuery, useFragment } from "react-relay";
import GroupPageQueryNode, { type GroupPageQuery } from "../../../../__generated__/GroupPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { GroupFrame, GroupNotFound } from "../../features/group/GroupFrame";

import type { GroupPage_group$key } from "../../../../__generated__/GroupPage_group.graphql";
import { GroupBoard } from "./GroupBoard";
import { GroupRaces } from "./GroupRaces";
import { CoachesCard } from "./CoachesCard";
import styles from "./GroupPage.module.css";
import { GroupSteps } from "./GroupSteps";
import { JoinCodeCard } from "./JoinCodeCard";

/** The overview of a group: assignments for its members, and first steps for its coaches. */
export function GroupPage() {
  const { node } = usePreloadedQuery<GroupPageQuery>(
    graphql`
      query GroupPageQuery($id: ID!) @throwOnFieldError @preloadable {
        node(id: $id) {
          __typename
          ...GroupFrame_group @alias(as: "frame")
          ...GroupPage_group @alias(as: "overview")
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

/** Current activity in a group, and for its coaches also first steps and the join code. */
function GroupOverview({ groupRef }: { readonly groupRef: GroupPage_group$key }) {
  const group = useFragment(
    graphql`
      fragment GroupPage_group on Group @throwOnFieldError {
        myRole
        archivedAt
        ...GroupSteps_group
        ...JoinCodeCard_group
        ...CoachesCard_group
        ...WorkList_myWorkGroup
        ...GroupRaces_group
        ...GroupBoard_group
      }
    `,
    groupRef,
  );
  const isRun = group.myRole !== "MEMBER" && group.archivedAt == null;
  return (
    <>
      {isRun && <GroupSteps groupRef={group} />}
      <div className={styles["columns"]}>
        <div className={styles["main"]}>
          <MyWork groupRef={group} />
          <GroupRaces groupRef={group} />
          <GroupBoard groupRef={group} />
        </div>
        <div className={styles["side"]}>
          {isRun && <JoinCodeCard groupRef={group} />}
          <CoachesCard groupRef={group} />
        </div>
      </div>
    </>
  );
}

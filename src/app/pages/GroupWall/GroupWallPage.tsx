import { useMemo } from "react";
import { Link } from "react-router-dom";
import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import GroupWallPageQueryNode, { type GroupWallPageQuery } from "../../../../__generated__/GroupWallPageQuery.graphql";
import type { GroupWallPageSubscription } from "../../../../__generated__/GroupWallPageSubscription.graphql";
import type { GroupWallPageUpdatesQuery } from "../../../../__generated__/GroupWallPageUpdatesQuery.graphql";
import { CoachesOnly, GroupFrame, GroupNotFound } from "../../features/group/GroupFrame";
import { groupAddress } from "../../features/addresses";
import { ClassWall } from "../../features/wall/ClassWall";
import { useLiveQuery } from "../../relay/useLiveQuery";
import { useViewerQuery } from "../../relay/routeQuery";
import { Button, LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { PageMeta } from "../../ui/PageHeader";
import { Skeleton } from "../../ui/primitives";
import styles from "./GroupWallPage.module.css";

/** The big screen of a group, for its coaches. */
export function GroupWallPage() {
  const { t } = useLingui();
  const { node } = usePreloadedQuery<GroupWallPageQuery>(
    graphql`
      query GroupWallPageQuery($id: ID!) @throwOnFieldError @preloadable {
        node(id: $id) {
          __typename
          ... on Group {
            id
            name
            myRole
            archivedAt
          }
          ...GroupFrame_group @alias(as: "frame")
        }
      }
    `,
    useViewerQuery<GroupWallPageQuery>(GroupWallPageQueryNode),
  );
  if (!node?.frame || node.id === undefined) return <GroupNotFound />;
  const { id, name, myRole, archivedAt } = node;
  if (myRole === "MEMBER" || archivedAt != null)
    return (
      <GroupFrame groupRef={node.frame} title={t`Big screen`}>
        {myRole === "MEMBER" ? <CoachesOnly groupId={id} /> : <Notice text={t`An archived group has no big screen.`} />}
      </GroupFrame>
    );
  return (
    <>
      <PageMeta title={t`Big screen, ${name}`} description={t`A group's big screen for the projector.`} isUnlisted />
      <LiveClassWall key={id} groupId={id} />
    </>
  );
}

const documents = {
  subscription: graphql`
    subscription GroupWallPageSubscription($groupId: ID!) {
      groupWallUpdated(groupId: $groupId) {
        ...ClassWall_wall
      }
    }
  `,
  query: graphql`
    query GroupWallPageUpdatesQuery($groupId: ID!) @throwOnFieldError {
      groupWallUpdated: groupWall(groupId: $groupId) {
        ...ClassWall_wall
      }
    }
  `,
};

/** Follows the big screen while the page is open. What was shown disappears when the viewer may no longer see it. */
function LiveClassWall({ groupId }: { readonly groupId: string }) {
  const { t } = useLingui();
  const { root, end, isAway, isPolling, follow } = useLiveQuery<GroupWallPageSubscription, GroupWallPageUpdatesQuery>(
    documents,
    "groupWallUpdated",
    useMemo(() => ({ groupId }), [groupId]),
  );
  if (end !== null)
    return (
      <Notice isPage kind="error" text={t`You can no longer see this big screen. Your role or the group has changed.`}>
        <Button onClick={follow}>{t`Try again`}</Button>
        <LinkButton to={groupAddress(groupId)}>{t`Go to the group`}</LinkButton>
      </Notice>
    );
  const wall = root?.groupWallUpdated;
  if (wall == null) return <Skeleton size="block" />;
  return (
    <ClassWall
      wallRef={wall}
      isAway={isAway}
      isPolling={isPolling}
      corner={
        <Link className={styles["setup"]} to={groupAddress(groupId, "wall/setup")}>
          {t`Set up`}
        </Link>
      }
    />
  );
}

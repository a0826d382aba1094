import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery, useFragment } from "react-relay";
import GroupLivePageQueryNode, { type GroupLivePageQuery } from "../../../../__generated__/GroupLivePageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { GroupFrame, GroupNotFound, CoachesOnly } from "../../features/group/GroupFrame";

import type { GroupLivePage_group$key } from "../../../../__generated__/GroupLivePage_group.graphql";
import { readPageConfig } from "../../platform/readPageConfig";
import { Notice } from "../../ui/Notice";
import { useMemo } from "react";
import type { GroupLivePageLiveQuery } from "../../../../__generated__/GroupLivePageLiveQuery.graphql";
import type { GroupLivePageLiveSubscription } from "../../../../__generated__/GroupLivePageLiveSubscription.graphql";
import { useLiveQuery } from "../../relay/useLiveQuery";
import { Button, LinkButton } from "../../ui/Button";

import { groupAddress } from "../../features/addresses";
import { LiveView, LiveSkeleton } from "./LiveView";
import type { LiveViewTiles_seating$key } from "../../../../__generated__/LiveViewTiles_seating.graphql";

/** The live view: which members of a group are online, and what they type. */
export function GroupLivePage() {
  const { t } = useLingui();
  const { node } = usePreloadedQuery<GroupLivePageQuery>(
    graphql`
      query GroupLivePageQuery($id: ID!) @throwOnFieldError @preloadable {
        node(id: $id) {
          __typename
          ...GroupFrame_group @alias(as: "frame")
          ...GroupLivePage_group @alias(as: "liveView")
        }
      }
    `,
    useViewerQuery<GroupLivePageQuery>(GroupLivePageQueryNode),
  );
  if (!node?.frame || !node.liveView) return <GroupNotFound />;
  return (
    <GroupFrame groupRef={node.frame} title={t`Live`}>
      <LiveOfGroup groupRef={node.liveView} />
    </GroupFrame>
  );
}

/** The live view, or why the viewer may not see it. */
function LiveOfGroup({ groupRef }: { readonly groupRef: GroupLivePage_group$key }) {
  const { t } = useLingui();
  const { id, myRole, archivedAt, seating } = useFragment(
    graphql`
      fragment GroupLivePage_group on Group @throwOnFieldError {
        id
        myRole
        archivedAt
        seating {
          ...LiveViewTiles_seating
        }
      }
    `,
    groupRef,
  );
  // An admin who is not in the group may not watch it.
  if (myRole !== "COACH" && myRole !== "OWNER") return <CoachesOnly groupId={id} />;
  // The frame says that the group is archived.
  if (archivedAt != null) return <Notice text={t`You can't watch anyone type in an archived group.`} />;
  if (readPageConfig().websocketUrl === "off")
    return <Notice text={t`Live updates are off on this server, so you can't see anyone typing.`} />;
  return <LiveFollower key={id} groupId={id} seatingRef={seating ?? null} />;
}

const documents = {
  subscription: graphql`
    subscription GroupLivePageLiveSubscription($groupId: ID!) {
      groupLiveUpdated(groupId: $groupId) {
        ...LiveView_live
      }
    }
  `,
  query: graphql`
    query GroupLivePageLiveQuery($groupId: ID!) @throwOnFieldError {
      groupLiveUpdated: groupLive(groupId: $groupId) {
        ...LiveView_live
      }
    }
  `,
};

type LiveFollowerProps = { readonly groupId: string; readonly seatingRef: LiveViewTiles_seating$key | null };

/**
 * Subscribes to a group while the page is open. What was shown disappears when the viewer loses the right to see it.
 */
function LiveFollower({ groupId, seatingRef }: LiveFollowerProps) {
  const { t } = useLingui();
  const variables = useMemo(() => ({ groupId }), [groupId]);
  const { root, end, isAway, isPolling, follow } = useLiveQuery<GroupLivePageLiveSubscription, GroupLivePageLiveQuery>(
    documents,
    "groupLiveUpdated",
    variables,
  );
  if (end !== null) {
    return (
      <Notice kind="error" text={t`You can no longer watch this group type. Your role or the group has changed.`}>
        <Button onClick={follow}>{t`Try again`}</Button>
        <LinkButton to={groupAddress(groupId)}>{t`Go to the group`}</LinkButton>
      </Notice>
    );
  }
  const live = root?.groupLiveUpdated;
  return live == null ? (
    <LiveSkeleton />
  ) : (
    <LiveView liveRef={live} groupId={groupId} seatingRef={seatingRef} isAway={isAway} isPolling={isPolling} />
  );
}

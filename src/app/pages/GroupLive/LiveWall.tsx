import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { graphql } from "react-relay";
import type { LiveWallQuery } from "../../../../__generated__/LiveWallQuery.graphql";
import type { LiveWallSubscription } from "../../../../__generated__/LiveWallSubscription.graphql";
import { useLiveQuery } from "../../relay/useLiveQuery";
import { Button } from "../../ui/Button";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";
import { groupAddress } from "../Group/groupAddress";
import { Wall } from "./Wall";
import { WallSkeleton } from "./WallSkeleton";

const documents = {
  subscription: graphql`
    subscription LiveWallSubscription($groupId: ID!) {
      groupLiveUpdated(groupId: $groupId) {
        ...Wall_live
      }
    }
  `,
  query: graphql`
    query LiveWallQuery($groupId: ID!) @throwOnFieldError {
      groupLiveUpdated: groupLive(groupId: $groupId) {
        ...Wall_live
      }
    }
  `,
};

/** Follows a group while the page is open. What was seen goes with the right to see it. */
export function LiveWall({ groupId }: { readonly groupId: string }) {
  const { t } = useLingui();
  const variables = useMemo(() => ({ groupId }), [groupId]);
  const { root, end, isAway, isPolling, follow } = useLiveQuery<LiveWallSubscription, LiveWallQuery>(
    documents,
    "groupLiveUpdated",
    variables,
  );
  if (end !== null) {
    return (
      <Notice
        kind="error"
        text={t`You can no longer see the members of this group type. Your role in it has changed, or the group has.`}
      >
        <Button onClick={follow}>{t`Try again`}</Button>
        <LinkButton to={groupAddress(groupId)}>{t`To the group`}</LinkButton>
      </Notice>
    );
  }
  const live = root?.groupLiveUpdated;
  return live == null ? (
    <WallSkeleton />
  ) : (
    <Wall liveRef={live} groupId={groupId} isAway={isAway} isPolling={isPolling} />
  );
}

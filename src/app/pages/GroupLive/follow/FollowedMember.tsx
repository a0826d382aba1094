import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { graphql } from "react-relay";
import type { FollowedMemberQuery } from "../../../../../__generated__/FollowedMemberQuery.graphql";
import type { FollowedMemberSubscription } from "../../../../../__generated__/FollowedMemberSubscription.graphql";
import { useLiveQuery } from "../../../relay/useLiveQuery";
import { Notice } from "../../../ui/Notice";
import { Skeleton } from "../../../ui/Skeleton";
import { ConnectionNotice } from "../ConnectionNotice";
import { FollowedView } from "./FollowedView";

const documents = {
  subscription: graphql`
    subscription FollowedMemberSubscription($groupId: ID!, $userId: ID!) {
      memberLiveUpdated(groupId: $groupId, userId: $userId) {
        ...FollowedView_view
      }
    }
  `,
  query: graphql`
    query FollowedMemberQuery($groupId: ID!, $userId: ID!) @throwOnFieldError {
      memberLiveUpdated: memberLive(groupId: $groupId, userId: $userId) {
        ...FollowedView_view
      }
    }
  `,
};

type Props = { readonly groupId: string; readonly userId: string; readonly name: string };

/** Follows one member for as long as they are in the group and the viewer may. */
export function FollowedMember({ groupId, userId, name }: Props) {
  const { t } = useLingui();
  const variables = useMemo(() => ({ groupId, userId }), [groupId, userId]);
  const { root, end, isAway, isPolling } = useLiveQuery<FollowedMemberSubscription, FollowedMemberQuery>(
    documents,
    "memberLiveUpdated",
    variables,
  );
  if (end !== null) return <Notice text={t`${name} is no longer in this group.`} />;
  const view = root?.memberLiveUpdated;
  return (
    <>
      <ConnectionNotice isAway={isAway} isPolling={isPolling} />
      {view == null ? <Skeleton size="block" /> : <FollowedView viewRef={view} />}
    </>
  );
}

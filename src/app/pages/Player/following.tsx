import { graphql, useFragment } from "react-relay";
import { ConnectionHandler } from "relay-runtime";
import type { followingUseDecideFollowerMutation } from "../../../../__generated__/followingUseDecideFollowerMutation.graphql";
import type { followingUseFollowUserMutation } from "../../../../__generated__/followingUseFollowUserMutation.graphql";
import type { followingUseRefuseFollowersMutation } from "../../../../__generated__/followingUseRefuseFollowersMutation.graphql";
import type { followingUseUnfollowUserMutation } from "../../../../__generated__/followingUseUnfollowUserMutation.graphql";
import { useResultMutation } from "../../relay/useResultMutation";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { following_user$key } from "../../../../__generated__/following_user.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { limits } from "../../../contract/limits";
import { Button } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { Notice, announce } from "../../ui/Notice";

/** Asks to follow somebody. */
function useFollowUser() {
  return useResultMutation<followingUseFollowUserMutation, true>(
    graphql`
      mutation followingUseFollowUserMutation($userId: ID!) {
        followUser(userId: $userId) {
          __typename
          ... on FollowSuccess {
            user {
              ...following_user
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    () => true,
  );
}

/**
 * Stops following somebody, or takes a request back.
 * @param connections lists from which they are removed.
 */
export function useUnfollowUser(connections: readonly string[] = []) {
  const [run, isRunning] = useResultMutation<followingUseUnfollowUserMutation, true>(
    graphql`
      mutation followingUseUnfollowUserMutation($userId: ID!, $connections: [ID!]!) {
        unfollowUser(userId: $userId) {
          __typename
          ... on FollowSuccess {
            user {
              id @deleteEdge(connections: $connections)
              ...following_user
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    () => true,
  );
  return [
    ({ userId }: { readonly userId: string }) => run({ userId, connections: [...connections] }),
    isRunning,
  ] as const;
}

/**
 * Allows somebody to follow the viewer, or refuses.
 * @param connection the viewer's list of followers, in which it shows.
 */
export function useDecideFollower(connection: string) {
  const [run, isRunning] = useResultMutation<followingUseDecideFollowerMutation, true>(
    graphql`
      mutation followingUseDecideFollowerMutation($userId: ID!, $isAllowed: Boolean!) {
        decideFollower(userId: $userId, isAllowed: $isAllowed) {
          __typename
          ... on FollowSuccess {
            followerState
          }
          ... on Error {
            code
          }
        }
      }
    `,
    () => true,
  );
  const decide = (variables: { readonly userId: string; readonly isAllowed: boolean }) =>
    run(variables, {
      updater: (store, response) => {
        const list = store.get(connection);
        const state = response?.decideFollower?.followerState;
        if (list == null || state == null) return;
        if (state === "NONE") return ConnectionHandler.deleteNode(list, variables.userId);
        const edges = list.getLinkedRecords("edges") ?? [];
        const edge = edges.find((one) => one?.getLinkedRecord("node")?.getDataID() === variables.userId);
        edge?.setValue(state, "state");
      },
    });
  return [decide, isRunning] as const;
}

/** Refuses all open requests to follow the viewer. */
export function useRefuseFollowers() {
  return useResultMutation<followingUseRefuseFollowersMutation, true>(
    graphql`
      mutation followingUseRefuseFollowersMutation {
        refuseFollowers {
          __typename
          ... on RefuseFollowersSuccess {
            viewer {
              ...FollowLists_followers
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    () => true,
  );
}

/** Asks to follow somebody, takes that back, or ends it. Nothing if the viewer may not. */
export function FollowButton({ userRef }: { readonly userRef: following_user$key }) {
  const { t } = useLingui();
  const { id, followState } = useFragment(
    graphql`
      fragment following_user on User @throwOnFieldError {
        id
        followState
      }
    `,
    userRef,
  );
  const [follow, isAsking] = useFollowUser();
  const [unfollow, isEnding] = useUnfollowUser();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  if (followState == null) return null;
  const done =
    followState === "NONE"
      ? t`Your request was sent.`
      : followState === "ASKED"
        ? t`Your request was canceled.`
        : t`You no longer follow this person.`;
  const change = async (): Promise<void> => {
    const result = await (followState === "NONE" ? follow : unfollow)({ userId: id });
    setIssue(result.ok ? null : result.error);
    if (result.ok) announce(done);
  };
  const words =
    followState === "FOLLOWING"
      ? t`Unfollow`
      : followState === "ASKED"
        ? t`Cancel request to follow`
        : t`Ask to follow`;
  return (
    <>
      <Button
        look={followState === "NONE" ? "primary" : "secondary"}
        isBusy={isAsking || isEnding}
        onClick={() => void change()}
      >
        {words}
      </Button>
      {issue === "TOO_MANY_ROWS" ? (
        <Notice
          kind="error"
          text={t`You already follow ${limits.follows} people, or too many people have asked to follow this person. Try again later.`}
        />
      ) : (
        issue !== null && <ErrorNotice code={issue} />
      )}
    </>
  );
}

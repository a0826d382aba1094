import { graphql } from "react-relay";
import { ConnectionHandler } from "relay-runtime";
import type { followMutationsUseDecideFollowerMutation } from "../../../../__generated__/followMutationsUseDecideFollowerMutation.graphql";
import type { followMutationsUseFollowUserMutation } from "../../../../__generated__/followMutationsUseFollowUserMutation.graphql";
import type { followMutationsUseRefuseFollowersMutation } from "../../../../__generated__/followMutationsUseRefuseFollowersMutation.graphql";
import type { followMutationsUseUnfollowUserMutation } from "../../../../__generated__/followMutationsUseUnfollowUserMutation.graphql";
import { useResultMutation } from "../../relay/useResultMutation";

/** Asks to follow somebody. */
export function useFollowUser() {
  return useResultMutation<followMutationsUseFollowUserMutation, true>(
    graphql`
      mutation followMutationsUseFollowUserMutation($userId: ID!) {
        followUser(userId: $userId) {
          __typename
          ... on FollowSuccess {
            user {
              ...FollowButton_user
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
  const [run, isRunning] = useResultMutation<followMutationsUseUnfollowUserMutation, true>(
    graphql`
      mutation followMutationsUseUnfollowUserMutation($userId: ID!, $connections: [ID!]!) {
        unfollowUser(userId: $userId) {
          __typename
          ... on FollowSuccess {
            user {
              id @deleteEdge(connections: $connections)
              ...FollowButton_user
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
  const [run, isRunning] = useResultMutation<followMutationsUseDecideFollowerMutation, true>(
    graphql`
      mutation followMutationsUseDecideFollowerMutation($userId: ID!, $isAllowed: Boolean!) {
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
  return useResultMutation<followMutationsUseRefuseFollowersMutation, true>(
    graphql`
      mutation followMutationsUseRefuseFollowersMutation {
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

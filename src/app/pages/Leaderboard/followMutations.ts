import { graphql } from "react-relay";
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

/** Stops following somebody, or takes a request back. */
export function useUnfollowUser() {
  return useResultMutation<followMutationsUseUnfollowUserMutation, true>(
    graphql`
      mutation followMutationsUseUnfollowUserMutation($userId: ID!) {
        unfollowUser(userId: $userId) {
          __typename
          ... on FollowSuccess {
            user {
              ...FollowButton_user
            }
            viewer {
              ...FollowLists_viewer
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

/** Allows somebody to follow the viewer, or refuses. */
export function useDecideFollower() {
  return useResultMutation<followMutationsUseDecideFollowerMutation, true>(
    graphql`
      mutation followMutationsUseDecideFollowerMutation($userId: ID!, $isAllowed: Boolean!) {
        decideFollower(userId: $userId, isAllowed: $isAllowed) {
          __typename
          ... on FollowSuccess {
            viewer {
              ...FollowLists_viewer
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

/** Refuses all open requests to follow the viewer. */
export function useRefuseFollowers() {
  return useResultMutation<followMutationsUseRefuseFollowersMutation, true>(
    graphql`
      mutation followMutationsUseRefuseFollowersMutation {
        refuseFollowers {
          __typename
          ... on RefuseFollowersSuccess {
            viewer {
              ...FollowLists_viewer
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

const outcome =
  "{ __typename ... on Error { code } ... on FollowSuccess { user { id followState } followerState viewer { id } } }";

export const followUser = `mutation followUser($userId: ID!) { followUser(userId: $userId) ${outcome} }`;

export const unfollowUser = `mutation unfollowUser($userId: ID!) { unfollowUser(userId: $userId) ${outcome} }`;

export const decideFollower = `mutation decideFollower($userId: ID!, $isAllowed: Boolean!) {
  decideFollower(userId: $userId, isAllowed: $isAllowed) ${outcome} }`;

export const refuseFollowers = `mutation refuseFollowers { refuseFollowers { __typename ... on Error { code }
  ... on RefuseFollowersSuccess { viewer { followers { state user { id } } } } } }`;

export const followLists = `query followLists($id: ID!) { node(id: $id) { ... on User {
  followState following { state user { id } } followers { state user { id } } } } }`;

const page = `pageInfo { hasNextPage hasPreviousPage endCursor startCursor } edges { cursor state node { id } }`;

const paged = (name: string, list: string) => `query ${name}($id: ID!, $first: Int, $after: String, $last: Int,
  $before: String) { node(id: $id) { ... on User {
    page: ${list}(first: $first, after: $after, last: $last, before: $before) { ${page} } } } }`;

export const followPages = {
  following: paged("followingPage", "followingConnection"),
  followers: paged("followersPage", "followersConnection"),
};

export const followOperations = [
  followUser,
  unfollowUser,
  decideFollower,
  refuseFollowers,
  followLists,
  ...Object.values(followPages),
];

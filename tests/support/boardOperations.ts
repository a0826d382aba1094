const entry = `place isMine wpm accuracy improvement user { id username displayName }`;

export const leaderboard = `query leaderboard($period: BoardPeriod!, $week: IsoWeek, $mode: ResultMode!, $amount: Int,
    $language: Language!, $rankBy: RankBy!, $onlyFollowing: Boolean, $groupId: ID) {
  leaderboard(period: $period, week: $week, mode: $mode, amount: $amount, language: $language, rankBy: $rankBy,
    onlyFollowing: $onlyFollowing, groupId: $groupId) {
    week entries { ${entry} } own { ${entry} } } }`;

export const player = `query player($username: String!) { player(username: $username) {
  isMine user { id username displayName } bests { mode modeAmount language wpm accuracy }
  badges { badgeId earnedAt } activity { week minutes } } }`;

export const setProfileVisibility = `mutation setProfileVisibility($visibility: ProfileVisibility!) {
  setProfileVisibility(visibility: $visibility) { __typename ... on Error { code }
    ... on RateLimitedError { retryAfterSeconds }
    ... on SetProfileVisibilitySuccess { user { profileVisibility profileVisibilityChoices } } } }`;

export const setCompetes = `mutation setCompetes($competes: Boolean!) {
  setCompetes(competes: $competes) { __typename ... on Error { code } ... on RateLimitedError { retryAfterSeconds }
    ... on SetCompetesSuccess { user { competes } } } }`;

export const competesOf = `query competesOf($id: ID!) { node(id: $id) { ... on User { competes } } }`;

export const leaderboardChanged = `subscription leaderboardChanged($mode: ResultMode!, $amount: Int,
    $language: Language!) {
  change: leaderboardChanged(mode: $mode, amount: $amount, language: $language) { changedAt } }`;

export const groupBoardChanged = `subscription groupBoardChanged($groupId: ID!) {
  change: groupBoardChanged(groupId: $groupId) { changedAt } }`;

export const groupBoard = `query groupBoard($id: ID!, $week: IsoWeek, $kind: BoardKind) { node(id: $id) {
  ... on Group { board(week: $week, kind: $kind) {
    readAt week kind entries { place name isMine wpm accuracy durationMs } } } } }`;

export const boardOperations = [
  leaderboard,
  player,
  setProfileVisibility,
  setCompetes,
  competesOf,
  leaderboardChanged,
  groupBoardChanged,
  groupBoard,
];

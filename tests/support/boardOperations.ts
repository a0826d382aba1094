const entry = `place isMine wpm accuracy improvement user { id username displayName }`;

export const leaderboard = `query leaderboard($period: BoardPeriod!, $week: IsoWeek, $mode: ResultMode!, $amount: Int,
    $language: Language!, $rankBy: RankBy!, $onlyFollowing: Boolean) {
  leaderboard(period: $period, week: $week, mode: $mode, amount: $amount, language: $language, rankBy: $rankBy,
    onlyFollowing: $onlyFollowing) {
    week entries { ${entry} } own { ${entry} } } }`;

export const player = `query player($username: String!) { player(username: $username) {
  isMine user { id username displayName } bests { mode modeAmount language wpm accuracy }
  activity { week minutes } } }`;

export const setProfileVisibility = `mutation setProfileVisibility($visibility: ProfileVisibility!) {
  setProfileVisibility(visibility: $visibility) { __typename ... on Error { code }
    ... on RateLimitedError { retryAfterSeconds }
    ... on SetProfileVisibilitySuccess { user { profileVisibility profileVisibilityChoices } } } }`;

export const boardOperations = [leaderboard, player, setProfileVisibility];

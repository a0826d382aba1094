/** Operations of the tests of live groups. They are not the app's. */
const failure = `__typename ... on Error { code message } ... on RateLimitedError { retryAfterSeconds }`;
const member = `id userId name state stateSince activity title position length wpm accuracy errors`;

export const createGroup = `mutation createGroup($name: String!, $roleWords: RoleWords) {
  createGroup(name: $name, roleWords: $roleWords) { __typename ... on GroupSuccess { group { id joinCode } } } }`;
export const joinGroup = `mutation joinGroup($code: String!) { joinGroup(code: $code) { __typename
  ... on GroupSuccess { group { id } } } }`;
export const myGroupNews = `subscription myGroupNews($page: ID!) { myGroupNews(page: $page) {
  id stamp watchable watchedBy races { code groupName mode isSeated } } }`;
export const groupLive = `subscription groupLive($group: ID!) { groupLiveUpdated(groupId: $group) { id seatingStamp
  members {
  ${member} } } }`;
export const memberLive = `subscription memberLive($group: ID!, $user: ID!) { memberLiveUpdated(groupId: $group,
  userId: $user) { id runId text marks caret member { ${member} } } }`;
export const groupNewsNow = `query groupNewsNow($page: ID!) { groupNews(page: $page) { id watchable watchedBy
  roleWords } }`;
export const groupLiveNow = `query groupLiveNow($group: ID!) { groupLive(groupId: $group) { id members {
  ${member} } } }`;
export const memberLiveNow = `query memberLiveNow($group: ID!, $user: ID!) { memberLive(groupId: $group,
  userId: $user) { id runId text marks caret member { ${member} } } }`;
export const reportTyping = `mutation reportTyping($input: ReportTypingInput!) { reportTyping(input: $input) {
  ${failure} ... on SequenceGapError { expected } ... on TypingReported { isWatched } } }`;
export const reportPresence = `mutation reportPresence($page: ID!, $isAway: Boolean!) { reportPresence(page: $page,
  isAway: $isAway) { ${failure} ... on PresenceReported { isWatched } } }`;

export const createGroupRace = `mutation createGroupRace($groupId: ID!, $input: CreateGroupRaceInput!) {
  createGroupRace(groupId: $groupId, input: $input) { __typename ... on RaceSuccess { race { code } } } }`;
export const joinRace = `mutation joinRace($code: RaceCode!) { joinRace(code: $code) { __typename ... on Error {
  code } } }`;
export const cancelRace = `mutation cancelRace($code: RaceCode!) { cancelRace(code: $code) { __typename ... on Error {
  code } } }`;

export const liveOperations = [
  createGroupRace,
  joinRace,
  cancelRace,
  createGroup,
  joinGroup,
  myGroupNews,
  groupLive,
  memberLive,
  groupNewsNow,
  groupLiveNow,
  memberLiveNow,
  reportTyping,
  reportPresence,
];

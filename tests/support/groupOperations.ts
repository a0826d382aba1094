/** The operations that the tests of groups send; a server must be started with them. `answer` is always the payload. */
const failure = `__typename ... on Error { code message }`;
const invalid = `... on InvalidInputError { issues { path code } }`;
const limited = `... on RateLimitedError { retryAfterSeconds }`;
const settings = `settings { leaderboard nicknames layout backspace keyboardPicture guestsInRaces roleWords }`;
const group =
  `id name myRole version archivedAt memberCount joinCode isJoinOpen madeAccountCount ` +
  `coaches { role user { id displayName } } ${settings}`;

export const createGroup = `mutation createGroup($name: String!, $roleWords: RoleWords) {
  answer: createGroup(name: $name, roleWords: $roleWords) {
  ${failure} ${invalid} ${limited} ... on GroupSuccess { group { ${group} } } } }`;
export const joinGroup = `mutation joinGroup($code: String!) { answer: joinGroup(code: $code) { ${failure} ${limited}
  ... on GroupSuccess { group { ${group} } } } }`;
export const changeClass = `mutation changeClass($code: String!, $from: ID!) { answer: joinGroup(code: $code,
  leaveGroupId: $from) { ${failure} ${limited} ... on GroupSuccess { group { ${group} } } } }`;
const links = `coachLinks { id usesLeft createdAt expiresAt }`;
export const createCoachLink = `mutation createCoachLink($input: CreateCoachLinkInput!) {
  answer: createCoachLink(input: $input) { ${failure} ${invalid} ... on CreateCoachLinkSuccess { coachCode
  group { ${links} } } } }`;
export const removeCoachLink = `mutation removeCoachLink($id: ID!, $linkId: ID!) { answer: removeCoachLink(groupId: $id,
  linkId: $linkId) { ${failure} ... on GroupSuccess { group { ${links} } } } }`;
export const acceptCoachLink = `mutation acceptCoachLink($code: String!) { answer: acceptCoachLink(code: $code) {
  ${failure} ${limited} ... on GroupSuccess { group { id myRole } } } }`;
export const coachInvitation = `query coachInvitation($code: String!) { answer: coachInvitation(code: $code) {
  ${failure} ${limited} ... on CoachInvitation { groupName role coaches invitedBy expiresAt coached { id } } } }`;
export const coachLinks = `query coachLinks($id: ID!) { node(id: $id) { ... on Group { ${links} } } }`;
export const changeGroup = `mutation changeGroup($input: ChangeGroupInput!) { answer: changeGroup(input: $input) {
  ${failure} ${invalid} ... on GroupSuccess { group { ${group} } } } }`;
export const archiveGroup = `mutation archiveGroup($id: ID!) { answer: archiveGroup(groupId: $id) { ${failure}
  ... on GroupSuccess { group { ${group} } } } }`;
export const restoreGroup = `mutation restoreGroup($id: ID!) { answer: restoreGroup(groupId: $id) { ${failure}
  ... on GroupSuccess { group { ${group} } } } }`;
export const renewJoinCode = `mutation renewJoinCode($id: ID!) { answer: renewJoinCode(groupId: $id) { ${failure}
  ... on GroupSuccess { group { ${group} } } } }`;
export const setJoining = `mutation setJoining($id: ID!, $isOpen: Boolean!) { answer: setJoining(groupId: $id,
  isOpen: $isOpen) { ${failure} ... on GroupSuccess { group { ${group} } } } }`;
export const leaveGroup = `mutation leaveGroup($id: ID!) { answer: leaveGroup(groupId: $id) { ${failure}
  ... on LeaveGroupSuccess { leftGroupId } } }`;
export const setGroupRole = `mutation setGroupRole($input: SetGroupRoleInput!) { answer: setGroupRole(input: $input) {
  ${failure} ... on SetGroupRoleSuccess { group { ${group} } member { role user { id } } } } }`;
export const deleteGroup = `mutation deleteGroup($input: DeleteGroupInput!) { answer: deleteGroup(input: $input) {
  ${failure} ... on DeleteGroupSuccess { deletedGroupId erasedAccounts } } }`;

export const groupNode = `query groupNode($id: ID!) { node(id: $id) { ... on Group { ${group} } } }`;
export const groupMembers = `query groupMembers($id: ID!) { node(id: $id) { ... on Group { members { edges { node {
  id role isMadeHere user { id displayName } } } } } } }`;
export const memberNode = `query memberNode($id: ID!) { node(id: $id) { ... on GroupMember { role user { id } } } }`;
export const myGroups = `query myGroups { viewer { groups { id name myRole } } }`;
export const groupByJoinCode = `query groupByJoinCode($code: String!) { answer: groupByJoinCode(code: $code) {
  ${failure} ${limited} ... on GroupToJoin { name coaches joined { id } } } }`;

export const groupOperations = [
  createGroup,
  joinGroup,
  changeClass,
  createCoachLink,
  removeCoachLink,
  acceptCoachLink,
  coachInvitation,
  coachLinks,
  changeGroup,
  archiveGroup,
  restoreGroup,
  renewJoinCode,
  setJoining,
  leaveGroup,
  setGroupRole,
  deleteGroup,
  groupNode,
  groupMembers,
  memberNode,
  myGroups,
  groupByJoinCode,
];

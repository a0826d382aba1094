/**
 * The operations that the tests of making and managing members send; a server must be started with them. `answer` is
 * always the payload.
 */
const failure = `__typename ... on Error { code message }`;
const invalid = `... on InvalidInputError { issues { path code } }`;
const limited = `... on RateLimitedError { retryAfterSeconds }`;
const cards =
  `... on MemberCards { group { id memberCount } cards { passPhrase member { id role ` +
  `isMadeHere user { id username displayName } } } }`;
const gone = `... on MembersGone { removedMemberIds group { id memberCount } }`;

export const previewMembers = `mutation previewMembers($groupId: ID!, $file: Upload!) {
  answer: previewMembers(groupId: $groupId, file: $file) { ${failure} ${limited} ... on MemberPreview { rows {
  line name username isUsernameChosen isInGroup issues { path code } } } } }`;
export const addMembers = `mutation addMembers($input: AddMembersInput!) { answer: addMembers(input: $input) {
  ${failure} ${invalid} ${limited} ${cards} } }`;
export const resetPassPhrases = `mutation resetPassPhrases($ids: [ID!]!, $language: PassPhraseLanguage!) {
  answer: resetPassPhrases(memberIds: $ids, language: $language) { ${failure} ${limited} ${cards} } }`;
export const renameMember = `mutation renameMember($id: ID!, $displayName: String!) {
  answer: renameMember(memberId: $id, displayName: $displayName) { ${failure} ${invalid} ... on RenameMemberSuccess {
  member { user { displayName } } } } }`;
export const removeMembers = `mutation removeMembers($ids: [ID!]!) { answer: removeMembers(memberIds: $ids) {
  ${failure} ${gone} } }`;
export const setExtraTime = `mutation setExtraTime($ids: [ID!]!, $extraTime: Int!) { answer: setExtraTime(
  memberIds: $ids, extraTime: $extraTime) { ${failure} ${invalid} ... on SetExtraTimeSuccess { members { id
  extraTime } } } }`;
export const setPublicConsent = `mutation setPublicConsent($ids: [ID!]!, $hasConsent: Boolean!) {
  answer: setPublicConsent(memberIds: $ids, hasConsent: $hasConsent) { ${failure} ... on SetPublicConsentSuccess {
  members { id hasPublicConsent } } } }`;
export const extraTime = `query extraTime($id: ID!) { node(id: $id) { ... on GroupMember { extraTime } } }`;
export const moveMembers = `mutation moveMembers($ids: [ID!]!, $to: ID!) { answer: moveMembers(memberIds: $ids,
  toGroupId: $to) { ${failure} ${gone} } }`;
export const mergeMembers = `mutation mergeMembers($from: ID!, $into: ID!, $confirmation: String) {
  answer: mergeMembers(fromMemberId: $from, intoMemberId: $into, confirmation: $confirmation) {
  ${failure} ${invalid} ${gone} } }`;
export const eraseMember = `mutation eraseMember($id: ID!) { answer: eraseMember(memberId: $id) {
  ${failure} ${gone} } }`;
export const removedMembers = `query removedMembers($id: ID!) { node(id: $id) { ... on Group { removedMembers { edges {
  node { id displayName username removedAt removedByName mergedIntoName erasedAt } } } } } }`;
export const restoreMember = `mutation restoreMember($id: ID!) { answer: restoreMember(removedMemberId: $id) {
  ${failure} ... on RestoreMemberSuccess { restoredId member { id user { username displayName } } group { memberCount }
  } } }`;
export const eraseRemovedMember = `mutation eraseRemovedMember($id: ID!) {
  answer: eraseRemovedMember(removedMemberId: $id) { ${failure} ... on EraseRemovedMemberSuccess { erasedId } } }`;
export const deleteMyAccount = `mutation deleteMyAccount($password: String!) {
  answer: deleteMyAccount(password: $password) { ${failure} ${invalid} ${limited} ... on DeleteMyAccountSuccess {
  done } } }`;
export const handOver = `query handOver { viewer { groupsToHandOver } }`;
export const managed = `query managed($id: ID!) { node(id: $id) { ... on GroupMember {
  id role lastPractisedAt holdings { results durationMs lastTypedAt exams certificates passedExercises passedLessons
  texts groups } user { displayName } } } }`;

export const memberOperations = [
  setExtraTime,
  setPublicConsent,
  extraTime,
  previewMembers,
  addMembers,
  resetPassPhrases,
  renameMember,
  removeMembers,
  moveMembers,
  mergeMembers,
  eraseMember,
  removedMembers,
  restoreMember,
  eraseRemovedMember,
  deleteMyAccount,
  handOver,
  managed,
];

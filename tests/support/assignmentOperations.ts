// Operations of assignments as tests speak them, on the wire.
const failure = `__typename ... on Error { code }`;
const invalid = `... on InvalidInputError { issues { path code } }`;
const progressFields =
  `state isLate doneAt lastAt part runs accuracy wpm minutes exercisesPassed exam { ` +
  `passed strokesPerMinute accuracy isByEar extraTime }`;
const assignmentFields = `id title note kind state opensAt dueAt closedAt isForAll backspace version isMine
  task { __typename ... on LessonTask { course lesson exercises } ... on TextTask { text { id title } accuracy }
    ... on GoalTask { minutes accuracy wpm } ... on ExamTask { norm language } }`;

export const createGroup = `mutation createGroup($name: String!) { createGroup(name: $name) { ${failure}
  ... on GroupSuccess { group { id joinCode } } } }`;
export const joinGroup = `mutation joinGroup($code: String!) { joinGroup(code: $code) { ${failure}
  ... on GroupSuccess { group { id } } } }`;
export const groupMembers = `query groupMembers($id: ID!) { node(id: $id) { ... on Group { members(first: 100) {
  edges { node { id role user { id displayName } } } } } } }`;
export const createAssignment = `mutation createAssignment($input: CreateAssignmentInput!) {
  answer: createAssignment(input: $input) { ${failure} ${invalid} ... on AssignmentSuccess { assignment {
  ${assignmentFields} } } } }`;
export const changeAssignment = `mutation changeAssignment($input: ChangeAssignmentInput!) {
  answer: changeAssignment(input: $input) { ${failure} ${invalid} ... on AssignmentSuccess { assignment {
  ${assignmentFields} } } } }`;
export const openAssignment = `mutation openAssignment($id: ID!, $version: Int!) { answer: openAssignment(id: $id,
  version: $version) { ${failure} ... on AssignmentSuccess { assignment { ${assignmentFields} } } } }`;
export const closeAssignment = `mutation closeAssignment($id: ID!, $version: Int!) { answer: closeAssignment(id: $id,
  version: $version) { ${failure} ... on AssignmentSuccess { assignment { ${assignmentFields} } } } }`;
export const deleteAssignment = `mutation deleteAssignment($id: ID!, $version: Int!) {
  answer: deleteAssignment(id: $id, version: $version) { ${failure} ... on DeleteAssignmentSuccess { deletedId } } }`;
export const assignmentNode = `query assignmentNode($id: ID!) { node(id: $id) { ... on Assignment {
  ${assignmentFields} members { user { id } } counts { assigned begun done late } myProgress {
  ${progressFields} } progress { member { user { id } } ${progressFields} } } } }`;
export const groupAssignments = `query groupAssignments($id: ID!, $first: Int, $after: String) { node(id: $id) {
  ... on Group { assignments(first: $first, after: $after) { edges { cursor node { id title state counts {
  assigned done } myProgress { state } } } pageInfo { hasNextPage } } } } }`;
export const dueAssignments = `query dueAssignments { viewer { dueAssignments { id title myProgress {
  state isLate } } } }`;
export const dueOf = `query dueOf($id: ID!) { node(id: $id) { ... on User { dueAssignments { id } } } }`;

export const assignmentOperations: readonly string[] = [
  createGroup,
  joinGroup,
  groupMembers,
  createAssignment,
  changeAssignment,
  openAssignment,
  closeAssignment,
  deleteAssignment,
  assignmentNode,
  groupAssignments,
  dueAssignments,
  dueOf,
];

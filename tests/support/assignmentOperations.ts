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

const taskFields = `__typename ... on LessonTask { lesson exercise exercises } ... on TextTask { text { id } }
  ... on GoalTask { minutes language } ... on ExamTask { norm language requiredLanguage }`;
const exceptionFields = `state isLate isExcused extendedUntil exceptionVersion part doneAt tasks { state part doneAt
  exercisesPassed minutes item { position backspace task { ${taskFields} } } }`;

/** An assignment with all its tasks, and the progress on each. */
export const severalTasks = `query severalTasks($id: ID!) { node(id: $id) { ... on Assignment { id state version dueAt
  extendedUntil kind backspace isForAll title note weight tasks { position backspace task { ${taskFields} } }
  counts { assigned excused done late } myProgress { ${exceptionFields} }
  progress { member { id user { id } } ${exceptionFields} } } } }`;
export const createOpen = `mutation createOpen($input: CreateAssignmentInput!) {
  answer: createAssignment(input: $input) { ${failure} ${invalid} ... on AssignmentSuccess { assignment {
  id state version opensAt tasks { position task { ${taskFields} } } } } } }`;
export const copyAssignment = `mutation copyAssignment($input: CopyAssignmentInput!) {
  answer: copyAssignment(input: $input) { ${failure} ${invalid} ... on CopyAssignmentSuccess { assignments {
  id title note state opensAt dueAt isForAll group { id } tasks { task { ${taskFields} } }
  counts { done assigned } } } } }`;
export const makePlan = `mutation makePlan($input: MakePlanInput!) { answer: makePlan(input: $input) { ${failure}
  ${invalid} ... on MakePlanSuccess { made assignments { id title state opensAt dueAt tasks { task {
  ${taskFields} } } } } } }`;
export const changeForMember = `mutation changeForMember($input: ChangeForMemberInput!) {
  answer: changeForMember(input: $input) { ${failure} ${invalid} ... on ChangeForMemberSuccess { progress {
  ${exceptionFields} } } } }`;
export const lessonChoices = `query lessonChoices($id: ID!, $isGame: Boolean, $search: String, $language: Language!,
  $layout: KeyboardLayout, $chapter: CourseChapter, $difficulty: Difficulty, $maxMinutes: Int, $first: Int,
  $after: String) { node(id: $id) { ... on Group { lessonChoices(isGame: $isGame, search: $search,
  language: $language, layout: $layout, chapter: $chapter, difficulty: $difficulty, maxMinutes: $maxMinutes,
  first: $first, after: $after) { edges { cursor node { layout lesson exercise minutes difficulty } }
  pageInfo { hasNextPage } } } } }`;

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
  severalTasks,
  createOpen,
  copyAssignment,
  makePlan,
  changeForMember,
  lessonChoices,
];

/** The operations that the tests of accounts, sessions, texts and results send; a server must be started with them. */
const failure = `__typename ... on Error { code message }`;
const invalid = `... on InvalidInputError { issues { path code message } }`;
const limited = `... on RateLimitedError { retryAfterSeconds }`;
const someone = `id username displayName role avatarUrl createdAt`;
const signedIn = `... on SignedIn { token user { ${someone} } }`;
const resultFields =
  `id mode rules modeAmount punctuation numbers layout exerciseId exerciseVerdict language ` +
  `text { id } prompt log durationMs wpm raw strokesPerMinute accuracy consistency status ` +
  `startedAt createdAt raceCode place user { id }`;
const resultPage = `pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  edges { cursor node { ${resultFields} } }`;
const sessionPage =
  `pageInfo { hasNextPage endCursor } edges { cursor node { id deviceLabel createdAt ` +
  `lastSeenAt expiresAt isCurrent } }`;
const textPage =
  `pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { id ` +
  `title language difficulty body characters tags } }`;

export const createGuest = `mutation createGuest($input: CreateGuestInput!) { createGuest(input: $input) {
  ${failure} ${limited} ${signedIn} } }`;
export const signUp = `mutation signUp($input: SignUpInput!) { signUp(input: $input) {
  ${failure} ${invalid} ${limited} ${signedIn} } }`;
export const signIn = `mutation signIn($input: SignInInput!) { signIn(input: $input) {
  ${failure} ${limited} ${signedIn} } }`;
export const signOut = `mutation signOut { signOut { ${failure} ... on SignedOut { done } } }`;
export const changePassword = `mutation changePassword($input: ChangePasswordInput!) { changePassword(input: $input) {
  ${failure} ${invalid} ${limited} ... on ChangePasswordSuccess { user { id } } } }`;
export const renameMe = `mutation renameMe($input: RenameMeInput!) { renameMe(input: $input) { ${failure} ${invalid}
  ... on RenameMeSuccess { user { ${someone} } } } }`;
export const revokeSession = `mutation revokeSession($input: RevokeSessionInput!) { revokeSession(input: $input) {
  ${failure} ... on RevokeSessionSuccess { revokedSessionId } } }`;
export const uploadAvatar = `mutation uploadAvatar($file: Upload!) { uploadAvatar(file: $file) { ${failure}
  ... on UploadAvatarSuccess { user { ${someone} } } } }`;
export const saveResult = `mutation saveResult($input: SaveResultInput!) { saveResult(input: $input) {
  ${failure} ${invalid} ... on SaveResultSuccess { result { ${resultFields} } resultEdge { cursor node {
  id } } passedExercise { exerciseId passedAt stars } } } }`;
export const passReading = `mutation passReading($exerciseId: String!) { passReading(exerciseId: $exerciseId) {
  ${failure} ${invalid} ... on PassReadingSuccess { passedExercise { exerciseId passedAt stars } } } }`;
export const openLesson = `mutation openLesson($lessonId: String!, $memberId: ID) {
  openLesson(lessonId: $lessonId, memberId: $memberId) { ${failure} ${invalid} ... on OpenLessonSuccess {
  passedExercise { exerciseId passedAt stars } member { id } } } }`;
export const setResultVisibility = `mutation setResultVisibility($input: SetResultVisibilityInput!) {
  setResultVisibility(input: $input) { ${failure} ... on SetResultVisibilitySuccess { result { id visibility } } } }`;

export const viewer = `query viewer { viewer { ${someone} } }`;
export const mySessions = `query mySessions($first: Int, $after: String, $last: Int, $before: String) { viewer {
  sessions(first: $first, after: $after, last: $last, before: $before) { ${sessionPage} } } }`;
export const myResults = `query myResults($first: Int, $after: String, $last: Int, $before: String) { viewer {
  results(first: $first, after: $after, last: $last, before: $before) { ${resultPage} } } }`;
const stat = `key presses misses timeMs missRate inARow day learnt`;
const learning =
  `passedExercises { exerciseId passedAt stars } learningState(layout: $layout) { runs ` +
  `lastRunEndedAt lastRunId keys { ${stat} } pairs { ${stat} } }`;
export const myKeys =
  "query myKeys($layout: KeyboardLayout) { viewer { learning(layout: $layout) { layout layouts } } }";
export const userKeys = "query userKeys($id: ID!) { node(id: $id) { ... on User { learning { layout layouts } } } }";
export const myLearning = `query myLearning($layout: KeyboardLayout!) { viewer { ${learning} } }`;
export const userLearning = `query userLearning($id: ID!, $layout: KeyboardLayout!) { node(id: $id) { ... on User {
  ${learning} } } }`;
export const userNode = `query userNode($id: ID!) { node(id: $id) { id ... on User { ${someone} sessions {
  ${sessionPage} } results { ${resultPage} } } } }`;
export const sessionNode = `query sessionNode($id: ID!) { node(id: $id) { id ... on Session {
  deviceLabel isCurrent } } }`;
export const resultNode = `query resultNode($id: ID!) { node(id: $id) { id ... on Result { ${resultFields} } } }`;
export const textNode = `query textNode($id: ID!) { node(id: $id) { id ... on Text { title body } } }`;
export const randomText = `query randomText($language: Language!, $not: ID) { randomText(language: $language,
  not: $not) { id language body } }`;
export const texts = `query texts($language: Language, $difficulty: Difficulty, $first: Int, $after: String,
  $last: Int, $before: String) { texts(language: $language, difficulty: $difficulty, first: $first, after: $after,
  last: $last, before: $before) { ${textPage} } }`;

export const accountOperations = [
  createGuest,
  signUp,
  signIn,
  signOut,
  changePassword,
  renameMe,
  revokeSession,
  uploadAvatar,
  saveResult,
  setResultVisibility,
  passReading,
  openLesson,
  myKeys,
  myLearning,
  userKeys,
  userLearning,
  viewer,
  mySessions,
  myResults,
  userNode,
  sessionNode,
  resultNode,
  textNode,
  randomText,
  texts,
];

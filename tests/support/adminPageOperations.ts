/** The operations that the tests of the admin pages send. `answer` is always the payload. */
const failure = `__typename ... on Error { code } ... on InvalidInputError { issues { path code } }`;
const refused = `__typename ... on Error { code }`;
const account = `... on AccountSuccess { user { id displayName lockedAt } }`;

export const accounts = `query accounts($search: String, $first: Int, $after: String) {
  accounts(search: $search, first: $first, after: $after) { pageInfo { hasNextPage endCursor }
    edges { node { id username displayName role lockedAt lastSeenAt groupNames } } } }`;
export const renameUser = `mutation renameUser($input: RenameUserInput!) {
  answer: renameUser(input: $input) { ${failure} ${account} } }`;
export const lockAccount = `mutation lockAccount($input: LockAccountInput!) {
  answer: lockAccount(input: $input) { ${failure} ${account} } }`;
export const unlockAccount = `mutation unlockAccount($userId: ID!) {
  answer: unlockAccount(userId: $userId) { ${refused} ${account} } }`;
export const signOutUser = `mutation signOutUser($userId: ID!) {
  answer: signOutUser(userId: $userId) { ${refused} ${account} } }`;
export const eraseAccount = `mutation eraseAccount($input: EraseAccountInput!) {
  answer: eraseAccount(input: $input) { ${failure} ... on EraseAccountSuccess { erasedId } } }`;

export const auditLog = `query auditLog($filters: AuditFiltersInput, $first: Int, $after: String) {
  auditLog(filters: $filters, first: $first, after: $after) { pageInfo { hasNextPage endCursor }
    edges { node { id createdAt actorId actorName action targetId targetName newName reason operation } } } }`;
export const auditFile = `query auditFile($filters: AuditFiltersInput) {
  auditFile(filters: $filters) { action targetName } }`;
export const providerSetups = `query providerSetups { signInProviderSetups { provider { id name } issuer callbackAddress
  makesAccounts linkedAccounts groupClaim groups { value name isCoach } rosterClaim rosterColumn } }`;
export const checkSignInProvider = `mutation checkSignInProvider($id: ID!) {
  answer: checkSignInProvider(id: $id) { ${refused} ... on CheckSignInProviderSuccess { state } } }`;
export const auditActors = "query auditActors { auditActors { userId name } }";

export const allGroups = `query allGroups($search: String, $first: Int, $after: String) {
  allGroups(search: $search, first: $first, after: $after) { pageInfo { hasNextPage endCursor }
    edges { node { id name memberCount ownerNames lastActiveAt archivedAt } } } }`;
export const decidedAbuseReports = `query decidedAbuseReports { decidedAbuseReports {
  edges { node { name decision decidedAt decidedBy { displayName } } } } }`;
export const flaggedResults = `query flaggedResults($first: Int, $after: String) {
  flaggedResults(first: $first, after: $after) { pageInfo { hasNextPage endCursor }
    edges { node { id flag { reviewedAt } } } } }`;

export const announcements = `query announcements { announcements { id english: text(language: EN)
  dutch: text(language: NL) french: text(language: FR) languages } }`;
export const allAnnouncements = "query allAnnouncements { allAnnouncements { id text(language: NL) startsAt endsAt } }";
export const publishAnnouncement = `mutation publishAnnouncement($input: AnnouncementInput!) {
  answer: publishAnnouncement(input: $input) { ${failure} ... on AnnouncementsSuccess { announcements { id } } } }`;
export const editAnnouncement = `mutation editAnnouncement($id: ID!, $input: AnnouncementInput!) {
  answer: editAnnouncement(id: $id, input: $input) { ${failure} ... on AnnouncementsSuccess { announcements { id
  texts { language text } } } } }`;
export const flaggedExams = `query flaggedExams($first: Int, $after: String) {
  flaggedExams(first: $first, after: $after) { pageInfo { hasNextPage endCursor } edges { node { id
  flag { reason reviewedAt } } } } }`;
export const removeAnnouncement = `mutation removeAnnouncement($id: ID!) {
  answer: removeAnnouncement(id: $id) { ${refused} ... on AnnouncementsSuccess { announcements { id } } } }`;

export const serverHealth = `query serverHealth { serverHealth { version startedAt
  database { bytes tables { name bytes } } diskFree openSessions racers connections errors isRedisConnected
  backup { isRunning lastAt lastFile lastBytes kept failure } } }`;
export const startBackup = `mutation startBackup { answer: startBackup {
  ${refused} ... on StartBackupSuccess { file backup { isRunning } } } }`;

export const adminPageOperations = [
  accounts,
  renameUser,
  lockAccount,
  unlockAccount,
  signOutUser,
  eraseAccount,
  auditLog,
  auditFile,
  auditActors,
  providerSetups,
  checkSignInProvider,
  allGroups,
  decidedAbuseReports,
  flaggedResults,
  announcements,
  allAnnouncements,
  publishAnnouncement,
  editAnnouncement,
  flaggedExams,
  removeAnnouncement,
  serverHealth,
  startBackup,
];

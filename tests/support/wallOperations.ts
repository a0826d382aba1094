/** The operations that the tests of groups' big screens send. `answer` is always the payload. */
const wall = `id groupName joinCode race { code phase group { groupId } racers { id userId name wallName } }
  seatedRacers goal { minutes typedMs keys } nextAssignment { title dueAt }`;
const group = `group { id classGoalMinutes wallLinks { id createdAt lastUsedAt } }`;

export const createWallLink = `mutation createWallLink($groupId: ID!) { answer: createWallLink(groupId: $groupId) {
  __typename ... on CreateWallLinkSuccess { wallCode ${group} } ... on Error { code } } }`;
export const removeWallLink = `mutation removeWallLink($groupId: ID!, $linkId: ID!) {
  answer: removeWallLink(groupId: $groupId, linkId: $linkId) { __typename ... on GroupSuccess { ${group} }
  ... on Error { code } } }`;
export const setClassGoal = `mutation setClassGoal($input: SetClassGoalInput!) { answer: setClassGoal(input: $input) {
  __typename ... on GroupSuccess { ${group} } ... on Error { code }
  ... on InvalidInputError { issues { path code } } } }`;
export const saveSeating = `mutation saveSeating($input: SaveSeatingInput!) { answer: saveSeating(input: $input) {
  __typename ... on GroupSuccess { group { seating { columns isArranged seats { name seat } } } }
  ... on Error { code } ... on InvalidInputError { issues { path code } } } }`;
export const seating = `query seating($id: ID!) { node(id: $id) { ... on Group { seating { columns isArranged
  seats { userId name seat } } } } }`;
export const groupWall = `query groupWall($groupId: ID!) { wall: groupWall(groupId: $groupId) { ${wall} } }`;
export const linkedWall = `query linkedWall($code: String!) { wall: linkedWall(code: $code) { ${wall} } }`;
export const wallChoices = `query wallChoices($id: ID!) { node(id: $id) { ... on Group { classGoalMinutes
  wallLinks { id lastUsedAt } } } }`;
export const groupWallUpdated = `subscription groupWallUpdated($groupId: ID!) {
  wall: groupWallUpdated(groupId: $groupId) { ${wall} } }`;
export const linkedWallUpdated = `subscription linkedWallUpdated($code: String!) {
  wall: linkedWallUpdated(code: $code) { ${wall} } }`;

export const wallOperations = [
  createWallLink,
  removeWallLink,
  setClassGoal,
  saveSeating,
  seating,
  groupWall,
  linkedWall,
  wallChoices,
  groupWallUpdated,
  linkedWallUpdated,
];

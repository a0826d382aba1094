/** The operations that the tests of badges send; a server must be started with them. */
const badge = "badgeId kind threshold level progress earnedAt";
export const saveForBadges = `mutation saveForBadges($input: SaveResultInput!) { saveResult(input: $input) {
  __typename ... on Error { code } ... on SaveResultSuccess { result { id status createdAt badges { ${badge} } } } } }`;
export const myBadges = `query myBadges { viewer { badges { ${badge} } } }`;
export const badgesOf = `query badgesOf($id: ID!) { node(id: $id) { ... on User { badges { badgeId } } } }`;
export const badgesOfResult = `query badgesOfResult($id: ID!) { node(id: $id) { ... on Result {
  badges { badgeId } } } }`;
export const clearResult = `mutation clearResult($resultId: ID!, $decision: ReviewDecision!) { reviewResult(
  resultId: $resultId, decision: $decision) { __typename ... on Error { code } } }`;

export const newBadges = `query newBadges($id: ID!) { node(id: $id) { ... on Group { newBadges { badgeId name isMine
  earnedAt } } } }`;

export const badgeOperations = [newBadges, saveForBadges, myBadges, badgesOf, badgesOfResult, clearResult];

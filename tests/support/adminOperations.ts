/** The operations that the tests of admins send. `answer` is always the payload. */
const failure = `__typename ... on Error { code message }`;
const success = `... on AdminSuccess { user { id role } admins { id } }`;

export const admins = "query admins { admins { id displayName username } }";
export const claimAdmin = `mutation claimAdmin($token: String!) { answer: claimAdmin(token: $token) {
  ${failure} ${success} } }`;
export const appointAdmin = `mutation appointAdmin($username: String!) { answer: appointAdmin(username: $username) {
  ${failure} ${success} ... on InvalidInputError { issues { path code } } } }`;
export const removeAdmin = `mutation removeAdmin($id: ID!) { answer: removeAdmin(userId: $id) {
  ${failure} ${success} } }`;

export const adminOperations = [admins, claimAdmin, appointAdmin, removeAdmin];

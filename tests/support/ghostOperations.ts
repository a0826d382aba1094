/** The operations that the tests of ghosts send; a server must be started with them. */
const fields = `kind name isOwn wpm curve { characters times }`;

export const ghost = `query ghost($kind: GhostKind!, $run: GhostRunInput!) { ghost(kind: $kind, run: $run) {
  ${fields} } }`;
export const raceGhosts = `query raceGhosts($code: RaceCode!, $chosen: GhostKind) {
  raceGhosts(code: $code, chosen: $chosen) { ${fields} } }`;
export const setAllowsGhost = `mutation setAllowsGhost($allows: Boolean!) { setAllowsGhost(allows: $allows) {
  __typename ... on Error { code } ... on SetAllowsGhostSuccess { user { allowsGhost } } } }`;
export const ghostChoiceOf = `query ghostChoiceOf($id: ID!) { node(id: $id) { ... on User { allowsGhost } } }`;

export const ghostOperations = [ghost, raceGhosts, setAllowsGhost, ghostChoiceOf];

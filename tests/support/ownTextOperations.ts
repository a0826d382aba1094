/** The operations that the tests of one's own texts and of places in texts send, beside accountOperations. */
const failure = `__typename ... on Error { code message }`;
const invalid = `... on InvalidInputError { issues { path code } }`;
const text = `id title language body characters difficulty tags isOwn bookmark`;

export const saveOwnText = `mutation saveOwnText($input: SaveOwnTextInput!) { saveOwnText(input: $input) {
  ${failure} ${invalid} ... on SaveOwnTextSuccess { text { ${text} } textEdge { cursor node { id } } changes {
  kind count } } } }`;
export const deleteOwnText = `mutation deleteOwnText($input: DeleteOwnTextInput!) { deleteOwnText(input: $input) {
  ${failure} ... on DeleteOwnTextSuccess { deletedTextId } } }`;
export const setBookmark = `mutation setBookmark($input: SetBookmarkInput!) { setBookmark(input: $input) {
  ${failure} ${invalid} ... on SetBookmarkSuccess { text { ${text} } } } }`;
export const myTexts = `query myTexts($search: String, $first: Int, $after: String) { viewer { texts(search: $search,
  first: $first, after: $after) { pageInfo { hasNextPage endCursor } edges { cursor node { ${text} } } } } }`;
export const textsOf = `query textsOf($id: ID!) { node(id: $id) { ... on User { texts { edges { node { id } } } } } }`;
export const readText = `query readText($id: ID!) { node(id: $id) { ... on Text { ${text} } } }`;
export const findTexts = `query findTexts($language: Language, $search: String) { texts(language: $language,
  search: $search, first: 100) { edges { node { id title bookmark } } } }`;
export const createRace = `mutation createRace($input: CreateRaceInput!) { createRace(input: $input) {
  ${failure} ${invalid} ... on RaceSuccess { race { code } } } }`;

export const ownTextOperations = [
  saveOwnText,
  deleteOwnText,
  setBookmark,
  myTexts,
  textsOf,
  readText,
  findTexts,
  createRace,
];

/** The operations that the tests of shared and public texts send, beside accountOperations. */
const failure = `__typename ... on Error { code message }`;
const invalid = `... on InvalidInputError { issues { path code } }`;
const text =
  `id title language body tags source visibility status version rights reviewNote isOwn ` +
  `owner { id } group { id } difficulty difficultyScore`;
const changed = `${failure} ${invalid} ... on TextSuccess { text { ${text} } }`;
const refusable = `${failure} ... on TextSuccess { text { ${text} } }`;

export const saveText = `mutation saveText($input: SaveTextInput!) { saveText(input: $input) { ${failure} ${invalid}
  ... on SaveTextSuccess { text { ${text} } changes { kind count } } } }`;
export const shareText = `mutation shareText($input: ShareTextInput!) { shareText(input: $input) { ${refusable} } }`;
export const submitText = `mutation submitText($input: TextVersionInput!) { submitText(input: $input) {
  ${refusable} } }`;
export const reviewText = `mutation reviewText($input: ReviewTextInput!) { reviewText(input: $input) { ${changed} } }`;
export const archiveText = `mutation archiveText($input: TextVersionInput!) { archiveText(input: $input) {
  ${refusable} } }`;
export const restoreText = `mutation restoreText($input: TextVersionInput!) { restoreText(input: $input) {
  ${refusable} } }`;
export const deleteText = `mutation deleteText($input: DeleteOwnTextInput!) { deleteOwnText(input: $input) {
  ${failure} } }`;
export const readText = `query readText($id: ID!) { node(id: $id) { ... on Text { ${text} difficultyReport {
  score words length pairs signs uncommonWords lettersPerWord signShare } } } }`;
export const findTexts = `query findTexts($filters: TextFilters, $search: String, $first: Int, $after: String) {
  texts(filters: $filters, search: $search, first: $first, after: $after) { pageInfo { hasNextPage endCursor } edges {
  node { id title } } } }`;
export const textTags = `query textTags { textTags }`;
export const textsInReview = `query textsInReview { textsInReview { edges { node { id } } } }`;
export const createGroup = `mutation createGroup($name: String!) { createGroup(name: $name) { ${failure}
  ... on GroupSuccess { group { id joinCode } } } }`;
export const joinGroup = `mutation joinGroup($code: String!) { joinGroup(code: $code) { ${failure}
  ... on GroupSuccess { group { id } } } }`;

export const textOperations = [
  saveText,
  shareText,
  submitText,
  reviewText,
  archiveText,
  restoreText,
  deleteText,
  readText,
  findTexts,
  textTags,
  textsInReview,
  createGroup,
  joinGroup,
];

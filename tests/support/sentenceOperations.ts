/** The operations that the tests of reported sentences send. `answer` is always the payload. */
const failure = `__typename ... on Error { code } ... on InvalidInputError { issues { path code } }`;

export const reportSentence = `mutation reportSentence($input: ReportSentenceInput!) {
  answer: reportSentence(input: $input) { ${failure} ... on ReportSentenceSuccess { sentence suggestion } } }`;
export const removeReportedSentence = `mutation removeReportedSentence($id: ID!) {
  answer: removeReportedSentence(id: $id) { __typename ... on Error { code }
  ... on RemoveReportedSentenceSuccess { removedSentenceId } } }`;
export const reportedSentences = `query reportedSentences($language: Language, $first: Int, $after: String) {
  reportedSentences(language: $language, first: $first, after: $after) {
    pageInfo { hasNextPage endCursor }
    edges { node { id language sentence suggestion page count } } } }`;

export const sentenceOperations = [reportSentence, removeReportedSentence, reportedSentences];

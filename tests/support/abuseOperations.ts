/** The operations that the tests of reports to the admins send. `answer` is always the payload. */
const failure = `__typename ... on Error { code } ... on InvalidInputError { issues { path code } }`;

export const reportAbuse = `mutation reportAbuse($input: ReportAbuseInput!) {
  answer: reportAbuse(input: $input) { ${failure} ... on ReportAbuseSuccess { subjectId } } }`;
export const resolveAbuseReports = `mutation resolveAbuseReports($id: ID!, $decision: AbuseDecision!) {
  answer: resolveAbuseReports(id: $id, decision: $decision) { __typename ... on Error { code }
    ... on ResolveAbuseReportsSuccess { resolvedIds } } }`;
export const abuseReports = `query abuseReports($first: Int, $after: String) {
  abuseReports(first: $first, after: $after) { pageInfo { hasNextPage endCursor }
    edges { node { id subjectId isText name excerpt reason details } } } }`;

export const abuseOperations = [reportAbuse, resolveAbuseReports, abuseReports];

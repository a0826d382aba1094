// Operations of grades as tests speak them, on the wire. `answer` is always the payload.
const failure = `__typename ... on Error { code }`;
const invalid = `... on InvalidInputError { issues { path code } }`;
const gradeFields = `id percent proposedPercent givenPercent isExcused comment doneAt isLate version`;
const grading = `grading { scale steps { label from } latePercent isShared }`;

export const gradeBook = `query gradeBook($id: ID!, $period: GradePeriod!, $kind: AssignmentKind) { node(id: $id) {
  ... on Group { id version ${grading} gradeBook(period: $period, kind: $kind) { hasEarlier
  assignments { id title weight } rows { member { id user { id displayName } } grades { ${gradeFields} } } } } } }`;
export const gradeNode = `query gradeNode($id: ID!) { node(id: $id) { ... on Grade { ${gradeFields}
  assignment { id } } } }`;
export const memberGrades = `query memberGrades($id: ID!) { node(id: $id) { ... on GroupMember { id
  grades { ${gradeFields} assignment { title } } } } }`;
export const earlierGrades = `query earlierGrades($id: ID!) { node(id: $id) { ... on GroupMember { earlierGrades {
  groupName title at percent isExcused comment grading { scale } } } } }`;
export const myGrade = `query myGrade($id: ID!) { node(id: $id) { ... on Assignment { id weight
  myGrade { ${gradeFields} } } } }`;
export const setGrade = `mutation setGrade($input: SetGradeInput!) { answer: setGrade(input: $input) { ${failure}
  ${invalid} ... on SetGradeSuccess { grade { ${gradeFields} } } } }`;
export const setAssignmentWeight = `mutation setAssignmentWeight($id: ID!, $weight: Int!) {
  answer: setAssignmentWeight(id: $id, weight: $weight) { ${failure} ${invalid} ... on AssignmentSuccess { assignment {
  id weight version } } } }`;
export const changeGrading = `mutation changeGrading($input: ChangeGradingInput!) {
  answer: changeGrading(input: $input) { ${failure} ${invalid} ... on GroupSuccess {
  group { id version ${grading} } } } }`;

export const gradeOperations: readonly string[] = [
  gradeBook,
  gradeNode,
  memberGrades,
  earlierGrades,
  myGrade,
  setGrade,
  setAssignmentWeight,
  changeGrading,
];

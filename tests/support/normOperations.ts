/** The operations that the tests of own norms send. `answer` is always the payload. */
const failure = `__typename ... on Error { code }`;
const level = `name label strokesPerMinute maxErrors`;
const norm = `id name version title groupName group { id } minutes attempts unit isNet unmarked errorLimit { most of
  isStrict } levels { ${level} } dyslexiaLevels { ${level} }`;
const own = `id archivedAt norm { ${norm} }`;
const success = `... on OwnExamNormSuccess { ownExamNorm { ${own} } group { ownExamNorms { id } } ownExamNorms { id
  } }`;
const invalid = `... on InvalidInputError { issues { path code } }`;

export const createNorm = `mutation createNorm($input: CreateOwnExamNormInput!) { answer: createOwnExamNorm(input:
  $input) { ${failure} ${invalid} ${success} } }`;
export const changeNorm = `mutation changeNorm($input: ChangeOwnExamNormInput!) { answer: changeOwnExamNorm(input:
  $input) { ${failure} ${invalid} ${success} } }`;
export const archiveNorm = `mutation archiveNorm($id: ID!) { answer: archiveOwnExamNorm(id: $id) { ${failure}
  ${success} } }`;
export const restoreNorm = `mutation restoreNorm($id: ID!) { answer: restoreOwnExamNorm(id: $id) { ${failure}
  ${success} } }`;
export const offeredNorms = `query offeredNorms { examNorms { ${norm} } }`;
export const ownNorm = `query ownNorm($id: ID!) { node(id: $id) { ... on OwnExamNorm { ${own} } } }`;
export const groupNorms = `query groupNorms($id: ID!) { node(id: $id) { ... on Group { ownExamNorms { ${own} } } } }`;
export const adminNorms = `query adminNorms { ownExamNorms { ${own} } }`;
export const labelledExam = `query labelledExam($id: ID!) { node(id: $id) { ... on Exam { norm { ${norm} }
  countingAttempt { grade { level levelLabel strokes countedStrokes errors strokesPerMinute passed } } certificate
  { code } } } }`;
export const ownCertificate = `query ownCertificate($code: String!) { certificate(code: $code) { level levelLabel
  groupName strokesPerMinute norm { ${norm} } } }`;

export const normOperations = [
  createNorm,
  changeNorm,
  archiveNorm,
  restoreNorm,
  offeredNorms,
  ownNorm,
  groupNorms,
  adminNorms,
  labelledExam,
  ownCertificate,
];

/** A norm as a coach fills it in. */
export const normFields = {
  title: "School diploma",
  minutes: 3,
  attempts: 1,
  unit: "WORDS",
  maxErrorPercent: 2.5,
  isNet: true,
  levels: [
    { name: "Bronze", speed: 10, dyslexiaSpeed: 8 },
    { name: "", speed: 25, dyslexiaSpeed: 20 },
  ],
};

import * as account from "./accountOperations";

/** The operations that the tests of exams send; a server must be started with them. */
const failure = `__typename ... on Error { code message }`;
const norm =
  `id name version minutes attempts errorLimit { most of isStrict } levels { name ` +
  `strokesPerMinute maxErrors } dyslexiaLevels { name strokesPerMinute }`;
const grade =
  `strokes errors strokesPerMinute accuracy passed isFastEnough isAccurateEnough level marks ` +
  `{
  kind words typed }`;
const attempt =
  `number startsAt endsAt collectsUntil device seat isAway absences longestDelayMs batch ` +
  `text keystrokes endedAt endedBy grade { ${grade} }`;
const certificateFields =
  `code name norm { id } hasDyslexia isByEar extraTime language level strokes errors strokesPerMinute ` +
  `accuracy handedInAfterSeconds issuedAt`;
const examFields =
  `id norm { ${norm} } language hasDyslexia isMock exerciseId phase extraTime createdAt finishedAt ` +
  `attempts { ${attempt} } countingAttempt { number grade { ${grade} } } certificate { ${certificateFields} }`;
const answer = `${failure} ... on SequenceGapError { expected } ... on ExamSuccess { exam { ${examFields} } }`;

export const createExam = `mutation createExam($input: CreateExamInput!) { createExam(input: $input) { ${failure}
  ... on InvalidInputError { issues { path code } } ... on RateLimitedError { retryAfterSeconds } ... on ExamSuccess {
  exam { ${examFields} } } } }`;
export const begin = `mutation begin($examId: ID!, $attempt: Int!, $device: String!) {
  answer: beginExamAttempt(examId: $examId, attempt: $attempt, device: $device) { ${answer} } }`;
export const resume = `mutation resume($examId: ID!, $device: String!) { answer: resumeExamAttempt(examId: $examId,
  device: $device) { ${answer} } }`;
export const leave = `mutation leave($examId: ID!, $device: String!) { answer: leaveExam(examId: $examId,
  device: $device) { ${answer} } }`;
export const handIn = `mutation handIn($examId: ID!, $attempt: Int!, $seat: Int!, $batch: Int!) {
  answer: handInExamAttempt(examId: $examId, attempt: $attempt, seat: $seat, batch: $batch) { ${answer} } }`;
export const finish = `mutation finish($examId: ID!) { answer: finishExam(examId: $examId) { ${answer} } }`;
export const send = `mutation send($examId: ID!, $attempt: Int!, $seat: Int!, $batch: Int!,
  $keystrokes: KeystrokeLog!) { answer: sendExamKeystrokes(examId: $examId, attempt: $attempt, seat: $seat,
  batch: $batch, keystrokes: $keystrokes) { ${failure} ... on SequenceGapError { expected } ... on KeystrokesTaken {
  batch } } }`;
export const examNorms = `query examNorms { examNorms { ${norm} } }`;
export const examNode = `query examNode($id: ID!) { node(id: $id) { id ... on Exam { ${examFields} } } }`;
export const myExams = `query myExams($first: Int, $after: String) { viewer { exams(first: $first, after: $after) {
  pageInfo { hasNextPage endCursor } edges { node { id phase } } } } }`;
export const userExams = `query userExams($id: ID!) { node(id: $id) { ... on User { exams { edges { node {
  id } } } } } }`;
export const certificate = `query certificate($code: String!) { certificate(code: $code) { ${certificateFields} } }`;

export const examOperations = [
  account.createGuest,
  account.signUp,
  account.renameMe,
  createExam,
  begin,
  resume,
  leave,
  handIn,
  finish,
  send,
  examNorms,
  examNode,
  myExams,
  userExams,
  certificate,
];

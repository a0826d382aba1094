import { Client } from "pg";
import * as account from "../../support/accountOperations";
import * as op from "../../support/examOperations";
import { beginAttempt, cbt, DEVICE, keysOf, newExam, takeAttempt } from "../../support/examSteps";
import { newGuest, newMember, password, type Person } from "../../support/people";
import { serverClock } from "../../support/serverClock";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

// Every field and mutation of exams, as every role. `outcome` is the payload's code or type, or what is seen.
let server: TestServer;
let owner: Person;
let admin: WireClient;
let ids: { readonly exam: string; readonly user: string; readonly code: string; readonly passed: string };
const clock = serverClock();
const reviewExam = `mutation review($examId: ID!, $decision: ReviewDecision!) { answer: reviewExam(examId: $examId,
  decision: $decision) { __typename ... on Error { code } } }`;

beforeAll(async () => {
  server = await startTestServer({ operations: [...op.examOperations, account.signIn, reviewExam] });
  owner = await newMember(server.url);
  admin = await newAdmin();
  const passed = await newExam(owner, { ...cbt, norm: "ecdl-junior" });
  await takeAttempt(owner, clock, passed.id, 1, 800);
  const { answer } = await owner.run(op.finish, { examId: passed.id });
  const exam = await newExam(owner);
  await beginAttempt(owner, clock, exam.id);
  ids = { exam: exam.id, user: owner.id, code: answer.exam.certificate.code, passed: passed.id };
  await query("update exams set flag_reason = 'TOO_FAST', status = 'FLAGGED' where id = $1", [
    Buffer.from(passed.id, "base64").toString().slice("Exam:".length),
  ]);
});
afterAll(async () => {
  await server.close();
});

async function query(sql: string, values: unknown[]): Promise<void> {
  const connection = new Client(server.database.config);
  await connection.connect();
  await connection.query(sql, values);
  await connection.end();
}

async function newAdmin(): Promise<WireClient> {
  const member = await newMember(server.url);
  await query("update users set role = 'ADMIN' where username = $1", [member.username]);
  const client = new WireClient(server.url);
  const { signIn } = await client.run(account.signIn, {
    input: { username: member.username, password, deviceLabel: "Test" },
  });
  client.token = signIn.token;
  return client;
}

const roles = {
  nobody: async () => new WireClient(server.url),
  guest: () => newGuest(server.url),
  "other member": () => newMember(server.url),
  owner: async () => owner,
  admin: async () => admin,
};
type Role = keyof typeof roles;
type Outcomes = Readonly<Record<Role, unknown>>;

const outcome = (payload: any) => payload.issues?.[0].code ?? payload.code ?? payload.__typename;
const command =
  (text: string, variables: object = {}) =>
  async (client: WireClient) =>
    outcome((await client.run(text, { examId: ids.exam, ...variables })).answer);
const ofOwner = (allowed: unknown): Outcomes => ({
  nobody: "NOT_SIGNED_IN",
  guest: "NOT_FOUND",
  "other member": "NOT_FOUND",
  owner: allowed,
  admin: "NOT_ALLOWED",
});

const matrix: readonly [string, (client: WireClient) => Promise<unknown>, Outcomes][] = [
  [
    "examNorms",
    async (client) => (await client.run(op.examNorms)).examNorms.length,
    { nobody: 6, guest: 6, "other member": 6, owner: 6, admin: 6 },
  ],
  [
    "an exam",
    async (client) => (await client.run(op.examNode, { id: ids.exam })).node?.phase ?? null,
    { nobody: null, guest: null, "other member": null, owner: "RUNNING", admin: "RUNNING" },
  ],
  [
    "a user's exams",
    async (client) => {
      const { node } = await client.run(op.userExams, { id: ids.user });
      return node === null ? "not found" : (node.exams?.edges.length ?? null);
    },
    { nobody: "not found", guest: "not found", "other member": "not found", owner: 2, admin: null },
  ],
  [
    "a certificate",
    async (client) => (await client.run(op.certificate, { code: ids.code })).certificate.level,
    { nobody: "DIPLOMA", guest: "DIPLOMA", "other member": "DIPLOMA", owner: "DIPLOMA", admin: "DIPLOMA" },
  ],
  [
    "createExam",
    async (client) => outcome((await client.run(op.createExam, { input: { ...cbt, norm: "gerritsen" } })).createExam),
    {
      nobody: "NOT_SIGNED_IN",
      guest: "NOT_A_MEMBER",
      "other member": "ExamSuccess",
      owner: "ExamSuccess",
      admin: "ExamSuccess",
    },
  ],
  [
    "createExam, the exam of a course",
    async (client) =>
      outcome((await client.run(op.createExam, { input: { ...cbt, exerciseId: "us-exam.1" } })).createExam),
    {
      nobody: "NOT_SIGNED_IN",
      guest: "NOT_A_MEMBER",
      "other member": "ExamSuccess",
      owner: "ExamSuccess",
      admin: "ExamSuccess",
    },
  ],
  [
    "createExam, a mock exam",
    async (client) =>
      outcome((await client.run(op.createExam, { input: { ...cbt, exerciseId: "us-mock-exam.1" } })).createExam),
    {
      nobody: "NOT_SIGNED_IN",
      guest: "ExamSuccess",
      "other member": "ExamSuccess",
      owner: "ExamSuccess",
      admin: "ExamSuccess",
    },
  ],
  ["beginExamAttempt", command(op.begin, { attempt: 1, device: DEVICE }), ofOwner("ExamSuccess")],
  ["resumeExamAttempt", command(op.resume, { device: DEVICE }), ofOwner("ExamSuccess")],
  ["leaveExam", command(op.leave, { device: DEVICE }), ofOwner("ExamSuccess")],
  [
    "sendExamKeystrokes",
    command(op.send, { attempt: 1, seat: 1, batch: 1, keystrokes: keysOf("a") }),
    ofOwner("KeystrokesTaken"),
  ],
  ["handInExamAttempt", command(op.handIn, { attempt: 1, seat: 1, batch: 9 }), ofOwner("SEQUENCE_GAP")],
  ["finishExam", command(op.finish), ofOwner("ATTEMPT_RUNNING")],
  [
    "reviewExam",
    async (client) => outcome((await client.run(reviewExam, { examId: ids.passed, decision: "CLEAR" })).answer),
    {
      nobody: "NOT_SIGNED_IN",
      guest: "NOT_FOUND",
      "other member": "NOT_FOUND",
      owner: "NOT_ALLOWED",
      admin: "ReviewExamSuccess",
    },
  ],
  ["a device that is no id", command(op.resume, { device: "no id" }), ofOwner("BAD_REQUEST")],
];

describe.each(matrix)("%s", (_name, ask, outcomes) => {
  test.each(Object.keys(roles) as Role[])("as %s", async (role) => {
    expect(await ask(await roles[role]())).toEqual(outcomes[role]);
  });
});

test("an exam that is not there, or that is no exam, is not found", async () => {
  expect((await owner.run(op.finish, { examId: ids.user })).answer.code).toBe("NOT_FOUND");
  expect((await owner.run(op.finish, { examId: "nonsense" })).answer.code).toBe("NOT_FOUND");
  expect((await owner.run(op.examNode, { id: Buffer.from("Exam:nonsense").toString("base64") })).node).toBeNull();
});

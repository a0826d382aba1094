import { Client } from "pg";
import { parseCertificateCode } from "../../../src/contract/codes";
import { moveExams } from "../../../src/server/exams/examRules";

import { inTransaction, openDatabase } from "../../../src/server/database/Database";
import { fromGlobalId } from "../../../src/server/globalIds";
import * as account from "../../support/accountOperations";
import * as op from "../../support/examOperations";
import { beginAttempt, newExam, takeAttempt, typeAttempt, typingTime } from "../../support/examSteps";
import { newMember, type Person } from "../../support/people";
import { serverClock } from "../../support/serverClock";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

let server: TestServer;
let member: Person;
const clock = serverClock();
beforeAll(async () => {
  server = await startTestServer({ operations: op.examOperations });
  member = await newMember(server.url);
});
afterAll(async () => {
  await server.close();
});

async function query(sql: string): Promise<any[]> {
  const connection = new Client(server.database.config);
  await connection.connect();
  const { rows } = await connection.query(sql);
  await connection.end();
  return rows;
}
const passedExam = async (): Promise<any> => {
  const { id } = await newExam(member);
  await takeAttempt(member, clock, id, 1, 800);
  return (await member.run(op.finish, { examId: id })).answer.exam;
};
const check = async (code: string) => (await new WireClient(server.url).run(op.certificate, { code })).certificate;

test("anybody can check a certificate, however they write its code; it keeps the name of its day", async () => {
  const { certificate } = await passedExam();
  await member.run(account.renameMe, { input: { displayName: "Another name" } });
  expect(await check(certificate.code)).toEqual(certificate);
  expect(certificate).toMatchObject({
    name: "Somebody",
    strokesPerMinute: 114,
    accuracy: 100,
    language: "EN",
    hasDyslexia: false,
  });
  expect(await check(` ${certificate.code.toLowerCase().replaceAll("-", " ")} `)).toEqual(certificate);
  expect(await check("AAAA-AAAA-AAAA-AAAA")).toBeNull();
  expect(await check("' or 1=1 --")).toBeNull();
});

test("it says after how long the attempt that counts was handed in, and nothing of it when the time was used up", async () => {
  const { id } = await newExam(member);
  const release = clock.hold();
  const first = await beginAttempt(member, clock, id, 1);
  const batch = await typeAttempt(member, clock, id, first, 800);
  clock.forward(2 * 60_000 + 3_400 - typingTime(800));
  await member.run(op.handIn, { examId: id, attempt: 1, seat: first.seat, batch });
  release();
  await takeAttempt(member, clock, id, 2, 20);
  const { node } = await member.run(op.examNode, { id });
  expect(node.certificate.handedInAfterSeconds).toBe(123);
  expect((await check(node.certificate.code)).handedInAfterSeconds).toBe(123);

  const whole = await newExam(member);
  const attempt = await beginAttempt(member, clock, whole.id, 1);
  await typeAttempt(member, clock, whole.id, attempt, 800);
  clock.forward(60 * 60_000);
  const { answer } = await member.run(op.finish, { examId: whole.id });
  expect(answer.exam.attempts[0].endedBy).toBe("TIME_UP");
  expect(answer.exam.certificate.handedInAfterSeconds).toBeNull();
});

test("two that finish at the same time issue one", async () => {
  const { id } = await newExam(member);
  await takeAttempt(member, clock, id, 1, 800);
  const answers = await Promise.all(Array.from({ length: 6 }, () => member.run(op.finish, { examId: id })));
  const codes = new Set(answers.map(({ answer }) => answer.exam.certificate.code));
  expect(codes.size).toBe(1);
});

test("an exam of the course marks its exercise as passed, the first time for good; a failed one does not", async () => {
  const input = { norm: "cbt", language: "NL", hasDyslexia: false, exerciseId: "us-intl-exam.1" };
  const passed = () => query("select passed_at from passed_exercises where exercise_id = 'us-intl-exam.1'");
  const failed = await newExam(member, input);
  await takeAttempt(member, clock, failed.id, 1, 20);
  await member.run(op.finish, { examId: failed.id });
  expect(await passed()).toEqual([]);
  for (let time = 0; time < 2; time += 1) {
    const { id } = await newExam(member, input);
    await takeAttempt(member, clock, id, 1, 800);
    expect((await member.run(op.finish, { examId: id })).answer.exam.certificate).not.toBeNull();
    clock.forward(1_000);
  }
  const rows = await passed();
  expect(rows).toHaveLength(1);
  const [{ min }] = await query(
    "select min(finished_at) from exams where exercise_id = 'us-intl-exam.1' and finished_at > (select " +
      "min(finished_at) from exams where exercise_id = 'us-intl-exam.1')",
  );
  expect(rows[0].passed_at).toEqual(min);
});

test("exams that move to another account go on there, with their certificates", async () => {
  const exam = await newExam(member, { norm: "gerritsen", language: "EN", hasDyslexia: false });
  await takeAttempt(member, clock, exam.id, 1, 1_200);
  const other = await newMember(server.url);
  const { database, close } = openDatabase(server.database.config);
  await inTransaction(database, (transaction) =>
    moveExams(transaction, fromGlobalId("User", member.id) ?? "", fromGlobalId("User", other.id) ?? ""),
  );
  await close();
  expect((await member.run(op.examNode, { id: exam.id })).node).toBeNull();
  const { answer } = await other.run(op.finish, { examId: exam.id });
  expect(answer.exam).toMatchObject({ phase: "FINISHED", certificate: { level: "SILVER" } });
  const { viewer } = await other.run(op.myExams, { first: 2 });
  expect(viewer.exams.edges).toHaveLength(2);
  expect(viewer.exams.pageInfo.hasNextPage).toBe(true);
});

test.each([
  ["abcd efgh-jkmn pqrs", "ABCD-EFGH-JKMN-PQRS"],
  ["ABCD-EFGH-JKMN-PQR", null],
  ["ABCD-EFGH-JKMN-PQR0", null],
  ["", null],
])("the code %j is read as %j", (written, code) => {
  expect(parseCertificateCode(written)).toBe(code);
});

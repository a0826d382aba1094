import crypto from "node:crypto";
import type { Keystroke } from "../../../src/engine/log/Keystroke";
import { encodeLog } from "../../../src/engine/log/logCodec";
import * as account from "../../support/accountOperations";
import * as op from "../../support/examOperations";
import { beginAttempt, cbt, newExam, sendAttempt } from "../../support/examSteps";
import { typeAsPerson, typeNaturally } from "../../support/humanTyping";
import { newMember, type Person } from "../../support/people";
import { rowIdOf } from "../../support/seedRuns";
import { serverClock } from "../../support/serverClock";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { typeText } from "../../support/typeText";
import { WireClient } from "../../support/WireClient";
import { PLACES } from "../../../src/server/exams/examTexts";
import { insertGroup, openSql, type Sql } from "../reports/insertRows";

const flag = "flag { reason isCleared reviewedAt isReviewable reviewedBy { id } }";
const ops = {
  flagOf: `query flagOf($id: ID!) { node(id: $id) { ... on Exam { ${flag} certificate { code } } } }`,
  ofGroup: `query ofGroup($id: ID!) { node(id: $id) { ... on Group { flaggedExams { edges { node { id candidate {
    id } ${flag} } } } report(period: ALL) { members { openFlags } } } } }`,
  ofServer: `query ofServer { flaggedExams { edges { node { id candidate { id } ${flag} } } } }`,
  review: `mutation review($examId: ID!, $decision: ReviewDecision!) { reviewExam(examId: $examId,
    decision: $decision) { __typename ... on Error { code }
    ... on ReviewExamSuccess { exam { ${flag} certificate { code level } } } } }`,
};

let server: TestServer;
let sql: Sql;
let member: Person;
const clock = serverClock();
beforeAll(async () => {
  server = await startTestServer({ operations: [...op.examOperations, account.saveResult, ...Object.values(ops)] });
  sql = await openSql(server.database.config);
});
afterAll(async () => {
  await sql.close();
  await server.close();
});
beforeEach(async () => {
  member = await newMember(server.url);
});

/** An exam of one attempt, typed as `type` does from the attempt's text, and finished. */
async function takeExam(
  type: (text: string) => readonly Keystroke[],
  { who = member, input = cbt }: { who?: Person; input?: object } = {},
): Promise<any> {
  const { id } = await newExam(who, input);
  const attempt = await beginAttempt(who, clock, id);
  const batch = await sendAttempt(who, clock, id, attempt, type(attempt.text));
  await who.run(op.handIn, { examId: id, attempt: 1, seat: attempt.seat, batch });
  const { answer } = await who.run(op.finish, { examId: id });
  return answer.exam;
}
const seen = async (id: string, who: WireClient = member) => (await who.run(ops.flagOf, { id })).node;
const decide = async (who: WireClient, examId: string, decision: string) =>
  (await who.run(ops.review, { examId, decision })).reviewExam;
const robot = (text: string) => typeText(text.slice(0, 1_500), 0, 12_000 / 720);

test("3,600 strokes a minute are graded, and give no certificate until somebody has looked", async () => {
  const exam = await takeExam(robot);
  expect(exam).toMatchObject({
    phase: "FINISHED",
    countingAttempt: { grade: { passed: true, level: "CUM_LAUDE" } },
    certificate: null,
  });
  expect(await seen(exam.id)).toMatchObject({
    certificate: null,
    flag: { reason: "TOO_FAST", isCleared: false, reviewedAt: null, isReviewable: false },
  });
});

test.each([
  ["as even as a clock", (text: string) => typeText(text.slice(0, 1_000), 0, 100), "MACHINE_RHYTHM"],
  [
    "in bursts with pauses, under the norm's speed",
    (text: string) =>
      typeNaturally(text.slice(0, 1_000), 15).map((key, at) => ({
        ...key,
        time: key.time + Math.floor(at / 50) * 15_000,
      })),
    "TOO_FAST",
  ],
])("%s", async (_, type, reason) => {
  expect(await seen((await takeExam(type)).id)).toMatchObject({ certificate: null, flag: { reason } });
});

test("a person's exam gives its certificate at once; the same log again, of anybody, does not", async () => {
  const { randomInt } = crypto;
  // The order of the texts: the first of them comes first for everybody.
  const drawn = jest
    .spyOn(crypto, "randomInt")
    .mockImplementation(((most: number) => (most === PLACES ? 0 : randomInt(most))) as typeof randomInt);
  const typed = new Map<string, readonly Keystroke[]>();
  const typeOnce = (text: string) => {
    const keystrokes = typed.get(text) ?? typeNaturally(text.slice(0, 800), 100);
    typed.set(text, keystrokes);
    return keystrokes;
  };
  try {
    expect((await takeExam(typeOnce, { who: await newMember(server.url) })).certificate).not.toBeNull();
    expect((await takeExam(typeOnce, { who: await newMember(server.url) })).certificate).toBeNull();
    expect(typed.size).toBe(1);
  } finally {
    drawn.mockRestore();
  }
});

test("four times the speed of one's own practice", async () => {
  for (let at = 0; at < 5; at += 1) {
    const prompt = `The heron stands in the shallow water and waits, day ${at}.`;
    const keystrokes = typeAsPerson(prompt, 300 + at, { wpm: 30 });
    const startedAt = new Date(Date.now() - 900_000 + at * 100_000).toISOString();
    const run = {
      runId: crypto.randomUUID(),
      mode: "TIME",
      modeAmount: 60,
      seed: 3,
      language: "EN",
      startedAt,
      log: "",
    };
    const words = { ...run, mode: "CUSTOM", modeAmount: null, seed: null, prompt, log: encodeLog(keystrokes) };
    expect((await member.run(account.saveResult, { input: words })).saveResult.result.status).toBe("VERIFIED");
  }
  const exam = await takeExam((text) => typeAsPerson(text.slice(0, 1_200), 1, { wpm: 150, pauses: 0 }));
  expect(await seen(exam.id)).toMatchObject({ certificate: null, flag: { reason: "FAR_ABOVE_MEDIAN" } });
});

test("an admin finds it among all of the server, those without a decision first, and decides", async () => {
  const admin = await newMember(server.url);
  await sql.run("update users set role = 'ADMIN' where id = $1", [rowIdOf(admin.id)]);
  const [first, second] = [await takeExam(robot), await takeExam(robot, { who: await newMember(server.url) })];
  const list = async () =>
    (await admin.run(ops.ofServer)).flaggedExams.edges
      .map(({ node }: any) => node.id)
      .filter((id: string) => [first.id, second.id].includes(id));
  expect(await list()).toEqual([second.id, first.id]);
  expect(await decide(admin, second.id, "CLEAR")).toMatchObject({ exam: { flag: { isCleared: true } } });
  expect(await list()).toEqual([first.id, second.id]);
  expect((await member.run(ops.ofServer)).flaggedExams).toBeNull();
});

describe("a coach", () => {
  let coach: Person;
  let groupId: string;
  beforeEach(async () => {
    coach = await newMember(server.url);
    const row = await insertGroup(sql, [
      { userId: rowIdOf(member.id), joinedAt: "2020-01-02T00:00:00Z" },
      { userId: rowIdOf(coach.id), role: "COACH" },
    ]);
    groupId = Buffer.from(`Group:${row}`).toString("base64");
  });

  test("finds it, clears it once it was looked at, and can take the certificate back", async () => {
    const { id } = await takeExam(robot, { input: { ...cbt, norm: "cbt", exerciseId: "us-intl-exam.1" } });
    const passed = async () =>
      (await sql.run("select exercise_id from passed_exercises where user_id = $1", [rowIdOf(member.id)])).length;
    const list = async () => (await coach.run(ops.ofGroup, { id: groupId })).node;
    expect(await list()).toMatchObject({
      flaggedExams: {
        edges: [{ node: { id, candidate: { id: member.id }, flag: { reason: "TOO_FAST", isReviewable: true } } }],
      },
      report: { members: [{ openFlags: 1 }] },
    });
    expect((await member.run(ops.ofGroup, { id: groupId })).node).toMatchObject({ flaggedExams: null });
    expect(await passed()).toBe(0);
    expect(await decide(coach, id, "KEEP")).toMatchObject({
      exam: { certificate: null, flag: { isCleared: false, reviewedBy: { id: coach.id } } },
    });
    expect((await list()).report.members).toEqual([{ openFlags: 0 }]);
    const cleared = await decide(coach, id, "CLEAR");
    expect(cleared).toMatchObject({ exam: { certificate: { level: "CUM_LAUDE" }, flag: { isCleared: true } } });
    expect(await decide(coach, id, "CLEAR")).toEqual(cleared);
    expect(await seen(id)).toMatchObject({ certificate: { code: cleared.exam.certificate.code } });
    expect(await passed()).toBe(1);
    expect(await decide(coach, id, "KEEP")).toMatchObject({ exam: { certificate: null, flag: { isCleared: false } } });
    expect(
      (await new WireClient(server.url).run(op.certificate, { code: cleared.exam.certificate.code })).certificate,
    ).toBeNull();
  });

  test("alone decides, beside admins: the candidate, other people and those without an account do not", async () => {
    const { id } = await takeExam(robot);
    const [stranger, admin] = await Promise.all([newMember(server.url), newMember(server.url)]);
    await sql.run("update users set role = 'ADMIN' where id = $1", [rowIdOf(admin.id)]);
    const codes = await Promise.all(
      [new WireClient(server.url), member, stranger].map(async (who) => (await decide(who, id, "CLEAR")).code),
    );
    expect(codes).toEqual(["NOT_SIGNED_IN", "NOT_ALLOWED", "NOT_FOUND"]);
    expect(await seen(id)).toMatchObject({ certificate: null });
    expect(await decide(admin, id, "CLEAR")).toMatchObject({ exam: { certificate: { level: "CUM_LAUDE" } } });
  });

  test("is not asked about an exam that was never flagged, nor about one that was not passed", async () => {
    const honest = await takeExam((text) => typeNaturally(text.slice(0, 800), 100));
    const failed = await takeExam((text) => typeText(text.slice(0, 300), 0, 20));
    for (const { id } of [honest, failed]) {
      expect((await seen(id)).flag).toBeNull();
      expect(await decide(coach, id, "KEEP")).toMatchObject({ code: "NOT_FOUND" });
    }
  });
});

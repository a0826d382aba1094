import { randomUUID } from "node:crypto";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { words as english } from "../../../src/contract/languages/en/words";
import { courses } from "../../../src/engine/lessons/courses";
import { makeWordText } from "../../../src/engine/practice/makeWordText";
import * as account from "../../support/accountOperations";
import { badgeOperations, myBadges } from "../../support/badgeOperations";
import * as op from "../../support/examOperations";
import { beginAttempt, cbt, newExam, sendAttempt, takeAttempt } from "../../support/examSteps";
import * as goals from "../../support/goalOperations";
import { typeAsPerson } from "../../support/humanTyping";
import { newGuest, newMember, password } from "../../support/people";
import { serverClock } from "../../support/serverClock";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { typeText } from "../../support/typeText";
import { WireClient } from "../../support/WireClient";

const review = `mutation review($examId: ID!, $decision: ReviewDecision!) { reviewExam(examId: $examId,
  decision: $decision) { __typename } }`;

// In the standard time zone, Europe/Amsterdam.
const clock = serverClock();
let server: TestServer;
const setClock = (instant: string): void => clock.forward(Date.parse(instant) - Date.now());

beforeAll(async () => {
  clock.hold();
  setClock("2026-11-02T12:00:00Z");
  server = await startTestServer({
    operations: [
      ...new Set([
        ...account.accountOperations,
        ...op.examOperations,
        ...goals.goalOperations,
        ...badgeOperations,
        review,
      ]),
    ],
  });
});
afterAll(async () => {
  await server.close();
});

const goalOf = async (person: WireClient) => (await person.run(goals.myGoal)).viewer.practiceGoal;
const progressOf = async (person: WireClient, id: string): Promise<number> =>
  (await person.run(myBadges)).viewer.badges.find(({ badgeId }: any) => badgeId === id).progress;
const typedOf = async (person: WireClient, week: string): Promise<number[]> =>
  (await person.run(goals.myWeek, { week })).viewer.practiceGoal.week.days.map(({ typedMs }: any) => typedMs);

test("each attempt counts once: its time for the day on which it began, and its keys", async () => {
  const person = await newMember(server.url);
  setClock("2026-11-03T10:00:00Z");
  const { id } = await newExam(person);
  await takeAttempt(person, clock, id, 1, 500);
  const first = (await goalOf(person)).today.typedMs;
  expect(first).toBeGreaterThan(20_000);
  expect(await progressOf(person, "keys-1000")).toBe(500);
  const { answer } = await person.run(op.finish, { examId: id });
  expect(answer.exam.phase).toBe("FINISHED");
  expect((await goalOf(person)).today.typedMs).toBe(first);
  expect(await progressOf(person, "keys-1000")).toBe(500);
  expect(await progressOf(person, "days-3")).toBe(1);
});

test("an attempt across midnight reaches the goal of the day on which it began", async () => {
  const person = await newMember(server.url);
  await person.run(goals.setDailyGoal, { input: { minutes: 5 } });
  setClock("2026-11-04T22:58:00Z");
  const { id } = await newExam(person);
  const attempt = await beginAttempt(person, clock, id);
  const keystrokes = typeAsPerson(attempt.text, 7, { wpm: 40 }).filter(({ time }) => time < 400_000);
  const batch = await sendAttempt(person, clock, id, attempt, keystrokes);
  await person.run(op.handIn, { examId: id, attempt: 1, seat: attempt.seat, batch });
  expect(await goalOf(person)).toMatchObject({ today: { typedMs: 0 }, streak: 1 });
  const days = await typedOf(person, "2026-W45");
  expect(days[2]).toBeGreaterThanOrEqual(300_000);
  expect(days.filter((typed) => typed > 0)).toHaveLength(1);
});

test("a guest's attempts are the account's once, also when signing in is repeated", async () => {
  setClock("2026-11-06T10:00:00Z");
  const [member, guest] = [await newMember(server.url), await newGuest(server.url)];
  const mock = courses
    .flatMap(({ lessons }) => lessons.flatMap(({ exercises }) => exercises))
    .find((exercise) => exercise.kind === "exam" && exercise.isMock);
  if (mock?.kind !== "exam") throw new Error("No course has a mock exam.");
  const ofCourse = { ...cbt, norm: mock.norm, exerciseId: mock.id };
  await takeAttempt(guest, clock, (await newExam(guest, ofCourse)).id, 1, 300);
  const ofGuest = (await goalOf(guest)).today.typedMs;
  await takeAttempt(member, clock, (await newExam(member)).id, 1, 200);
  const ofMember = (await goalOf(member)).today.typedMs;
  const signIn = { username: member.username, password, deviceLabel: "Test", guestToken: guest.token };
  for (let time = 0; time < 2; time += 1) await new WireClient(server.url).run(account.signIn, { input: signIn });
  expect((await goalOf(member)).today.typedMs).toBe(ofGuest + ofMember);
  expect(await progressOf(member, "keys-1000")).toBe(500);
  expect(await progressOf(member, "days-3")).toBe(1);
});

test("a suspicious attempt counts once its exam is cleared, on its own day", async () => {
  setClock("2026-11-09T10:00:00Z");
  const [person, admin] = [await newMember(server.url), await newMember(server.url)];
  await server.services.database.execute(`update users set role = 'ADMIN' where username = '${admin.username}'`);
  const { id } = await newExam(person, cbt);
  const attempt = await beginAttempt(person, clock, id);
  const batch = await sendAttempt(person, clock, id, attempt, typeText(attempt.text.slice(0, 1_500), 0, 12_000 / 720));
  await person.run(op.handIn, { examId: id, attempt: 1, seat: attempt.seat, batch });
  await person.run(op.finish, { examId: id });
  expect((await goalOf(person)).today.typedMs).toBe(0);
  setClock("2026-11-10T10:00:00Z");
  for (const decision of ["CLEAR", "KEEP", "CLEAR"]) await admin.run(review, { examId: id, decision });
  expect((await typedOf(person, "2026-W46")).map((typed) => typed > 0)).toEqual([true, ...Array(6).fill(false)]);
  expect(await progressOf(person, "keys-10000")).toBe(1_500);
});

test("a run across midnight is of the same day for goals and badges", async () => {
  const person = await newMember(server.url);
  const save = async (startedAt: string, seed: number) => {
    setClock(new Date(Date.parse(startedAt) + 120_000).toISOString());
    const keystrokes = typeAsPerson(makeWordText(english, 60, seed), seed, { wpm: 40 });
    const input = { runId: randomUUID(), mode: "TIME", modeAmount: 60, language: "EN", seed, textId: null, startedAt };
    const log = encodeLog(keystrokes.filter(({ time }) => time < 60_000));
    expect((await person.run(goals.saveForGoal, { input: { ...input, log } })).saveResult.result.status).toBe(
      "VERIFIED",
    );
  };
  await save("2026-11-12T22:50:00Z", 1);
  await save("2026-11-12T22:59:30Z", 2);
  expect(await progressOf(person, "days-3")).toBe(1);
  expect((await typedOf(person, "2026-W46")).filter((typed) => typed > 0)).toEqual([120_000]);
  await save("2026-11-12T23:05:00Z", 3);
  expect(await progressOf(person, "days-3")).toBe(2);
});

import { randomUUID } from "node:crypto";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { makeWordText } from "../../../src/engine/practice/makeWordText";
import { words as english } from "../../../src/contract/languages/en/words";
import * as account from "../../support/accountOperations";
import * as op from "../../support/goalOperations";
import { typeAsPerson } from "../../support/humanTyping";
import { newGuest, newMember, password, type Person } from "../../support/people";
import { serverClock } from "../../support/serverClock";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

// In the standard time zone, Europe/Amsterdam.
const clock = serverClock();
let server: TestServer;
let seeds = 0;

/** Sets the server's clock to an instant, later than any before. */
const setClock = (instant: string): void => clock.forward(Date.parse(instant) - Date.now());

beforeAll(async () => {
  clock.hold();
  setClock("2026-11-01T12:00:00Z");
  server = await startTestServer({ operations: [...account.accountOperations, ...op.goalOperations] });
});
afterAll(async () => {
  await server.close();
});

const MINUTE = 60_000;

/** A timed run of two minutes that began at an instant. */
function twoMinutes(startedAt: string) {
  const seed = (seeds += 1);
  const keystrokes = typeAsPerson(makeWordText(english, 60, seed), seed, { wpm: 40 });
  return {
    runId: randomUUID(),
    mode: "TIME",
    modeAmount: 120,
    language: "EN",
    seed,
    textId: null,
    log: encodeLog(keystrokes.filter(({ time }) => time < 120_000)),
    startedAt,
  };
}

const save = async (person: WireClient, input: object) => {
  const { saveResult } = await person.run(op.saveForGoal, { input });
  if (saveResult.__typename !== "SaveResultSuccess") throw new Error(JSON.stringify(saveResult));
  return saveResult;
};
const goalOf = async (person: WireClient) => (await person.run(op.myGoal)).viewer.practiceGoal;
const setGoal = async (person: WireClient, minutes: number | null) =>
  (await person.run(op.setDailyGoal, { input: { minutes } })).setDailyGoal;
const later = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();

/** Saves runs of two minutes, one after another, as soon as they are over. */
async function type(person: WireClient, from: string, runs: number) {
  let saved;
  for (let run = 0; run < runs; run += 1) {
    const startedAt = later(from, run * 3 * MINUTE);
    if (Date.parse(startedAt) + 2 * MINUTE > Date.now()) setClock(later(startedAt, 2 * MINUTE));
    saved = await save(person, twoMinutes(startedAt));
    expect(saved.result.status).toBe("VERIFIED");
  }
  return saved;
}

/** A guest whose goal is five minutes, so that three runs reach it. */
async function newPerson(make: (url: string) => Promise<Person> = newGuest): Promise<Person> {
  const person = await make(server.url);
  await setGoal(person, 5);
  return person;
}

test("a streak across midnight in the host's time zone, with the run that reaches each goal", async () => {
  const person = await newPerson();
  expect(await goalOf(person)).toMatchObject({
    today: { typedMs: 0, goalMs: 5 * MINUTE, isReached: false },
    streak: 0,
  });
  // 23:50 to 23:58 on Monday, November 2.
  const reached = await type(person, "2026-11-02T22:50:00Z", 3);
  expect(reached).toMatchObject({
    result: { reachedGoal: { streak: 1 } },
    user: { id: person.id, practiceGoal: { today: { typedMs: 6 * MINUTE, isReached: true }, streak: 1 } },
  });
  expect((await type(person, "2026-11-02T22:59:30Z", 1)).user.practiceGoal).toMatchObject({
    today: { typedMs: 0, isReached: false },
    streak: 1,
  });
  // The run that began before midnight counts for Monday, and those after it for Tuesday.
  const next = await type(person, "2026-11-02T23:05:00Z", 2);
  expect(next).toMatchObject({
    result: { reachedGoal: null },
    user: { practiceGoal: { today: { typedMs: 4 * MINUTE, isReached: false }, streak: 1 } },
  });
  expect(await type(person, "2026-11-02T23:15:00Z", 1)).toMatchObject({
    result: { reachedGoal: { streak: 2 } },
    user: { practiceGoal: { streak: 2, longestStreak: 2, isFreeDayUsed: false } },
  });
  const { viewer } = await person.run(op.myWeek, { week: "2026-W45" });
  expect(viewer.practiceGoal.week.days.map((day: any) => day.typedMs / MINUTE)).toEqual([8, 6, 0, 0, 0, 0, 0]);
});

test("sent again and at once with others, each run counts once", async () => {
  const person = await newPerson();
  setClock("2026-11-04T12:00:00Z");
  const runs = ["11:00:00", "11:10:00", "11:20:00"].map((time) => twoMinutes(`2026-11-04T${time}Z`));
  const saved = await Promise.all([...runs, ...runs, ...runs].map((run) => save(person, run)));
  expect((await goalOf(person)).today).toMatchObject({ typedMs: 6 * MINUTE, isReached: true });
  // Every response to the run that reached the goal says so.
  for (const run of runs) {
    const { result } = await save(person, run);
    const again = await person.run(op.reachedBy, { id: result.id });
    expect(again.node.reachedGoal).toEqual(result.reachedGoal);
  }
  const final = await Promise.all(runs.map((run) => save(person, run)));
  expect(final.filter(({ result }) => result.reachedGoal !== null)).toHaveLength(1);
  expect(saved).toHaveLength(9);
});

test("what was typed offline yesterday counts for yesterday, by the goal of yesterday", async () => {
  const person = await newPerson();
  await type(person, "2026-11-05T12:00:00Z", 3);
  setClock("2026-11-07T08:00:00Z");
  expect(await goalOf(person)).toMatchObject({ streak: 1, isFreeDayUsed: true });
  await setGoal(person, 30);
  const late = await type(person, "2026-11-06T20:00:00Z", 3);
  expect(late).toMatchObject({
    result: { reachedGoal: { streak: 2 } },
    user: { practiceGoal: { today: { typedMs: 0, goalMs: 30 * MINUTE }, streak: 2, isFreeDayUsed: false } },
  });
});

test("when the clocks go back, the day has 25 hours, and each run is in one day", async () => {
  const person = await newPerson();
  setClock("2026-11-08T12:00:00Z");
  for (const startedAt of [
    "2026-10-24T22:10:00Z",
    "2026-10-25T00:30:00Z",
    "2026-10-25T01:30:00Z",
    "2026-10-25T22:50:00Z",
  ])
    await save(person, twoMinutes(startedAt));
  await save(person, twoMinutes("2026-10-25T23:10:00Z"));
  const week = async (name: string) =>
    (await person.run(op.myWeek, { week: name })).viewer.practiceGoal.week.days.map((day: any) => day.typedMs / MINUTE);
  expect(await week("2026-W43")).toEqual([0, 0, 0, 0, 0, 0, 8]);
  expect(await week("2026-W44")).toEqual([2, 0, 0, 0, 0, 0, 0]);
});

test("a guest's days are added to those of the member who signs in, and a run of both counts once", async () => {
  setClock("2026-11-10T12:00:00Z");
  const [member, guest] = [await newPerson(newMember), await newGuest(server.url)];
  const both = twoMinutes("2026-11-10T11:00:00Z");
  await save(guest, both);
  await save(guest, twoMinutes("2026-11-10T11:05:00Z"));
  await save(guest, twoMinutes("2026-11-09T11:05:00Z"));
  await save(member, both);
  await save(member, twoMinutes("2026-11-10T11:10:00Z"));
  await setGoal(guest, 60);
  const signIn = { username: member.username, password, deviceLabel: "Test", guestToken: guest.token };
  for (let time = 0; time < 2; time += 1) await new WireClient(server.url).run(account.signIn, { input: signIn });
  expect(await goalOf(member)).toMatchObject({
    today: { typedMs: 6 * MINUTE, goalMs: 5 * MINUTE, isReached: true },
    streak: 1,
  });
  const { viewer } = await member.run(op.myWeek, {});
  expect(viewer.practiceGoal.week.days.slice(0, 2).map((day: any) => day.typedMs / MINUTE)).toEqual([2, 6]);
});

test("a day that the guest had reached stays reached, and a guest who signs up keeps everything", async () => {
  const [member, guest] = [await newMember(server.url), await newPerson()];
  await type(guest, "2026-11-11T09:00:00Z", 3);
  await setGoal(member, 60);
  await save(member, twoMinutes("2026-11-11T08:00:00Z"));
  const signIn = { username: member.username, password, deviceLabel: "Test", guestToken: guest.token };
  await new WireClient(server.url).run(account.signIn, { input: signIn });
  expect(await goalOf(member)).toMatchObject({ today: { typedMs: 8 * MINUTE, isReached: true }, streak: 1 });

  const other = await newPerson();
  await type(other, "2026-11-11T10:00:00Z", 3);
  const { signUp } = await other.run(account.signUp, {
    input: { username: "claimed-goals", displayName: "Ada", password, deviceLabel: "Test" },
  });
  expect(await goalOf(new WireClient(server.url, signUp.token))).toMatchObject({ streak: 1 });
});

test("a flagged run counts when it is cleared, once, on its own day", async () => {
  const [person, admin] = [await newPerson(newMember), await newMember(server.url)];
  await server.services.database.execute(`update users set role = 'ADMIN' where username = '${admin.username}'`);
  setClock("2026-11-12T12:00:00Z");
  await save(person, twoMinutes("2026-11-12T11:00:00Z"));
  const { result, user } = await save(person, twoMinutes("2026-11-12T11:01:00Z"));
  expect(result.status).toBe("FLAGGED");
  expect(user.practiceGoal.today.typedMs).toBe(2 * MINUTE);
  setClock("2026-11-13T12:00:00Z");
  for (let time = 0; time < 2; time += 1) await admin.run(op.clearFlag, { resultId: result.id });
  const { viewer } = await person.run(op.myWeek, {});
  expect(viewer.practiceGoal.week.days.slice(3, 5).map((day: any) => day.typedMs / MINUTE)).toEqual([4, 0]);
});

test("results of earlier releases are added once, when they are first needed", async () => {
  const person = await newPerson();
  await setGoal(person, 10);
  await type(person, "2026-11-14T09:00:00Z", 3);
  const { database } = server.services;
  await database.execute("delete from practice_days");
  await database.execute("update results set practice_day = null");
  const read = await Promise.all([goalOf(person), goalOf(person), goalOf(person)]);
  for (const goal of read) expect(goal.today).toMatchObject({ typedMs: 6 * MINUTE, goalMs: 10 * MINUTE });
  // A run that is saved brings the earlier ones along.
  await database.execute("delete from practice_days");
  await database.execute("update results set practice_day = null");
  expect(await type(person, "2026-11-14T10:00:00Z", 2)).toMatchObject({
    result: { reachedGoal: { streak: 1 } },
    user: { practiceGoal: { today: { typedMs: 10 * MINUTE, isReached: true } } },
  });
});

test("a new goal is for today until today's is reached, and for tomorrow afterwards", async () => {
  const person = await newGuest(server.url);
  setClock("2026-11-16T09:00:00Z");
  expect((await person.run(op.myGoal)).viewer).toMatchObject({
    dailyGoalMinutes: 10,
    practiceGoal: { today: { goalMs: 10 * MINUTE } },
  });
  await type(person, "2026-11-16T09:00:00Z", 3);
  expect(await setGoal(person, 20)).toMatchObject({
    user: { dailyGoalMinutes: 20, practiceGoal: { today: { goalMs: 20 * MINUTE, isReached: false }, streak: 0 } },
  });
  // Repeating it changes nothing. A lower goal is reached at once.
  for (let time = 0; time < 2; time += 1)
    expect(await setGoal(person, 5)).toMatchObject({
      user: { dailyGoalMinutes: 5, practiceGoal: { today: { goalMs: 5 * MINUTE, isReached: true }, streak: 1 } },
    });
  for (const minutes of [60, 30])
    expect(await setGoal(person, minutes)).toMatchObject({
      user: { dailyGoalMinutes: minutes, practiceGoal: { today: { goalMs: 5 * MINUTE, isReached: true }, streak: 1 } },
    });
  setClock("2026-11-17T09:00:00Z");
  expect(await goalOf(person)).toMatchObject({ today: { goalMs: 30 * MINUTE, isReached: false }, streak: 1 });
});

test("while goals are switched off, nothing is lost", async () => {
  const person = await newPerson();
  await type(person, "2026-11-18T09:00:00Z", 3);
  expect(await setGoal(person, null)).toMatchObject({
    user: { dailyGoalMinutes: null, practiceGoal: { today: { isReached: true }, streak: 1 } },
  });
  setClock("2026-11-24T09:00:00Z");
  expect(await type(person, "2026-11-24T09:00:00Z", 3)).toMatchObject({
    result: { reachedGoal: null },
    user: { practiceGoal: { today: { goalMs: null, typedMs: 6 * MINUTE, isReached: false }, streak: 1 } },
  });
  expect(await setGoal(person, 5)).toMatchObject({ user: { practiceGoal: { today: { isReached: true }, streak: 2 } } });
});

test.each([4, 61, 0, -5, 2_000_000_000])("a goal of %i minutes is refused at its field", async (minutes) => {
  const person = await newGuest(server.url);
  expect(await setGoal(person, minutes)).toEqual({
    __typename: "InvalidInputError",
    code: "BAD_REQUEST",
    issues: [{ path: "minutes", code: "OUT_OF_RANGE" }],
  });
  expect((await person.run(op.myGoal)).viewer.dailyGoalMinutes).toBe(10);
});

test("a week has its medians, those of the week before, and its best runs", async () => {
  const person = await newPerson();
  await type(person, "2026-11-25T09:00:00Z", 2);
  await type(person, "2026-12-01T09:00:00Z", 3);
  const { week } = (await person.run(op.myWeek, {})).viewer.practiceGoal;
  expect(week).toMatchObject({
    week: "2026-W49",
    figures: { runs: 3, wpm: expect.any(Number), accuracy: 100 },
    figuresBefore: { runs: 2 },
  });
  expect(week.bestRuns).toHaveLength(1);
  expect(week.bestRuns[0].wpm).toBeGreaterThanOrEqual(week.figures.wpm);
  const empty = (await person.run(op.myWeek, { week: "2020-W10" })).viewer.practiceGoal.week;
  expect(empty).toMatchObject({ figures: { runs: 0, wpm: null, accuracy: null }, bestRuns: [] });
});

test("only their owner sees a goal and its days", async () => {
  const person = await newPerson(newMember);
  const saved = await type(person, "2026-12-02T09:00:00Z", 3);
  const admin = await newMember(server.url);
  await server.services.database.execute(`update users set role = 'ADMIN' where username = '${admin.username}'`);
  for (const other of [new WireClient(server.url), await newGuest(server.url), await newMember(server.url)])
    expect((await other.run(op.goalOf, { id: person.id })).node).toBeNull();
  expect((await admin.run(op.goalOf, { id: person.id })).node).toEqual({ dailyGoalMinutes: null, practiceGoal: null });
  expect((await admin.run(op.reachedBy, { id: saved.result.id })).node).toEqual({ reachedGoal: null });
  expect((await person.run(op.reachedBy, { id: saved.result.id })).node).toEqual({ reachedGoal: { streak: 1 } });
  expect(await setGoal(new WireClient(server.url), 10)).toMatchObject({ code: "NOT_SIGNED_IN" });
});

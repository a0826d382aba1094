import { boardModes } from "../../../src/engine/practice/boardRules";
import { dayNumber, isoWeekOfDay } from "../../../src/contract/dates";
import * as account from "../../support/accountOperations";
import * as op from "../../support/boardOperations";
import { deleteMyAccount } from "../../support/memberOperations";
import { newAdmin } from "../../support/groupPeople";
import { newGuest, newMember, password, type Person } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { insertResult, openSql, type Sql } from "../reports/insertRows";

const review = `mutation review($resultId: ID!, $decision: ReviewDecision!) { reviewResult(resultId: $resultId,
  decision: $decision) { __typename } }`;

let server: TestServer;
let sql: Sql;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({
    operations: [...account.accountOperations, ...op.boardOperations, review, deleteMyAccount],
  });
  sql = await openSql(server.database.config);
  admin = await newAdmin(server);
});
afterAll(async () => {
  await sql.close();
  await server.close();
});
afterEach(() => sql.run("delete from results").then(() => sql.run("delete from board_entries")));

const minute = { period: "ALL", mode: "TIME", amount: 60, language: "NL", rankBy: "SPEED" };
const read = async (viewer: Person, part: Record<string, unknown> = {}) =>
  (await viewer.run(op.leaderboard, { ...minute, ...part })).leaderboard;
const names = (board: any) => board.entries.map(({ place, user, wpm }: any) => [place, user.username, wpm]);
const show = (person: Person, visibility = "ALL") => person.run(op.setProfileVisibility, { visibility });
const now = () => new Date(Date.now() - 1_000).toISOString();

/** People with a run of a minute at each of these speeds, on the boards. */
async function typists(...speeds: readonly number[]): Promise<readonly Person[]> {
  const people: Person[] = [];
  for (const wpm of speeds) {
    const person = await newMember(server.url);
    await insertResult(sql, { userId: rowIdOf(person.id), startedAt: now(), wpm });
    await show(person);
    people.push(person);
  }
  return people;
}

test("the best of each, equal ones at the same place, and one's own", async () => {
  const [anna, bram, cem, dirk] = (await typists(50, 60, 50, 40)) as [Person, Person, Person, Person];
  await insertResult(sql, { userId: rowIdOf(dirk.id), startedAt: now(), wpm: 35 });
  const board = await read(dirk);
  const places = new Map(names(board).map(([place, name]: any) => [name, place]));
  expect([anna, bram, cem, dirk].map(({ username }) => places.get(username))).toEqual([2, 1, 2, 4]);
  expect(board.entries).toHaveLength(4);
  expect(board.own).toMatchObject({ place: 4, isMine: true, wpm: 40 });
  expect((await read(admin)).own).toBeNull();
});

test("one's own place below the rows that are shown", async () => {
  const [slow] = (await typists(20)) as [Person];
  await sql.run(
    `with made as (insert into users (username, display_name, role)
       select 'fast-' || n, 'Fast', 'MEMBER' from generate_series(1, 60) n returning id)
     insert into board_entries select 'ALL:0:TIME:60:nl', made.id, 80, results.id, 95, results.id from made, results`,
  );
  const board = await read(slow);
  expect(board.entries).toHaveLength(50);
  expect(board.entries.every(({ place }: any) => place === 1)).toBe(true);
  expect(board.own).toMatchObject({ place: 61, wpm: 20 });
});

test("a run is on every board as soon as it is saved, also saved twice, and only a better one replaces it", async () => {
  const person = await newMember(server.url);
  await show(person);
  const run = wordRun({ gapMs: 100 });
  for (const input of [run, run, wordRun({ seed: 8, gapMs: 130, endedMsAgo: 20_000 })])
    await person.run(account.saveResult, { input });
  const [saved] = await sql.run("select max(wpm) as wpm from results");
  for (const period of ["DAY", "WEEK", "ALL"]) {
    const board = await read(person, { period, mode: "WORDS", amount: 10, language: "EN" });
    expect(names(board)).toEqual([[1, person.username, saved.wpm]]);
  }
});

test("a flag takes a run off, and the next best is there; cleared, it is back", async () => {
  const [anna] = (await typists(50)) as [Person];
  const best = await insertResult(sql, { userId: rowIdOf(anna.id), startedAt: now(), wpm: 70, flagReason: "TOO_FAST" });
  const resultId = Buffer.from(`Result:${best}`).toString("base64");
  for (const [decision, wpm] of [
    ["CLEAR", 70],
    ["KEEP", 50],
    ["KEEP", 50],
    ["CLEAR", 70],
  ]) {
    await admin.run(review, { resultId, decision });
    for (const period of ["DAY", "WEEK", "ALL"])
      expect(names(await read(anna, { period }))).toEqual([[1, anna.username, wpm]]);
  }
});

test("by accuracy, with the fastest run that has it", async () => {
  const [anna, bram] = (await typists(50, 60)) as [Person, Person];
  for (const wpm of [30, 31]) {
    await insertResult(sql, { userId: rowIdOf(anna.id), startedAt: now(), wpm, accuracy: 99 });
    await insertResult(sql, { userId: rowIdOf(anna.id), startedAt: now(), wpm: 90, accuracy: 89.9 });
  }
  for (const visibility of ["ME", "ALL"]) await show(anna, visibility);
  const board = await read(bram, { rankBy: "ACCURACY" });
  expect(board.entries.map(({ place, wpm, accuracy }: any) => [place, wpm, accuracy])).toEqual([
    [1, 31, 99],
    [2, 60, 95],
  ]);
});

test("by improvement: only who has gained has a place, also right after a run is saved", async () => {
  const [anna, bram] = (await typists(50, 60)) as [Person, Person];
  for (const [at, gapMs] of [130, 130, 130, 130, 130, 100].entries())
    await anna.run(account.saveResult, {
      input: wordRun({ seed: at + 1, gapMs, endedMsAgo: 100_000 - at * 15_000 }),
    });
  const words = { mode: "WORDS", amount: 10, language: "EN", rankBy: "IMPROVEMENT" };
  const speeds = (await sql.run("select wpm from results where mode = 'WORDS' order by started_at")).map(
    ({ wpm }) => wpm,
  );
  const median = speeds.slice(0, 5).toSorted((one, other) => one - other)[2];
  for (const period of ["DAY", "WEEK", "ALL"]) {
    const board = await read(anna, { ...words, period });
    expect(board.entries).toMatchObject([{ place: 1, wpm: speeds[5], improvement: speeds[5] - median }]);
    expect(board.own).toMatchObject({ place: 1, isMine: true });
  }
  expect((await read(bram, { rankBy: "IMPROVEMENT" })).entries).toEqual([]);
  expect((await read(bram)).own.improvement).toBeNull();
});

test("days and weeks of the host's zone", async () => {
  const person = await newMember(server.url);
  const userId = rowIdOf(person.id);
  // Sunday and Monday in Amsterdam; both are Sunday in UTC.
  await insertResult(sql, { userId, startedAt: "2026-03-29T21:59:59Z", wpm: 41 });
  await insertResult(sql, { userId, startedAt: "2026-03-29T22:00:00Z", wpm: 42 });
  await show(person);
  const week = async (name: string) =>
    names(await read(person, { period: "WEEK", week: name })).map(([, , wpm]: any) => wpm);
  expect(await week("2026-W13")).toEqual([41]);
  expect(await week("2026-W14")).toEqual([42]);
  const current = isoWeekOfDay(dayNumber(Date.now(), "Europe/Amsterdam"));
  expect(await read(person, { period: "WEEK" })).toMatchObject({ week: current, entries: [] });
});

test("what cannot be compared is on no board", async () => {
  const [anna] = (await typists(50)) as [Person];
  const userId = rowIdOf(anna.id);
  for (const part of ["punctuation = true", "numbers = true", "word_list = 'COMMON_200'", "mode_amount = 61"]) {
    const id = await insertResult(sql, { userId, startedAt: now(), wpm: 90 });
    await sql.run(`update results set ${part} where id = $1`, [id]);
  }
  for (const mode of ["TEXT", "CUSTOM", "LESSON", "ADAPTIVE"])
    await insertResult(sql, { userId, startedAt: now(), wpm: 90, mode });
  for (const visibility of ["ME", "ALL"]) await show(anna, visibility);
  const boards = await sql.run("select distinct speed from board_entries");
  expect(boards).toEqual([{ speed: 50 }]);
  expect(await read(anna, { amount: 61 })).toBeNull();
  expect(await read(anna, { mode: "TEXT", amount: null })).toBeNull();
});

test("a guest's runs come along to an account that is on the boards", async () => {
  const [anna] = (await typists(50)) as [Person];
  const guest = await newGuest(server.url);
  await insertResult(sql, { userId: rowIdOf(guest.id), startedAt: now(), wpm: 65 });
  await guest.run(account.signIn, {
    input: { username: anna.username, password, deviceLabel: "Test", guestToken: guest.token },
  });
  expect(names(await read(anna))).toEqual([[1, anna.username, 65]]);
});

test("who is not public is on none, at once, and a deleted account neither", async () => {
  const [anna, bram] = (await typists(50, 60)) as [Person, Person];
  await show(anna, "GROUP");
  expect(names(await read(bram))).toEqual([[1, bram.username, 60]]);
  await bram.run(deleteMyAccount, { password });
  expect((await read(anna)).entries).toEqual([]);
});

test("each kind of run of the practice bar has a board, and races", async () => {
  for (const { mode, amount } of boardModes) expect(await read(admin, { mode, amount })).toMatchObject({ entries: [] });
});

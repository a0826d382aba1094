import { randomUUID } from "node:crypto";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { inTransaction } from "../../../src/server/database/Database";
import { moveEverything } from "../../../src/server/users/accounts";
import * as account from "../../support/accountOperations";
import { setProfileVisibility } from "../../support/boardOperations";
import * as op from "../../support/dailyOperations";
import { newAdmin } from "../../support/groupPeople";
import { typeNaturally } from "../../support/humanTyping";
import { newGuest, newMember, type Person } from "../../support/people";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import * as switches from "../../support/switchOperations";
import { WireClient } from "../../support/WireClient";
import { openSql, type Sql } from "../reports/insertRows";

const review = `mutation review($resultId: ID!, $decision: ReviewDecision!) { reviewResult(resultId: $resultId,
  decision: $decision) { __typename } }`;

let server: TestServer;
let sql: Sql;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({
    operations: [
      ...account.accountOperations,
      ...op.dailyOperations,
      ...switches.switchOperations,
      setProfileVisibility,
      review,
    ],
  });
  sql = await openSql(server.database.config);
  admin = await newAdmin(server);
});
afterAll(async () => {
  await sql.close();
  await server.close();
});
afterEach(async () => {
  for (const table of ["results", "board_entries", "daily_attempts"]) await sql.run(`delete from ${table}`);
});

const read = async (viewer: WireClient, day = "TODAY") =>
  (await viewer.run(op.dailyText, { language: "NL", day })).dailyText;
const begin = async (viewer: WireClient, runId: string = randomUUID()) =>
  (await viewer.run(op.beginDailyAttempt, { input: { language: "NL", runId } })).beginDailyAttempt;
const show = (person: Person, visibility = "ALL") => person.run(setProfileVisibility, { visibility });

type Part = { readonly gapMs?: number; readonly startMs?: number; readonly change?: object };

/** The input that saves the attempt, typed without an error, as if the attempt began so long ago that it is over. */
async function finished(person: Person, { gapMs = 100, startMs = 3_000, change = {} }: Part = {}) {
  const begun = await begin(person);
  const { text, attempt } = begun.dailyText;
  const keystrokes = typeNaturally(text.body, gapMs);
  const beganAt = Date.now() - keystrokes.at(-1)!.time - startMs - 1_000;
  await sql.run("update daily_attempts set began_at = $1 where run_id = $2", [
    new Date(beganAt).toISOString(),
    attempt.runId,
  ]);
  return {
    runId: attempt.runId,
    mode: "TEXT",
    language: "NL",
    textId: text.id,
    log: encodeLog(keystrokes),
    startedAt: new Date(beganAt + startMs).toISOString(),
    ...change,
  };
}

/** Types the text of the day and saves it. */
async function type(person: Person, part: Part = {}) {
  const input = await finished(person, part);
  const { saveResult } = await person.run(account.saveResult, { input });
  if (!saveResult.result) throw new Error(JSON.stringify(saveResult));
  return { input, result: saveResult.result };
}

const names = ({ leaderboard }: any) => leaderboard.entries.map(({ place, user }: any) => [place, user.username]);

test("the text is shown once the attempt began, and only to whoever began it", async () => {
  const [anna, bram] = [await newMember(server.url), await newMember(server.url)];
  const nobody = new WireClient(server.url);
  for (const viewer of [anna, bram, admin, nobody])
    expect(await read(viewer)).toMatchObject({ text: null, attempt: null });
  const { dailyText } = await begin(anna);
  expect(dailyText.text.body.length).toBeGreaterThanOrEqual(220);
  expect(await read(anna)).toMatchObject({ text: dailyText.text, attempt: { isCounted: false, result: null } });
  for (const viewer of [bram, admin, nobody]) expect(await read(viewer)).toMatchObject({ text: null, attempt: null });
  const [row] = await sql.run("select count(*)::int as number from daily_texts where language = 'nl'");
  expect(row).toEqual({ number: 1 });
});

test("one attempt, however often and at once it is begun; a retry is the same one", async () => {
  const anna = await newMember(server.url);
  const ids = Array.from({ length: 6 }, () => randomUUID());
  const answers = await Promise.all(ids.map((id) => begin(anna, id)));
  const [first, ...more] = answers.filter(({ dailyText }) => dailyText !== undefined);
  expect(more).toEqual([]);
  expect(answers.filter(({ code }) => code === "DAILY_ATTEMPT_USED")).toHaveLength(5);
  const { runId } = first.dailyText.attempt;
  const retries = await Promise.all([begin(anna, runId), begin(anna, runId.toUpperCase())]);
  for (const { dailyText } of retries) expect(dailyText.attempt).toEqual(first.dailyText.attempt);
  // Another device of the same person.
  expect((await read(anna)).attempt.runId).toBe(runId);
});

test("places by speed, equal ones together, and a second run of the text does not count", async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => newMember(server.url)));
  const [anna, bram, cem] = people as [Person, Person, Person];
  for (const person of people) await show(person);
  await type(anna, { gapMs: 120 });
  const { input, result } = await type(bram, { gapMs: 100 });
  await type(cem, { gapMs: 130 });
  await sql.run("update board_entries set speed = (select max(speed) from board_entries) where user_id = $1", [
    rowIdOf(cem.id),
  ]);
  const board = await read(anna);
  expect(new Map(names(board).map(([place, name]: any) => [name, place]))).toEqual(
    new Map([
      [bram.username, 1],
      [cem.username, 1],
      [anna.username, 3],
    ]),
  );
  expect(board.leaderboard.own).toMatchObject({ place: 3, isMine: true, accuracy: 100 });
  expect((await read(bram)).attempt).toMatchObject({ isCounted: true, result: { id: result.id, status: "VERIFIED" } });

  const again = { ...input, runId: randomUUID(), log: encodeLog(typeNaturally((await read(bram)).text.body, 90)) };
  const early = new Date(Date.now() - 3_600_000).toISOString();
  const { saveResult } = await bram.run(account.saveResult, { input: { ...again, startedAt: early } });
  expect(saveResult.result.wpm).toBeGreaterThan(result.wpm);
  expect((await read(bram)).attempt.result.id).toBe(result.id);
  const own = (await read(bram)).leaderboard.own;
  expect(own.wpm).toBe(result.wpm);
});

test.each([
  ["prepared: begun more than two minutes after its start", { startMs: 121_000 }],
  ["typed before the attempt", { startMs: -60_000 }],
])("what was %s does not count", async (_, part) => {
  const anna = await newMember(server.url);
  await show(anna);
  const { result } = await type(anna, part);
  const { attempt, leaderboard } = await read(anna);
  expect(attempt).toMatchObject({ isCounted: false, result: { id: result.id } });
  expect(leaderboard).toMatchObject({ entries: [], own: null });
});

test.each([
  [9, true],
  [11, false],
])("a result that arrives %d minutes after its end counts: %p", async (minutes, counts) => {
  const anna = await newMember(server.url);
  await show(anna);
  const input = await finished(anna);
  const startedAt = new Date(Date.parse(input.startedAt) - minutes * 60_000).toISOString();
  await sql.run("update daily_attempts set began_at = began_at - $1 * interval '1 minute'", [minutes]);
  await anna.run(account.saveResult, { input: { ...input, startedAt } });
  expect((await read(anna)).attempt.isCounted).toBe(counts);
});

test("a log that does not type the text is refused, and the attempt stays used", async () => {
  const anna = await newMember(server.url);
  const input = await finished(anna, { change: { log: encodeLog(typeNaturally("something else", 100)) } });
  expect((await anna.run(account.saveResult, { input })).saveResult).toMatchObject({ code: "UNFINISHED_RUN" });
  expect(await begin(anna)).toMatchObject({ code: "DAILY_ATTEMPT_USED" });
});

test("a flag takes an attempt off the board, and clearing puts it back", async () => {
  const anna = await newMember(server.url);
  await show(anna);
  const { result } = await type(anna);
  await sql.run("update results set flag_reason = 'TOO_FAST', status = 'FLAGGED'");
  for (const [decision, rows] of [
    ["CLEAR", [[1, anna.username]]],
    ["KEEP", []],
    ["CLEAR", [[1, anna.username]]],
  ] as const) {
    await admin.run(review, { resultId: result.id, decision });
    const text = await read(anna);
    expect(names(text)).toEqual(rows);
    expect(text.attempt.isCounted).toBe(rows.length > 0);
  }
});

test("only public profiles are on it, as soon as they are, and guests never", async () => {
  const [anna, guest] = [await newMember(server.url), await newGuest(server.url)];
  for (const person of [anna, guest]) {
    await type(person);
    expect((await read(person)).attempt.isCounted).toBe(true);
  }
  expect(names(await read(guest))).toEqual([]);
  await show(anna);
  expect(names(await read(guest))).toEqual([[1, anna.username]]);
  await show(anna, "GROUP");
  expect(names(await read(anna))).toEqual([]);
});

test("a guest who signs up keeps the attempt; one who signs in keeps the account's own", async () => {
  const own = await newMember(server.url);
  const used = await begin(own);
  for (const isOwn of [false, true]) {
    const guest = await newGuest(server.url);
    const { result } = await type(guest);
    const member = isOwn ? own : await newMember(server.url);
    await inTransaction(server.services.database, (transaction) =>
      moveEverything(transaction, rowIdOf(guest.id), rowIdOf(member.id), "Europe/Amsterdam"),
    );
    expect((await read(member)).attempt).toMatchObject(
      isOwn ? { runId: used.dailyText.attempt.runId, result: null } : { isCounted: true, result: { id: result.id } },
    );
  }
});

test("yesterday's text and board stay readable for everyone", async () => {
  const anna = await newMember(server.url);
  await show(anna);
  await type(anna);
  await sql.run("update daily_texts set day = day - 1");
  await sql.run("update daily_attempts set day = day - 1");
  for (const visibility of ["ME", "ALL"]) await show(anna, visibility);
  const nobody = new WireClient(server.url);
  const yesterday = await read(nobody, "YESTERDAY");
  expect(yesterday.text.body).toEqual(expect.any(String));
  expect(names(yesterday)).toEqual([[1, anna.username]]);
  const today = await read(anna);
  expect(today).toMatchObject({ text: null, attempt: null, leaderboard: { entries: [], own: null } });
});

test("nobody without an account begins, guests and others do, and a run id is a UUID", async () => {
  expect(await begin(new WireClient(server.url))).toMatchObject({ code: "NOT_SIGNED_IN" });
  for (const person of [await newGuest(server.url), await newMember(server.url), admin])
    expect(await begin(person)).toMatchObject({ __typename: "BeginDailyAttemptSuccess" });
  expect(await begin(await newMember(server.url), "today")).toMatchObject({
    issues: [{ path: "runId", code: "WRONG_CHARACTERS" }],
  });
});

test("switched off with the leaderboard; an attempt that began can still be read back with its run id", async () => {
  const anna = await newMember(server.url);
  const { attempt } = (await begin(anna)).dailyText;
  await admin.run(switches.setFeatureSwitch, { feature: "BOARDS", isOn: false });
  expect(await read(anna)).toBeNull();
  expect(await begin(admin)).toMatchObject({ code: "SWITCHED_OFF" });
  expect((await begin(anna, attempt.runId)).dailyText.attempt).toEqual(attempt);
  await admin.run(switches.setFeatureSwitch, { feature: "BOARDS", isOn: true });
  expect(await read(anna)).toMatchObject({ attempt });
});

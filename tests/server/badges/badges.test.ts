import { randomUUID } from "node:crypto";
import { badges as all } from "../../../src/engine/badges/badges";
import { eq, sql as drizzleSql } from "drizzle-orm";
import { badgesBefore, countPast, earnBadges, type BadgesBefore } from "../../../src/server/badges/badges";
import { inTransaction, runQuery, type Transaction } from "../../../src/server/database/Database";
import { writeAll } from "../../../src/server/database/statements";
import { results } from "../../../src/server/database/schema";
import { fromGlobalId } from "../../../src/server/globalIds";
import { raceResultId, setRacePlaces } from "../../../src/server/results/results";
import { saveRaceResult } from "../../../src/server/results/saveResult";
import { encodeLog } from "../../../src/engine/log/logCodec";
import * as account from "../../support/accountOperations";
import * as op from "../../support/badgeOperations";
import { typeNaturally } from "../../support/humanTyping";
import { newGuest, newMember, password, type Person } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { rowIdOf, seedRuns } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import type { WireClient } from "../../support/WireClient";
import { openSql, type Sql } from "../reports/insertRows";

let server: TestServer;
let sql: Sql;
beforeAll(async () => {
  server = await startTestServer({ operations: [...account.accountOperations, ...op.badgeOperations] });
  sql = await openSql(server.database.config);
});
afterAll(async () => {
  await sql.close();
  await server.close();
});

let seeds = 0;
/** A run of ten words, each another text and earlier than the one before. */
const nextRun = (gapMs = 150) => wordRun({ seed: (seeds += 1), endedMsAgo: seeds * 60_000, gapMs });
const save = async (person: WireClient, input: object) => {
  const { saveResult } = await person.run(op.saveForBadges, { input });
  if (saveResult.__typename !== "SaveResultSuccess") throw new Error(JSON.stringify(saveResult));
  return saveResult.result;
};
const idsOf = (badges: readonly { readonly badgeId: string }[]) => badges.map(({ badgeId }) => badgeId);
const badgesOf = async (person: WireClient): Promise<any[]> => (await person.run(op.myBadges)).viewer.badges;
const earned = async (person: WireClient) =>
  idsOf((await badgesOf(person)).filter(({ earnedAt }: { earnedAt: string | null }) => earnedAt !== null));
const progressOf = async (person: WireClient, id: string) =>
  (await badgesOf(person)).find(({ badgeId }: { badgeId: string }) => badgeId === id).progress;
const rowsOf = (person: Person) =>
  sql.run("select badge_id, result_id from earned_badges where user_id = $1 order by badge_id", [rowIdOf(person.id)]);

test("somebody who has not typed sees every badge, with nothing earned", async () => {
  const guest = await newGuest(server.url);
  const badges = await badgesOf(guest);
  expect(badges).toHaveLength(all.length);
  expect(badges.every(({ progress, earnedAt }: any) => progress === 0 && earnedAt === null)).toBe(true);
});

test("a badge is earned once under three retries and five saves at once, and each answer says the same", async () => {
  const guest = await newGuest(server.url);
  const run = nextRun();
  const answers = await Promise.all(Array.from({ length: 5 }, () => save(guest, run)));
  for (let retry = 0; retry < 3; retry += 1) answers.push(await save(guest, run));
  expect(idsOf(answers[0].badges)).toContain("runs-1");
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect((await rowsOf(guest)).map(({ badge_id }) => badge_id)).toEqual(idsOf(answers[0].badges).toSorted());
});

test("of several runs saved at once, one alone earns each badge", async () => {
  const guest = await newGuest(server.url);
  const runs = Array.from({ length: 10 }, () => nextRun());
  const saved = await Promise.all(runs.map((run) => save(guest, run)));
  const ids = saved.flatMap(({ badges }) => idsOf(badges));
  expect(ids).toEqual(expect.arrayContaining(["runs-1", "runs-10"]));
  expect(new Set(ids).size).toBe(ids.length);
  expect((await earned(guest)).toSorted()).toEqual(ids.toSorted());
  expect(await progressOf(guest, "runs-100")).toBe(10);
});

test("a flagged run earns nothing until it is cleared, and then once", async () => {
  const [member, admin] = [await newMember(server.url), await newMember(server.url)];
  await sql.run("update users set role = 'ADMIN' where username = $1", [admin.username]);
  const result = await save(member, nextRun(15));
  expect(result).toMatchObject({ status: "FLAGGED", badges: [] });
  expect(await earned(member)).toEqual([]);
  for (const decision of ["CLEAR", "KEEP", "CLEAR"]) await admin.run(op.clearResult, { resultId: result.id, decision });
  expect(await earned(member)).toContain("runs-1");
  expect(await progressOf(member, "runs-10")).toBe(1);
  expect(idsOf((await member.run(op.badgesOfResult, { id: result.id })).node.badges)).toContain("runs-1");
});

test("counting run by run and counting the past give the same", async () => {
  const guest = await newGuest(server.url);
  for (let at = 0; at < 4; at += 1) await save(guest, nextRun(100 + 40 * at));
  const counters = async () =>
    (await sql.run("select counters from badge_counters where user_id = $1", [rowIdOf(guest.id)]))[0];
  const before = await counters();
  await sql.run("delete from badge_counters where user_id = $1", [rowIdOf(guest.id)]);
  await badgesOf(guest);
  expect(await counters()).toEqual(before);
});

test("a new badge is earned for the past: at the next run, or when the badges are looked at", async () => {
  const [looking, typing] = [await newGuest(server.url), await newGuest(server.url)];
  for (const { id } of [looking, typing])
    await seedRuns(server.database.config, { userId: rowIdOf(id), runs: 120, last: new Date(Date.now() - 86_400_000) });
  expect(await earned(looking)).toEqual(expect.arrayContaining(["runs-1", "runs-100", "days-7", "races-10"]));
  expect((await rowsOf(looking)).every(({ result_id }) => result_id === null)).toBe(true);
  const { badges } = await save(typing, nextRun());
  expect(idsOf(badges)).toEqual(expect.arrayContaining(["runs-1", "runs-100", "days-7", "races-10"]));
  // Counters of an earlier version are counted anew.
  await sql.run("update badge_counters set version = 0, counters = '{}' where user_id = $1", [rowIdOf(typing.id)]);
  await sql.run("delete from earned_badges where badge_id = 'days-7' and user_id = $1", [rowIdOf(typing.id)]);
  expect(idsOf((await save(typing, nextRun())).badges)).toEqual(["days-7"]);
  expect(await progressOf(typing, "runs-1000")).toBe(121);
});

test("a guest who signs in takes badges and runs along; a badge of both keeps the earlier time", async () => {
  const member = await newMember(server.url);
  const guest = await newGuest(server.url);
  await save(guest, nextRun());
  await save(member, nextRun());
  for (let at = 0; at < 4; at += 1) await save(guest, nextRun());
  for (let at = 0; at < 4; at += 1) await save(member, nextRun());
  const first = (await badgesOf(guest)).find(({ badgeId }: any) => badgeId === "runs-1").earnedAt;
  await guest.run(account.signIn, {
    input: { username: member.username, password, deviceLabel: "Test", guestToken: guest.token },
  });
  const badges = await badgesOf(member);
  expect(badges.find(({ badgeId }: any) => badgeId === "runs-1").earnedAt).toBe(first);
  expect(await earned(member)).toContain("runs-10");
  expect((await rowsOf(member)).length).toBe((await earned(member)).length);
});

test("a race won from others earns a badge once, a race alone does not", async () => {
  const [winner, alone] = [await newGuest(server.url), await newGuest(server.url)];
  const text = "the quick brown fox jumps over the lazy dog and runs on";
  const race = async (person: Person, raceId: string, racers: number) => {
    const keystrokes = typeNaturally(text, 110, 800);
    await saveRaceResult(server.services.database, {
      raceId,
      code: "ABCDEF",
      userId: rowIdOf(person.id),
      run: { rules: "stopOnError", text, keystrokes, durationMs: keystrokes.at(-1)!.time, log: encodeLog(keystrokes) },
      textId: (await sql.run("select id from texts limit 1"))[0].id,
      language: "en",
      startedAt: new Date(Date.now() - 3_600_000),
      timeZone: "Europe/Amsterdam",
      place: null,
      racers,
      raceMode: "SPEED",
    });
    const places = new Map([[rowIdOf(person.id), 1]]);
    await Promise.all([1, 2, 3].map(() => setRacePlaces(server.services.database, raceId, places)));
  };
  await race(winner, `won-${randomUUID()}`, 3);
  const aloneId = `alone-${randomUUID()}`;
  await race(alone, aloneId, 1);
  expect(await earned(winner)).toEqual(expect.arrayContaining(["races-1", "wins-1"]));
  expect(await earned(alone)).not.toContain("wins-1");
  const rows = await rowsOf(alone);
  expect(rows.find(({ badge_id }) => badge_id === "races-1").result_id).toBe(raceResultId(aloneId, rowIdOf(alone.id)));
});

test("a text that is published earns one when its owner is next seen", async () => {
  const member = await newMember(server.url);
  await sql.run(
    `insert into texts (owner_id, title, language, body, difficulty, characters, visibility, status)
     values ($1, 'Mine', 'en', 'x', 'EASY', 1, 'PUBLIC', 'PUBLISHED')`,
    [rowIdOf(member.id)],
  );
  expect(await earned(member)).toEqual(["texts-1"]);
});

test("for somebody with 20,000 runs, counting one more reads little, and their whole past takes a moment", async () => {
  const guest = await newGuest(server.url);
  const userId = rowIdOf(guest.id);
  const last = new Date(Date.now() - 86_400_000);
  await seedRuns(server.database.config, { userId, runs: 20_000, everyMinutes: 10, last });
  const { id } = await save(guest, nextRun());
  const [result] = await server.services.database
    .select()
    .from(results)
    .where(eq(results.id, fromGlobalId("Result", id)!));
  const time = async (work: (transaction: Transaction) => Promise<unknown>) => {
    const before = performance.now();
    await inTransaction(server.services.database, work);
    return performance.now() - before;
  };
  const once: number[] = [];
  const countOne = async (transaction: Transaction) => {
    const { rows } = await transaction.execute<{ before: BadgesBefore }>(
      drizzleSql`select ${badgesBefore} as before from (select ${userId}::uuid as user_id) as run`,
    );
    const changes = { isFirstOfDay: false, isNewLayout: false, course: null, stars: 0 };
    await runQuery(transaction, writeAll(earnBadges(rows[0]!.before, result!, changes)));
  };
  for (let at = 0; at < 5; at += 1) once.push(await time(countOne));
  expect(Math.min(...once)).toBeLessThan(40);
  expect(await time((transaction) => countPast(transaction, userId))).toBeLessThan(2_000);
});

import { randomUUID } from "node:crypto";
import rate from "glicko2-lite";
import { eq } from "drizzle-orm";
import { openDatabase } from "../../../src/server/database/Database";
import { ratingChanges, ratings } from "../../../src/server/database/ratingSchema";
import { moveRatings, rateAll, rateRace, unrated } from "../../../src/server/ratings/rateRace";
import { inTransaction } from "../../../src/server/database/Database";
import { raceResultId } from "../../../src/server/results/runs";
import { createTestDatabase, type TestDatabase } from "../../support/testDatabase";
import { insertResult, insertUser, openSql, type Sql } from "../reports/insertRows";

let scratch: TestDatabase;
let opened: ReturnType<typeof openDatabase>;
let sql: Sql;
beforeAll(async () => {
  scratch = await createTestDatabase();
  opened = openDatabase(scratch.config);
  sql = await openSql(scratch.config);
});
afterAll(async () => {
  await sql.close();
  await opened.close();
  await scratch.drop();
});

type Racer = { readonly role?: string; readonly isFlagged?: boolean };

/** A finished race with a result of each racer; the first has place 1. */
async function finish(racers: readonly Racer[], places = racers.map((_, at) => at + 1)) {
  const userIds = await Promise.all(racers.map(({ role }) => insertUser(sql, "Somebody", role)));
  return { ...(await raceOf(userIds, places, racers)), userIds };
}

async function raceOf(userIds: readonly string[], places: readonly number[], racers: readonly Racer[] = []) {
  const raceId = `ABCDEF:${randomUUID()}`;
  for (const [at, userId] of userIds.entries())
    await insertResult(sql, {
      id: raceResultId(raceId, userId),
      userId,
      mode: "RACE",
      startedAt: "2026-11-21T09:00:00Z",
      flagReason: racers[at]?.isFlagged ? "TOO_FAST" : null,
    });
  return {
    race: { raceId, language: "nl" as const, places: new Map(userIds.map((id, at) => [id, places[at]!])) },
    resultIds: userIds.map((userId) => raceResultId(raceId, userId)),
  };
}

const ratingOf = async (userId: string) =>
  (await opened.database.select().from(ratings).where(eq(ratings.userId, userId)))[0] ?? null;
const changeOf = async (resultId: string) =>
  (await opened.database.select().from(ratingChanges).where(eq(ratingChanges.resultId, resultId)))[0] ?? null;

test("Glickman's own example comes out", () => {
  const { rating, rd, vol } = rate(1_500, 200, 0.06, [
    [1_400, 30, 1],
    [1_550, 100, 0],
    [1_700, 300, 0],
  ]);
  // The paper rounds in between: 1464.06 is 1464.0507 without, and 0.05999 is 0.059996.
  expect(rating).toBeCloseTo(1_464.06, 1);
  expect(rd).toBeCloseTo(151.52, 2);
  expect(vol).toBeCloseTo(0.059_99, 4);
});

test("each races against each by place; equal places draw", () => {
  const [first, tied, alsoTied, last] = rateAll([1, 2, 2, 4].map((place) => ({ ...unrated, place })));
  expect(tied).toEqual(alsoTied);
  expect(first!.rating).toBeGreaterThan(tied!.rating);
  expect(tied!.rating).toBeCloseTo(1_500);
  expect(last!.rating).toBeCloseTo(3_000 - first!.rating);
  expect(first!.deviation).toBeLessThan(unrated.deviation);
});

test("a race changes the ratings of all its racers, and says by how much", async () => {
  const { race, userIds, resultIds } = await finish([{}, {}, {}]);
  await rateRace(opened.database, race);
  const after = await Promise.all(userIds.map(ratingOf));
  expect(after[0]!.rating).toBeGreaterThan(1_500);
  expect(after[1]!.rating).toBeCloseTo(1_500);
  expect(after[2]!.rating).toBeLessThan(1_500);
  expect(after.map((row) => [row!.language, row!.races])).toEqual(Array.from({ length: 3 }, () => ["nl", 1]));
  expect(await changeOf(resultIds[0]!)).toMatchObject({ before: 1_500, after: after[0]!.rating, races: 1 });

  const second = await raceOf(userIds, [1, 2, 3]);
  await rateRace(opened.database, second.race);
  expect(await ratingOf(userIds[0]!)).toMatchObject({ races: 2 });
  expect(await changeOf(second.resultIds[0]!)).toMatchObject({ before: after[0]!.rating, races: 2 });
});

test("however often and at the same time it is asked, a race counts once", async () => {
  const { race, userIds } = await finish([{}, {}, {}, {}]);
  await Promise.all(Array.from({ length: 6 }, () => rateRace(opened.database, race)));
  const once = await Promise.all(userIds.map(ratingOf));
  await rateRace(opened.database, race);
  expect(await Promise.all(userIds.map(ratingOf))).toEqual(once);
  expect(once.map((row) => row!.races)).toEqual([1, 1, 1, 1]);
});

test("races with the same people in another order at the same time wait for each other", async () => {
  const { userIds } = await finish([{}, {}, {}]);
  const races = await Promise.all(
    Array.from({ length: 8 }, (_, at) => raceOf(at % 2 === 0 ? userIds : userIds.toReversed(), [1, 2, 3])),
  );
  await Promise.all(races.map(({ race }) => rateRace(opened.database, race)));
  expect((await Promise.all(userIds.map(ratingOf))).map((row) => row!.races)).toEqual([8, 8, 8]);
});

test.each([
  { name: "one racer", racers: [{}] },
  { name: "one verified result", racers: [{}, { isFlagged: true }] },
  { name: "a member and a guest", racers: [{}, { role: "GUEST" }] },
])("with $name nobody is rated", async ({ racers }) => {
  const { race, userIds } = await finish(racers);
  await rateRace(opened.database, race);
  expect(await Promise.all(userIds.map(ratingOf))).toEqual(racers.map(() => null));
});

test("flagged results and guests are left out of a race of others", async () => {
  const { race, userIds, resultIds } = await finish([{ isFlagged: true }, {}, { role: "GUEST" }, {}]);
  await rateRace(opened.database, race);
  const after = await Promise.all(userIds.map(ratingOf));
  expect(after.map((row) => row !== null)).toEqual([false, true, false, true]);
  // A flag that is cleared or set later changes nothing.
  await sql.run("update results set status = 'VERIFIED' where id = $1", [resultIds[0]]);
  await sql.run("update results set status = 'FLAGGED' where id = $1", [resultIds[1]]);
  await rateRace(opened.database, race);
  expect(await Promise.all(userIds.map(ratingOf))).toEqual(after);
});

test("ten people cost as many statements as two", async () => {
  const count = async (people: number) => {
    const { race } = await finish(Array.from({ length: people }, () => ({})));
    const query = jest.spyOn(jest.requireActual("pg").Client.prototype, "query");
    await rateRace(opened.database, race);
    const calls = query.mock.calls.length;
    query.mockRestore();
    return calls;
  };
  await count(2);
  const two = await count(2);
  expect(two).toBeGreaterThan(4);
  expect(two).toBeLessThan(10);
  expect(await count(10)).toBe(two);
});

test("an account that takes over another keeps the rating of more races", async () => {
  const { race, userIds } = await finish([{}, {}]);
  await rateRace(opened.database, race);
  const [from, to] = userIds as [string, string];
  const again = await raceOf([from, (await finish([{}])).userIds[0]!], [1, 2]);
  await rateRace(opened.database, again.race);
  const kept = await ratingOf(from);
  await inTransaction(opened.database, (transaction) => moveRatings(transaction, from, to));
  expect(await ratingOf(to)).toEqual({ ...kept, userId: to });
  expect(await ratingOf(from)).toBeNull();
});

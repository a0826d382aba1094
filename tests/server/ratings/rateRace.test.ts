import { randomUUID } from "node:crypto";
import rate from "glicko2-lite";
import { eq } from "drizzle-orm";
import { ratingLimits } from "../../../src/engine/race/ratingBand";
import { openDatabase, inTransaction } from "../../../src/server/database/Database";
import { ratingChanges, ratings } from "../../../src/server/database/rankingSchema";
import { moveRatings, rateAll, rateRace, unrated } from "../../../src/server/ratings/rateRace";
import { raceResultId } from "../../../src/server/results/results";
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

const HOUR_MS = 60 * 60 * 1000;
const noon = Date.parse("2026-11-21T12:00:00Z");

async function raceOf(
  userIds: readonly string[],
  places: readonly number[],
  racers: readonly Racer[] = [],
  endedAt = noon,
) {
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
    race: { raceId, language: "nl" as const, places: new Map(userIds.map((id, at) => [id, places[at]!])), endedAt },
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
  expect((await Promise.all(userIds.map(ratingOf))).map((row) => row!.races)).toEqual([5, 5, 5]);
});

/** So many races of these people, one after another, each won by the first. */
async function raceAgain(userIds: readonly string[], times: number, endedAt = noon) {
  const places = userIds.map((_, at) => at + 1);
  const races = [];
  for (let race = 0; race < times; race += 1) {
    const made = await raceOf(userIds, places, [], endedAt + race);
    await rateRace(opened.database, made.race);
    races.push(made);
  }
  return races;
}

const newUsers = async (count: number) => (await finish(Array.from({ length: count }, () => ({})))).userIds;
const racesOf = async (userIds: readonly string[]) =>
  (await Promise.all(userIds.map(ratingOf))).map((row) => row?.races ?? 0);

test("two people are rated against each other five times in 24 hours, and their sixth race changes nothing", async () => {
  const two = await newUsers(2);
  const races = await raceAgain(two, 5);
  const before = await Promise.all(two.map(ratingOf));
  const [sixth] = await raceAgain(two, 1, noon + HOUR_MS);
  expect(await Promise.all(two.map(ratingOf))).toEqual(before);
  expect(await racesOf(two)).toEqual([5, 5]);
  expect(await changeOf(races[4]!.resultIds[0]!)).toMatchObject({ isCounted: true });
  const { rating, deviation } = before[0]!;
  expect(await changeOf(sixth!.resultIds[0]!)).toMatchObject({
    isCounted: false,
    before: rating,
    after: rating,
    deviation,
    races: 5,
  });
  // Rating it again later, when the window has moved on, does not count it after all.
  await rateRace(opened.database, { ...sixth!.race, endedAt: noon + 48 * HOUR_MS });
  expect(await racesOf(two)).toEqual([5, 5]);
});

test("a race counts again when the first of the five is 24 hours old", async () => {
  const two = await newUsers(2);
  await raceAgain(two, 1);
  await raceAgain(two, 4, noon + HOUR_MS);
  await raceAgain(two, 1, noon + 24 * HOUR_MS - 1);
  expect(await racesOf(two)).toEqual([5, 5]);
  await raceAgain(two, 2, noon + 24 * HOUR_MS);
  expect(await racesOf(two)).toEqual([6, 6]);
  const rows = await sql.run("select 1 from rated_pairs where first_user_id = any($1)", [two]);
  expect(rows).toHaveLength(5);
});

test("only the pair that is past the limit is left out of a race with others", async () => {
  const [ada, ben, cas] = (await newUsers(3)) as [string, string, string];
  await raceAgain([ada, ben], 5);
  const before = await ratingOf(ada);
  // As if Ada and Ben had each raced only Cas.
  const [race] = await raceAgain([ada, ben, cas], 1);
  expect(await racesOf([ada, ben, cas])).toEqual([6, 6, 1]);
  const [alone] = rateAll([
    { ...before!, place: 1 },
    { ...unrated, place: 3 },
  ]);
  expect((await changeOf(race!.resultIds[0]!))!.after).toBeCloseTo(alone!.rating, 6);
  expect((await ratingOf(ben))!.rating).toBeGreaterThan((await changeOf(race!.resultIds[1]!))!.before);
});

test("the limit keeps a day of wins over the same person under the 50 points of a match in US Chess", () => {
  const settled = { ...unrated, deviation: 60 };
  const gainAfter = (times: number) => {
    let [winner, loser]: readonly (typeof settled)[] = [settled, settled];
    for (let race = 0; race < times; race += 1)
      [winner, loser] = rateAll([
        { ...winner!, place: 1 },
        { ...loser!, place: 2 },
      ]);
    return winner!.rating - settled.rating;
  };
  expect(gainAfter(ratingLimits.pairRaces)).toBeLessThan(50);
  expect(gainAfter(ratingLimits.pairRaces + 1)).toBeGreaterThan(50);
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
  expect(two).toBeLessThan(12);
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

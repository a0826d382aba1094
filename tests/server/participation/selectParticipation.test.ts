import { openDatabase } from "../../../src/server/database/Database";
import { findCourse } from "../../../src/engine/lessons/courses";
import { ParticipationCache } from "../../../src/server/participation/participation";
import { readHostParticipation } from "../../../src/server/participation/hostParticipation";
import { selectParticipation } from "../../../src/server/participation/selectParticipation";
import type { Participation, Sum } from "../../../src/server/participation/sums";
import { createTestDatabase, type TestDatabase } from "../../support/testDatabase";
import { insertGroup, insertUser, openSql, type Sql } from "../reports/insertRows";

// What the sums count. People come in tens, because fewer are not counted.
const timeZone = "Europe/Amsterdam";
const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const home = findCourse("us")!
  .lessons.filter(({ chapter }) => chapter === "home")
  .flatMap(({ exercises }) => exercises.map(({ id }) => id));

let database: TestDatabase;
let opened: ReturnType<typeof openDatabase>;
let sql: Sql;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openDatabase(database.config);
  sql = await openSql(database.config);
});
afterEach(() => sql.run("truncate users, groups, participation_days cascade"));
afterAll(async () => {
  await sql.close();
  await opened.close();
  await database.drop();
});

type Life = {
  readonly days: readonly string[];
  /** The account's. */
  readonly createdAt?: string;
  readonly role?: string;
  readonly passed?: readonly (readonly [exercise: string, at: string])[];
};

/** People who all did the same. */
async function insertPeople(count: number, { days, createdAt, role, passed = [] }: Life): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) {
    const id = await insertUser(sql, "Somebody", role);
    ids.push(id);
    await sql.run("update users set created_at = $2 where id = $1", [id, createdAt ?? `${days[0]}T06:00:00Z`]);
    for (const day of days)
      await sql.run("insert into practice_days (user_id, day, typed_ms) values ($1, $2, 60000)", [id, dayOf(day)]);
    for (const [exercise, passedAt] of passed)
      await sql.run("insert into passed_exercises values ($1, $2, $3)", [id, exercise, passedAt]);
  }
  return ids;
}

const say = (sum: Sum | null) => (sum === null ? null : (sum.atLeast ?? sum.size));
/** Of the host as it is now, also if sums of that day were read before. */
async function read(today: string, groupId: string | null = null): Promise<Participation> {
  if (groupId !== null) return selectParticipation(opened.database, groupId, dayOf(today), timeZone);
  await sql.run("truncate participation_days");
  return readHostParticipation(opened.database, { day: dayOf(today), timeZone });
}
const monthOf = ({ months }: Participation, name: string) => {
  const { began, nextDay, fourthWeek, chapter } = months.find(({ month }) => month === name)!;
  return [began, nextDay, fourthWeek, chapter].map(say);
};
const stopsOf = ({ stops }: Participation) => [
  say(stops.stopped),
  ...stops.places.filter(({ people }) => people.atLeast !== null).map(({ chapter, people }) => [chapter, say(people)]),
];

test("a host without people has six months of nobody", async () => {
  const sums = await read("2026-10-01");
  expect(sums.months.map(({ month }) => month)).toEqual([
    "2026-04",
    "2026-05",
    "2026-06",
    "2026-07",
    "2026-08",
    "2026-09",
  ]);
  expect(monthOf(sums, "2026-08")).toEqual(["FEW", "TOO_FEW", "TOO_FEW", "TOO_FEW"]);
  expect(stopsOf(sums)).toEqual(["FEW"]);
});

test("day 2 is the calendar day after the first, also over the night in which the clock changes", async () => {
  // On October 25, 2026 the clock goes back: that day has 25 hours.
  await insertPeople(12, { days: ["2026-10-24", "2026-10-25"] });
  await insertPeople(14, { days: ["2026-10-24", "2026-10-26"] });
  expect(monthOf(await read("2026-12-15"), "2026-10").slice(0, 2)).toEqual([20, 10]);
});

test("the fourth week counts from Monday of the week in which somebody began", async () => {
  // A Sunday: its week is over the same day, and the fourth one begins 15 days later.
  await insertPeople(11, { days: ["2026-06-07", "2026-06-22"] });
  await insertPeople(12, { days: ["2026-06-07", "2026-06-28"] });
  await insertPeople(13, { days: ["2026-06-07", "2026-06-21", "2026-06-29"] });
  expect(monthOf(await read("2026-09-01"), "2026-06")).toEqual([30, "FEW", 20, "FEW"]);
});

test("a chapter is finished with its last exercise, until the end of the fourth week", async () => {
  const passAll = (last: string) =>
    home.map((id, at) => [id, at === home.length - 1 ? last : "2026-06-02T09:00:00Z"] as const);
  // The fourth week of June 1 ends on June 28, at midnight in Amsterdam.
  await insertPeople(10, { days: ["2026-06-01"], passed: passAll("2026-06-28T21:59:00Z") });
  await insertPeople(11, { days: ["2026-06-01"], passed: passAll("2026-06-28T22:00:00Z") });
  await insertPeople(12, { days: ["2026-06-01"], passed: passAll("2026-06-02T09:00:00Z").slice(1) });
  expect(monthOf(await read("2026-09-01"), "2026-06")).toEqual([30, "FEW", "FEW", 10]);
});

test("what is not over for everyone in a month is not told yet", async () => {
  await insertPeople(30, { days: ["2026-08-31", "2026-09-01", "2026-09-22"] });
  expect(monthOf(await read("2026-09-01"), "2026-08")).toEqual([30, null, null, null]);
  expect(monthOf(await read("2026-09-02"), "2026-08")).toEqual([30, "ALL_BUT_FEW", null, null]);
  expect(monthOf(await read("2026-09-27"), "2026-08")).toEqual([30, "ALL_BUT_FEW", null, null]);
  expect(monthOf(await read("2026-09-28"), "2026-08")).toEqual([30, "ALL_BUT_FEW", "ALL_BUT_FEW", "FEW"]);
  // Nor is the current month.
  expect((await read("2026-08-31")).months.some(({ month }) => month === "2026-08")).toBe(false);
});

test("people stop where they last passed an exercise, after four complete weeks without practice", async () => {
  const [top] = findCourse("us")!.lessons.filter(({ chapter }) => chapter === "top");
  const inTop = [
    [home[0]!, "2026-06-01T09:00:00Z"],
    [top!.exercises[0]!.id, "2026-06-02T09:00:00Z"],
  ] as const;
  await insertPeople(21, { days: ["2026-06-01"], passed: inTop });
  await insertPeople(12, { days: ["2026-06-01"] });
  await insertPeople(3, { days: ["2026-06-01"], passed: inTop.slice(0, 1) });
  await insertPeople(40, { days: ["2026-06-01", "2026-06-29"], passed: inTop });
  // Four complete weeks before July 1 begin on June 1.
  expect(stopsOf(await read("2026-07-05"))).toEqual(["FEW"]);
  const sums = await read("2026-07-06");
  expect(stopsOf(sums)).toEqual([30, [null, 10], ["top", 20]]);
  expect(sums.stops.places.map(({ people }) => say(people)).filter((one) => one === "FEW")).toHaveLength(12);
  expect(stopsOf(await read("2026-08-05"))).toEqual([70, [null, 10], ["top", 60]]);
});

test("guests, unused accounts, goals without practice and accounts much older than the months are not counted", async () => {
  await insertPeople(10, { days: ["2026-06-01"] });
  await insertPeople(10, { days: ["2026-06-01"], role: "GUEST" });
  await insertPeople(10, { days: ["2026-06-01"], createdAt: "2025-11-01T09:00:00Z" });
  const unused = await insertPeople(10, { days: ["2026-06-01"] });
  await sql.run("update practice_days set typed_ms = 0 where user_id = any($1)", [unused]);
  expect(monthOf(await read("2026-09-01"), "2026-06")[0]).toBe(10);
});

test("of a group: its members without coaches, from the day on which they joined", async () => {
  const early = await insertPeople(10, { days: ["2026-05-04", "2026-06-01", "2026-06-02"] });
  const others = await insertPeople(10, { days: ["2026-06-01"] });
  const coaches = await insertPeople(10, { days: ["2026-06-01"] });
  await insertPeople(50, { days: ["2026-06-01"] });
  const joinedAt = "2026-05-31T22:30:00Z";
  const id = await insertGroup(sql, [
    ...[...early, ...others].map((userId) => ({ userId, joinedAt })),
    ...coaches.map((userId) => ({ userId, joinedAt, role: "COACH" })),
  ]);
  const sums = await read("2026-09-01", id);
  expect(monthOf(sums, "2026-05")[0]).toBe("FEW");
  expect(monthOf(sums, "2026-06")).toEqual([20, 10, "FEW", "FEW"]);
  // The day of joining, in the host's time zone: a day later, June 1 is before it.
  await sql.run("update group_members set joined_at = '2026-06-01T22:00:00Z' where group_id = $1", [id]);
  expect(monthOf(await read("2026-09-01", id), "2026-06")[0]).toBe(10);
});

test("sums of a group are remembered for an hour, but not overnight", async () => {
  let now = Date.parse("2026-09-01T12:00:00Z");
  const cache = new ParticipationCache(opened.database, opened.database, timeZone, () => now);
  const group = await insertGroup(sql, []);
  const count = async () => monthOf(await cache.read(group), "2026-06")[0];
  const join = async () => {
    for (const id of await insertPeople(10, { days: ["2026-06-01"] }))
      await sql.run("insert into group_members (group_id, user_id, role, joined_at) values ($1, $2, 'MEMBER', $3)", [
        group,
        id,
        "2026-05-01T00:00:00Z",
      ]);
  };
  expect(await count()).toBe("FEW");
  await join();
  now += 59 * 60_000;
  expect(await count()).toBe("FEW");
  now += 60_000;
  expect(await count()).toBe(10);
  await join();
  now = Date.parse("2026-09-01T21:59:00Z");
  expect(await count()).toBe(20);
  await join();
  now = Date.parse("2026-09-01T22:00:00Z");
  expect(await count()).toBe(30);
});

test("sums of the host are those of a day, in every process and after a restart", async () => {
  let now = Date.parse("2026-09-01T12:00:00Z");
  const count = async (cache = new ParticipationCache(opened.database, opened.database, timeZone, () => now)) =>
    monthOf(await cache.read(null), "2026-06")[0];
  const cache = new ParticipationCache(opened.database, opened.database, timeZone, () => now);
  await insertPeople(10, { days: ["2026-06-01"] });
  expect(await count(cache)).toBe(10);
  await insertPeople(10, { days: ["2026-06-01"] });
  now = Date.parse("2026-09-01T21:59:00Z");
  expect([await count(cache), await count()]).toEqual([10, 10]);
  now = Date.parse("2026-09-01T22:00:00Z");
  expect([await count(cache), await count()]).toEqual([20, 20]);
});

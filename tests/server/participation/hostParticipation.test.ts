import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { courses } from "../../../src/engine/lessons/courses";
import { mondayOf, weekOf } from "../../../src/engine/progress/weeklyMedians";
import { openDatabase } from "../../../src/server/database/Database";
import {
  continueCounting,
  countMore,
  readHostParticipation,
} from "../../../src/server/participation/hostParticipation";
import {
  addCounts,
  countSlice,
  selectParticipation,
  toParticipation,
} from "../../../src/server/participation/selectParticipation";
import { ParticipationCache } from "../../../src/server/participation/participation";
import { createTestDatabase, type TestDatabase } from "../../support/testDatabase";
import { insertGroup, openSql, type Sql } from "../reports/insertRows";

// How the host's sums are counted: slice by slice, of the same people as one by one.
const timeZone = "Europe/Amsterdam";
const DAY_MS = 86_400_000;
const TODAY = Date.parse("2026-11-27T00:00:00Z") / DAY_MS;

/** The exercises of the two shortest chapters, so that somebody finishes one. */
const chapters = courses
  .flatMap(({ lessons }) =>
    [...new Set(lessons.map(({ chapter }) => chapter))].map((chapter) =>
      lessons.flatMap((lesson) => (lesson.chapter === chapter ? lesson.exercises.map(({ id }) => id) : [])),
    ),
  )
  .toSorted((one, other) => one.length - other.length)
  .slice(0, 2);

let database: TestDatabase;
let opened: ReturnType<typeof openDatabase>;
let sql: Sql;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openDatabase(database.config);
  sql = await openSql(database.config);
});
beforeEach(() => sql.run("truncate users, groups, participation_days cascade"));
afterAll(async () => {
  await sql.close();
  await opened.close();
  await database.drop();
});

/** What a person did. Days count back from {@link TODAY}. */
type Life = {
  readonly made: number;
  readonly joined: number;
  readonly role: "MEMBER" | "GUEST" | "ADMIN";
  readonly days: readonly { readonly ago: number; readonly typedMs: number }[];
  /** For each chapter how many of its exercises, and how long ago the last of them. */
  readonly passed: readonly { readonly count: number; readonly ago: number }[];
};

const ago = fc.integer({ min: 0, max: 300 });
const life: fc.Arbitrary<Life> = fc
  .record({
    made: ago,
    joined: ago,
    role: fc.constantFrom("MEMBER", "MEMBER", "MEMBER", "GUEST", "ADMIN"),
    begun: ago,
    gaps: fc.array(fc.constantFrom(1, 1, 6, 14, 21, 24, 40), { maxLength: 6 }),
    typedMs: fc.constantFrom(0, 60_000, 60_000),
    passed: fc.tuple(
      ...chapters.map((ids) =>
        fc.record({ count: fc.constantFrom(0, 1, ids.length - 1, ids.length, ids.length), ago }),
      ),
    ),
  })
  .map(({ begun, gaps, typedMs, ...rest }) => ({
    ...rest,
    days: gaps
      .reduce<number[]>((all, gap) => [...all, (all.at(-1) ?? begun) - gap], [begun])
      .filter((one) => one >= 0)
      .map((one, at) => ({ ago: one, typedMs: at === 0 ? typedMs : 60_000 })),
  }));

/** When a day begins in Amsterdam, if the clock does not change on it. */
const startOf = (day: number) => {
  const noon = new Date(day * DAY_MS + DAY_MS / 2);
  const hour = Number(new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", hour12: false }).format(noon));
  return day * DAY_MS - (hour - 12) * 3_600_000;
};
/** Never at the same moment as another, so that one of them was last. */
const passedAt = (chapter: number, at: number, agoOfLast: number, count: number) =>
  (TODAY - agoOfLast) * DAY_MS + 43_200_000 - (count - 1 - at) * 60_000 - chapter * 1_000;
/** Noon of a day, in any zone of Europe. */
const madeAt = ({ made }: Life) => (TODAY - made) * DAY_MS + 43_200_000;

async function insert(lives: readonly Life[]): Promise<readonly string[]> {
  const ids = lives.map(() => randomUUID());
  await sql.run("truncate users, groups, participation_days cascade");
  await sql.run(
    `insert into users (id, username, display_name, role, created_at)
     select id, case when role = 'GUEST' then null else left(id::text, 18) end, 'Somebody', role, made
     from unnest($1::uuid[], $2::text[], $3::timestamptz[]) as one (id, role, made)`,
    [ids, lives.map(({ role }) => role), lives.map((one) => new Date(madeAt(one)))],
  );
  const days = lives.flatMap((one, at) => one.days.map((day) => [ids[at], TODAY - day.ago, day.typedMs] as const));
  await sql.run(
    "insert into practice_days (user_id, day, typed_ms) select * from unnest($1::uuid[], $2::int[], $3::int[])",
    [0, 1, 2].map((column) => days.map((row) => row[column])),
  );
  const passed = lives.flatMap((one, at) =>
    one.passed.flatMap(({ count, ago: last }, chapter) =>
      chapters[chapter]!.slice(0, count).map(
        (id, place) => [ids[at], id, new Date(passedAt(chapter, place, last, count))] as const,
      ),
    ),
  );
  await sql.run(
    `insert into passed_exercises (user_id, exercise_id, passed_at)
     select * from unnest($1::uuid[], $2::text[], $3::timestamptz[])`,
    [0, 1, 2].map((column) => passed.map((row) => row[column])),
  );
  return ids;
}

/** The complete months before today, by their first days. */
const months = Array.from({ length: 7 }, (_, at) => Date.UTC(2026, 4 + at, 1) / DAY_MS);

/** What the sums of one person are, as plainly as possible; null if they are not counted. */
function countOne(one: Life, ofGroup: boolean) {
  const since = ofGroup ? TODAY - one.joined : 0;
  const days = one.days.flatMap(({ ago: day, typedMs }) => (typedMs > 0 ? [TODAY - day] : []));
  const first = Math.min(...days.filter((day) => day >= since));
  const at = months.findLastIndex((month) => first >= month);
  const [from, to] = [months[at], months[at + 1]];
  if (from === undefined || to === undefined) return null;
  if (!ofGroup && (one.role === "GUEST" || madeAt(one) < startOf(from - 92) || madeAt(one) >= startOf(to))) return null;
  const monday = mondayOf(weekOf(first));
  const thisMonday = mondayOf(weekOf(TODAY));
  const all = one.passed.flatMap(({ count, ago: last }, chapter) =>
    chapters[chapter]!.slice(0, count).map((id, place) => ({ id, at: passedAt(chapter, place, last, count) })),
  );
  const joinedAt = ofGroup ? (TODAY - one.joined) * DAY_MS : Number.NEGATIVE_INFINITY;
  const finished = one.passed.flatMap(({ count, ago: last }, chapter) => {
    const whole = chapters[chapter]!.length;
    return count === whole ? [passedAt(chapter, whole - 1, last, count)].filter((end) => end >= joinedAt) : [];
  });
  const before = days.filter((day) => day < thisMonday);
  return {
    month: new Date(from * DAY_MS).toISOString().slice(0, 7),
    exercise: all.toSorted((a, b) => b.at - a.at)[0]?.id ?? null,
    people: 1,
    nextDay: Number(days.includes(first + 1)),
    fourthWeek: Number(days.some((day) => day >= monday + 21 && day < monday + 28)),
    chapter: Number(finished.length > 0 && Math.min(...finished) < startOf(monday + 28)),
    stopped: Number(before.length > 0 && Math.max(...before) < thisMonday - 28),
  };
}

const today = { day: TODAY, timeZone };
const countPlainly = (lives: readonly Life[]) => addCounts(lives.flatMap((one) => countOne(one, false) ?? []));
const inOrder = (counts: readonly { readonly month: string; readonly exercise: string | null }[]) =>
  counts.toSorted((a, b) => (`${a.month} ${a.exercise}` < `${b.month} ${b.exercise}` ? -1 : 1));

test("slices of any size add up to what is counted person by person", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(life, { maxLength: 30 }), fc.integer({ min: 1, max: 12 }), async (lives, size) => {
      await insert(lives);
      const counts = [];
      for (let after = null as Parameters<typeof countSlice>[1]; ;) {
        const slice = await countSlice(opened.database, after, today, size);
        counts.push(...slice.counts);
        if (slice.last === null) break;
        after = slice.last;
      }
      const expected = countPlainly(lives);
      expect(inOrder(addCounts(counts))).toEqual(inOrder(expected));
      // As they are stored between the slices, too.
      let sums = null;
      while (sums === null) sums = await countMore(opened.database, today, size);
      expect(sums).toEqual(toParticipation(expected, TODAY));
      expect(await readHostParticipation(opened.database, today)).toEqual(sums);
    }),
    { numRuns: 25 },
  );
}, 60_000);

test("many people, in sums", async () => {
  const lives = fc.sample(life, { numRuns: 1_500, seed: 7 });
  await insert(lives);
  const expected = toParticipation(countPlainly(lives), TODAY);
  expect(expected.months.filter(({ began }) => began.atLeast !== null).length).toBeGreaterThan(3);
  expect(await readHostParticipation(opened.database, today)).toEqual(expected);
});

test("a group adds up to what is counted member by member", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(life, { maxLength: 60 }), async (lives) => {
      const ids = await insert(lives);
      const joinedAt = (one: Life) => new Date((TODAY - one.joined) * DAY_MS).toISOString();
      const group = await insertGroup(
        sql,
        lives.map((one, at) => ({ userId: ids[at]!, joinedAt: joinedAt(one) })),
      );
      const expected = addCounts(lives.flatMap((one) => countOne(one, true) ?? []));
      const sums = await selectParticipation(opened.database, group, TODAY, timeZone);
      expect(sums).toEqual(toParticipation(expected, TODAY));
    }),
    { numRuns: 20 },
  );
}, 60_000);

test("what an interrupted server has counted is not counted again, and several take turns", async () => {
  await insert(fc.sample(life, { numRuns: 60, seed: 8 }));
  await countMore(opened.database, today, 7);
  await countMore(opened.database, today, 7);
  const counted = async () =>
    (await sql.run("select counted, sums is not null as has_sums from participation_days"))[0];
  const [last] = await sql.run(
    "select id from users where username is not null order by created_at, id offset 13 limit 1",
  );
  expect(await counted()).toMatchObject({ counted: { last: { id: last.id } }, has_sums: false });
  const others = [openDatabase(database.config), openDatabase(database.config)];
  let sums: unknown = null;
  while (sums === null) [sums] = await Promise.all(others.map((one) => countMore(one.database, today, 7)));
  await Promise.all(others.map((one) => one.close()));
  // Once they are complete, nothing is left of what they were made from.
  expect(await counted()).toEqual({ counted: null, has_sums: true });
  await sql.run("truncate participation_days");
  expect(sums).toEqual(await readHostParticipation(opened.database, today));
});

test("a large host shows the day before until today is counted, and nothing older than two days", async () => {
  await sql.run(
    `with made as (insert into users (username, display_name, role, created_at)
       select 'person-' || n, 'Somebody', 'MEMBER', '2026-09-01' from generate_series(1, 10001) n returning id)
     insert into practice_days (user_id, day, typed_ms) select id, $1, 60000 from made`,
    [Date.parse("2026-09-02T00:00:00Z") / DAY_MS],
  );
  const begunInSeptember = async (before: number) =>
    (await readHostParticipation(opened.database, { day: TODAY - before, timeZone })).months.find(
      ({ month }) => month === "2026-09",
    )?.began.atLeast;
  expect(await begunInSeptember(3)).toBe(10_000);
  await sql.run("delete from users where id in (select id from users limit 5001)");
  await sql.run(
    `insert into users (username, display_name, role, created_at)
     select 'newer-' || n, 'Somebody', 'MEMBER', '2026-10-01' from generate_series(1, 8000) n`,
  );
  // Too old to be shown: all are counted.
  expect(await begunInSeptember(0)).toBe(5_000);
  await sql.run("update participation_days set day = $1", [TODAY - 1]);
  await sql.run(
    "delete from users where username like 'person-%' and id in (select user_id from practice_days limit 500)",
  );
  expect(await begunInSeptember(0)).toBe(5_000);
  expect(await continueCounting(opened.database, today)).toBe(true);
  expect(await begunInSeptember(0)).toBe(4_500);
  const left = () => sql.run("select day from participation_days");
  expect(await left()).toEqual([{ day: TODAY }]);
  const cache = new ParticipationCache(opened.database, opened.database, timeZone, () => TODAY * DAY_MS);
  await cache.prepare(false);
  expect(await left()).toEqual([]);
  await cache.prepare(true);
  expect(await left()).toEqual([{ day: TODAY }]);
});

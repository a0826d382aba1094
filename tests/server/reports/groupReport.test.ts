import { Client } from "pg";
import { usInternational } from "../../../src/engine/lessons/courses";
import { openDatabase } from "../../../src/server/database/Database";
import { groupReport, type ReportPeriod } from "../../../src/server/reports/groupReport";
import { createTestDatabase, type TestDatabase } from "../../support/testDatabase";
import { insertGroup, insertResult, insertUser, openSql, type Sql } from "./insertRows";

// Wednesday of the week 2026-W14, the first in which Amsterdam is two hours ahead of UTC: its Monday 30 March begins at
// 22:00 on Sunday the 29th.
const now = Date.parse("2026-04-01T12:00:00Z");
const timeZone = "Europe/Amsterdam";

let database: TestDatabase;
let opened: ReturnType<typeof openDatabase>;
let sql: Sql;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openDatabase(database.config);
  sql = await openSql(database.config);
});
afterAll(async () => {
  await sql.close();
  await opened.close();
  await database.drop();
});

const report = (groupId: string, period: ReportPeriod, zone = timeZone) =>
  groupReport(
    { database: opened.database, now: () => now, timeZone: zone } as Parameters<typeof groupReport>[0],
    groupId,
    period,
  );
const figures = async (groupId: string, period: ReportPeriod, zone?: string) =>
  (await report(groupId, period, zone)).members.map(
    ({ member, runs, durationMs, days, wpm, accuracy, wpmBefore, accuracyBefore, lastPractisedAt, openFlags }) => ({
      name: member.user.displayName,
      runs,
      minutes: durationMs / 60_000,
      days,
      wpm,
      accuracy,
      wpmBefore,
      accuracyBefore,
      last: lastPractisedAt?.toISOString() ?? null,
      openFlags,
    }),
  );

describe("the figures of a group", () => {
  let groupId: string;
  beforeAll(async () => {
    const [anna, bram, coach] = [
      await insertUser(sql, "Anna"),
      await insertUser(sql, "Bram"),
      await insertUser(sql, "Coach"),
    ];
    groupId = await insertGroup(sql, [
      { userId: anna, joinedAt: "2026-03-02T09:00:00Z" },
      { userId: bram },
      { userId: coach, role: "COACH" },
    ]);
    const runs = [
      ["2026-03-01T10:00:00Z", 99], // before she joined
      ["2026-03-09T10:00:00Z", 20], // W11: in the four weeks
      ["2026-03-23T10:00:00Z", 30], // W13
      ["2026-03-29T21:59:59Z", 34], // W13 by a second: 23:59:59 in Amsterdam
      ["2026-03-29T22:00:00Z", 40], // W14: midnight
      ["2026-03-31T21:30:00Z", 42], // Tuesday, 23:30
      ["2026-03-31T22:30:00Z", 50], // Wednesday, 00:30
    ] as const;
    for (const [startedAt, wpm] of runs)
      await insertResult(sql, { userId: anna, startedAt, wpm, accuracy: 90 + wpm / 10, durationMs: 90_000 });
    await insertResult(sql, {
      userId: anna,
      startedAt: "2026-03-31T09:00:00Z",
      wpm: 400,
      flagReason: "TOO_FAST",
      durationMs: 60_000,
    });
    await insertResult(sql, { userId: coach, startedAt: "2026-03-31T09:00:00Z" });
  });

  test("of this week: from Monday by the clock of the host, against the week before", async () => {
    const [anna, bram, ...others] = await figures(groupId, "WEEK");
    // 40, 42 and 50 in the middle; the flagged run is practice, and no measure of it. Before: 30 and 34.
    expect(anna).toEqual({
      name: "Anna",
      runs: 4,
      minutes: 5.5,
      days: 3,
      wpm: 42,
      accuracy: 94.2,
      wpmBefore: 32,
      accuracyBefore: 93.2,
      last: "2026-03-31T22:30:00.000Z",
      openFlags: 1,
    });
    expect(bram).toEqual({
      name: "Bram",
      runs: 0,
      minutes: 0,
      days: 0,
      wpm: null,
      accuracy: null,
      wpmBefore: null,
      accuracyBefore: null,
      last: null,
      openFlags: 0,
    });
    expect(others).toEqual([]);
  });

  test("of the week before", async () => {
    expect((await figures(groupId, "LAST_WEEK"))[0]).toMatchObject({
      runs: 2,
      minutes: 3,
      days: 2,
      wpm: 32,
      wpmBefore: null,
      last: "2026-03-31T22:30:00.000Z",
    });
  });

  test("of four weeks, this one among them", async () => {
    expect((await figures(groupId, "FOUR_WEEKS"))[0]).toMatchObject({
      runs: 7,
      minutes: 10,
      days: 6,
      wpm: 37,
      wpmBefore: null,
    });
  });

  test("of everything since they joined: there is nothing before", async () => {
    expect((await figures(groupId, "ALL"))[0]).toMatchObject({
      runs: 7,
      wpm: 37,
      wpmBefore: null,
      accuracyBefore: null,
    });
  });

  test("of another host, for whom the same moments are other days", async () => {
    // In UTC 22:00 on Sunday is still the week before, and 21:30 and 22:30 are one day.
    expect((await figures(groupId, "WEEK", "UTC"))[0]).toMatchObject({ runs: 3, days: 1, wpm: 46, wpmBefore: 34 });
  });

  test("a flag that was reviewed is not open", async () => {
    await sql.run("update results set reviewed_at = now() where flag_reason is not null");
    expect((await figures(groupId, "WEEK"))[0]?.openFlags).toBe(0);
  });
});

test(
  "how far they are in the course in which they passed something last, and their best certificate of each norm " +
    "since they joined",
  async () => {
    const [anna, bram] = [await insertUser(sql, "Anna"), await insertUser(sql, "Bram")];
    const groupId = await insertGroup(sql, [{ userId: anna, joinedAt: "2026-03-02T09:00:00Z" }, { userId: bram }]);
    const [first, second] = usInternational.lessons;
    const passed = [...first!.exercises, second!.exercises[0]!].map(({ id }) => id);
    for (const [at, id] of ["us-fj.1", ...passed, "gone-course.1"].entries())
      await sql.run("insert into passed_exercises values ($1, $2, $3)", [
        anna,
        id,
        new Date(Date.UTC(2026, 0, 1 + at)),
      ]);
    const certify = async (userId: string, norm: string, version: number, level: string, issuedAt: string) => {
      const [exam] = await sql.run(
        "insert into exams (user_id, norm, norm_version, language, is_mock) values ($1, $2, $3, 'nl', false) " +
          "returning id",
        [userId, norm, version],
      );
      const code = `${norm}-${level}-${issuedAt}`;
      await sql.run("insert into certificates values ($1, $2, $3, 'Anna', $4, $5, false, 'nl', $6, 900, 1, $7)", [
        code,
        exam.id,
        userId,
        norm,
        version,
        level,
        issuedAt,
      ]);
    };
    await certify(anna, "cbt", 2, "cumLaude", "2026-02-01T00:00:00Z"); // before she joined
    await certify(anna, "cbt", 2, "diploma", "2026-03-10T00:00:00Z");
    await certify(anna, "cbt", 2, "cumLaude", "2026-03-11T00:00:00Z");
    await certify(anna, "cbt", 2, "diploma", "2026-03-12T00:00:00Z");
    const { members } = await report(groupId, "WEEK");
    const lessons = usInternational.lessons.length;
    const exercises = usInternational.lessons.flatMap((lesson) => lesson.exercises).length;
    expect(members[0]!.course).toEqual({
      courseId: "us-intl",
      exercises,
      exercisesPassed: passed.length,
      lessons,
      lessonsPassed: 1,
    });
    expect(members[0]!.certificates.map(({ code }) => code)).toEqual(["cbt-cumLaude-2026-03-11T00:00:00Z"]);
    expect(members[1]).toMatchObject({ course: null, certificates: [] });
  },
);

test("500 members with 100,000 results: four queries, the runs from their index alone", async () => {
  const groupId = await insertGroup(sql, []);
  await sql.run(
    `insert into users (id, username, display_name, role) select gen_random_uuid(), 'many-' || n, 'Member ' || n,
      'MEMBER' from generate_series(1, 500) n`,
  );
  await sql.run(
    `insert into group_members select $1, id, 'MEMBER', '2025-01-01' from users where username like 'many-%'`,
    [groupId],
  );
  await sql.run(
    `insert into results (user_id, run_id, mode, mode_amount, language, prompt, log, duration_ms, wpm, raw,
      strokes_per_minute, accuracy, consistency, status, flag_reason, started_at, created_at)
     select u.id, gen_random_uuid(), 'TIME', 60, 'nl', repeat('woorden ', 60),
       (select string_agg(md5(n || 'x' || part), '') from generate_series(1, 20) part),
       60000, 30 + 20 * random(), 40, 200, 90 + 10 * random(), 70,
         case when n % 100 = 7 then 'FLAGGED' else 'VERIFIED' end, case when n % 100 = 7 then 'OVERLAPPING' end, at, at
     from (select id from users where username like 'many-%') u, lateral (select n,
       $1::timestamptz - n * interval '7 hours' - random() * interval '5 hours' as at from generate_series(1, 200) n
       where u.id is not null) made`,
    [new Date(now).toISOString()],
  );
  await sql.run(
    "insert into passed_exercises select id, 'us-intl-fj.' || n, '2026-03-01' from users, generate_series(1, 5) n " +
      "where username like 'many-%'",
  );
  await sql.run("vacuum analyze");

  const query = jest.spyOn(Client.prototype, "query");
  await report(groupId, "FOUR_WEEKS");
  const sent = query.mock.calls
    .map(([config]) => config as unknown as { readonly text: string })
    .map(({ text }, at) => ({ text, values: query.mock.calls[at]![1] as unknown as unknown[] }));
  query.mockRestore();
  expect(sent).toHaveLength(4);
  const figuresQuery = sent.find(({ text }) => text.includes("percentile_cont"))!;
  const plan = (
    await sql.run(`explain (analyze, costs off, buffers off, timing off) ${figuresQuery.text}`, figuresQuery.values)
  )
    .map((row) => row["QUERY PLAN"])
    .join("\n");
  expect(plan).toMatch(/Index Only Scan using results_history/u);
  expect(plan).not.toMatch(/Seq Scan on results/u);

  for (const period of ["WEEK", "FOUR_WEEKS", "ALL"] as const)
    expect((await report(groupId, period)).members).toHaveLength(500);
}, 240_000);

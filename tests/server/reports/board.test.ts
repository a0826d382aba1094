import { mondayOfIsoWeek, isoWeekOfDay } from "../../../src/contract/dates";
import { openDatabase } from "../../../src/server/database/Database";
import { selectBoard, type BoardKind } from "../../../src/server/reports/selectBoard";
import { createTestDatabase, type TestDatabase } from "../../support/testDatabase";
import { insertGroup, insertResult, insertUser, openSql, type Sql } from "./insertRows";

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

const week = mondayOfIsoWeek("2026-W14")!;
const board = async (groupId: string, kind: BoardKind, viewerId: string) =>
  (await selectBoard(opened.database, groupId, kind, week, "Europe/Amsterdam", viewerId)).map(
    ({ place, name, wpm, durationMs }) => [place, name, wpm ?? durationMs / 60_000],
  );

test("the best comparable run of the week of each, equal ones at the same place", async () => {
  const names = ["Anna", "Bram", "Cem", "Dirk", "Eva"];
  const [anna, bram, cem, dirk, eva] = (await Promise.all(names.map((name) => insertUser(sql, name)))) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const groupId = await insertGroup(sql, [
    { userId: anna },
    { userId: bram, role: "COACH" },
    { userId: cem },
    { userId: dirk, joinedAt: "2026-04-02T00:00:00Z" },
    { userId: eva },
  ]);
  const startedAt = "2026-04-01T10:00:00Z";
  await insertResult(sql, { userId: anna, startedAt, wpm: 50 });
  await insertResult(sql, { userId: anna, startedAt, wpm: 55, mode: "RACE" });
  // None of these can be compared.
  await insertResult(sql, { userId: anna, startedAt, wpm: 91, durationMs: 29_999 });
  await insertResult(sql, { userId: anna, startedAt, wpm: 92, accuracy: 89.9 });
  await insertResult(sql, { userId: anna, startedAt, wpm: 93, flagReason: "OVERLAPPING" });
  for (const mode of ["TEXT", "CUSTOM", "LESSON", "ADAPTIVE"])
    await insertResult(sql, { userId: anna, startedAt, wpm: 94, mode });
  await insertResult(sql, { userId: anna, startedAt: "2026-03-29T21:59:59Z", wpm: 95 }); // still Sunday
  await insertResult(sql, { userId: anna, startedAt: "2026-04-05T22:00:00Z", wpm: 96 }); // Monday again
  await insertResult(sql, {
    userId: bram,
    startedAt: "2026-03-29T22:00:00Z",
    wpm: 55,
    mode: "WORDS",
    durationMs: 200_000,
  });
  await insertResult(sql, { userId: cem, startedAt: "2026-04-05T21:59:59Z", wpm: 40, accuracy: 90 });
  await insertResult(sql, { userId: dirk, startedAt, wpm: 80 }); // before he joined
  expect(await board(groupId, "SPEED", eva)).toEqual([
    [1, "Anna", 55],
    [1, "Bram", 55],
    [3, "Cem", 40],
  ]);
  // Verified runs of any kind and length: 60 + 60 + 29.999 + 60 + 4 × 60 s of Anna.
  const [first, second, third] = await board(groupId, "PRACTICE", eva);
  expect(first?.[1]).toBe("Anna");
  expect(first?.[2]).toBeCloseTo(7.499983, 5);
  expect([second?.[1], third]).toEqual(["Bram", [3, "Cem", 1]]);
  // A flag that a coach clears counts from then on.
  await sql.run("update results set status = 'VERIFIED' where wpm = 93");
  expect((await board(groupId, "SPEED", eva))[0]).toEqual([1, "Anna", 93]);
});

test("a class that typed only runs of 30 s has a board: the best of each, with longer runs beside them", async () => {
  const [anna, bram, cem] = (await Promise.all(["Anna", "Bram", "Cem"].map((name) => insertUser(sql, name)))) as [
    string,
    string,
    string,
  ];
  const groupId = await insertGroup(sql, [{ userId: anna }, { userId: bram }, { userId: cem }]);
  const startedAt = "2026-04-01T10:00:00Z";
  for (const wpm of [31, 36, 33]) await insertResult(sql, { userId: anna, startedAt, wpm, durationMs: 30_000 });
  await insertResult(sql, { userId: bram, startedAt, wpm: 35, durationMs: 60_000 });
  await insertResult(sql, { userId: cem, startedAt, wpm: 70, durationMs: 15_000 });
  expect(await board(groupId, "SPEED", cem)).toEqual([
    [1, "Anna", 36],
    [2, "Bram", 35],
  ]);
});

test("ten places, and one's own wherever it is", async () => {
  const members = await Promise.all(
    Array.from({ length: 14 }, (_, at) => insertUser(sql, `Member ${String(at).padStart(2, "0")}`)),
  );
  const groupId = await insertGroup(
    sql,
    members.map((userId) => ({ userId })),
  );
  for (const [at, userId] of members.entries())
    await insertResult(sql, { userId, startedAt: "2026-04-01T10:00:00Z", wpm: 60 - at });
  expect((await board(groupId, "SPEED", members[3]!)).length).toBe(10);
  expect((await board(groupId, "SPEED", members[12]!)).slice(9)).toEqual([
    [10, "Member 09", 51],
    [13, "Member 12", 48],
  ]);
});

test("weeks by ISO 8601, and what is none", () => {
  expect(new Date(mondayOfIsoWeek("2026-W47")! * 86_400_000).toISOString()).toBe("2026-11-16T00:00:00.000Z");
  expect(new Date(mondayOfIsoWeek("2026-W01")! * 86_400_000).toISOString()).toBe("2025-12-29T00:00:00.000Z");
  for (const none of ["2025-W53", "2026-W54", "2026-W00", "0999-W01", "2026-47", "last week", "2026-W47 "])
    expect(mondayOfIsoWeek(none)).toBeNull();
  for (let day = 10_000; day < 30_000; day += 7)
    expect(mondayOfIsoWeek(isoWeekOfDay(day))).toBe(Math.floor((day + 3) / 7) * 7 - 3);
});

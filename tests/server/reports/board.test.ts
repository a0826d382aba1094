import { mondayOfIsoWeek, isoWeekOfDay } from "../../../src/contract/dates";
import { openDatabase } from "../../../src/server/database/Database";
import { GROUP_BOARD_PLACES } from "../../../src/engine/practice/boardRules";
import { selectBoard, type BoardKind, type BoardQuestion } from "../../../src/server/reports/selectBoard";
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
const read = (groupId: string, kind: BoardKind, viewerId: string, part: Partial<BoardQuestion> = {}) =>
  selectBoard(opened.database, {
    groupId,
    kind,
    days: [week, week + 7],
    only: null,
    timeZone: "Europe/Amsterdam",
    viewerId,
    places: GROUP_BOARD_PLACES,
    ...part,
  });
const board = async (...question: Parameters<typeof read>) =>
  (await read(...question)).map(({ place, name, wpm, durationMs }) => [place, name, wpm ?? durationMs / 60_000]);

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

test("six places, and one's own wherever it is; more for coaches", async () => {
  const members = await Promise.all(
    Array.from({ length: 14 }, (_, at) => insertUser(sql, `Member ${String(at).padStart(2, "0")}`)),
  );
  const groupId = await insertGroup(
    sql,
    members.map((userId) => ({ userId })),
  );
  for (const [at, userId] of members.entries())
    await insertResult(sql, { userId, startedAt: "2026-04-01T10:00:00Z", wpm: 60 - at });
  expect((await board(groupId, "SPEED", members[3]!)).length).toBe(6);
  expect((await board(groupId, "SPEED", members[12]!)).slice(5)).toEqual([
    [6, "Member 05", 55],
    [13, "Member 12", 48],
  ]);
  expect((await board(groupId, "SPEED", members[3]!, { places: 50 })).length).toBe(14);
});

test("among many at the same place, one's own is shown", async () => {
  const members = await Promise.all(
    Array.from({ length: 40 }, (_, at) => insertUser(sql, `Equal ${String(at).padStart(2, "0")}`)),
  );
  const groupId = await insertGroup(
    sql,
    members.map((userId) => ({ userId })),
  );
  for (const userId of members) await insertResult(sql, { userId, startedAt: "2026-04-01T10:00:00Z", wpm: 50 });
  const rows = await board(groupId, "SPEED", members[39]!);
  expect(rows).toHaveLength(30);
  expect(rows.every(([place]) => place === 1)).toBe(true);
  expect(rows.at(-1)).toEqual([1, "Equal 39", 50]);
});

test("by accuracy and by improvement; of a day, of all time, and of one kind of run", async () => {
  const [anna, bram] = (await Promise.all(["Anna", "Bram"].map((name) => insertUser(sql, name)))) as [string, string];
  const groupId = await insertGroup(sql, [{ userId: anna }, { userId: bram }]);
  const at = (day: string, hour: number) => `2026-04-0${day}T1${hour}:00:00Z`;
  // Five runs before the week, whose median is 32.
  for (const [hour, wpm] of [30, 31, 32, 33, 34].entries())
    await insertResult(sql, { userId: anna, startedAt: `2026-03-20T1${hour}:00:00Z`, wpm });
  await insertResult(sql, { userId: anna, startedAt: at("1", 0), wpm: 36, accuracy: 96 });
  await insertResult(sql, { userId: anna, startedAt: at("2", 0), wpm: 34, accuracy: 99 });
  await insertResult(sql, { userId: anna, startedAt: at("2", 1), wpm: 33, accuracy: 99 });
  await insertResult(sql, { userId: bram, startedAt: at("2", 2), wpm: 80, accuracy: 93, mode: "RACE" });
  const accuracy = await read(groupId, "ACCURACY", bram);
  expect(accuracy.map(({ place, name, accuracy: figure, wpm }) => [place, name, figure, wpm])).toEqual([
    [1, "Anna", 99, 34],
    [2, "Bram", 93, 80],
  ]);
  // Bram has no run to compare with.
  expect(await read(groupId, "IMPROVEMENT", bram)).toMatchObject([
    { place: 1, name: "Anna", wpm: 36, improvement: 4, startedAt: new Date(at("1", 0)) },
  ]);
  const [first, second] = [{ days: [week + 2, week + 3] }, { days: [week + 3, week + 4] }] as const;
  expect(await board(groupId, "SPEED", bram, first)).toEqual([[1, "Anna", 36]]);
  expect(await board(groupId, "SPEED", bram, second)).toEqual([
    [1, "Bram", 80],
    [2, "Anna", 34],
  ]);
  expect((await read(groupId, "IMPROVEMENT", bram, second))[0]).toMatchObject({ wpm: 34, improvement: 1.5 });
  const all = { days: null };
  expect((await board(groupId, "PRACTICE", bram, all)).map(([, , minutes]) => minutes)).toEqual([8, 1]);
  expect((await read(groupId, "IMPROVEMENT", bram, all))[0]).toMatchObject({ improvement: 4 });
  const minute = { mode: "TIME", amount: 60, language: "nl" } as const;
  expect(await board(groupId, "SPEED", bram, { only: minute })).toEqual([[1, "Anna", 36]]);
  expect(await board(groupId, "SPEED", bram, { only: { ...minute, language: "en" } })).toEqual([]);
});

test("weeks by ISO 8601, and what is none", () => {
  expect(new Date(mondayOfIsoWeek("2026-W47")! * 86_400_000).toISOString()).toBe("2026-11-16T00:00:00.000Z");
  expect(new Date(mondayOfIsoWeek("2026-W01")! * 86_400_000).toISOString()).toBe("2025-12-29T00:00:00.000Z");
  for (const none of ["2025-W53", "2026-W54", "2026-W00", "0999-W01", "2026-47", "last week", "2026-W47 "])
    expect(mondayOfIsoWeek(none)).toBeNull();
  for (let day = 10_000; day < 30_000; day += 7)
    expect(mondayOfIsoWeek(isoWeekOfDay(day))).toBe(Math.floor((day + 3) / 7) * 7 - 3);
});

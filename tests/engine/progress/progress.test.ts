import { dutch, usInternational } from "../../../src/engine/keyboards/keyboardLayouts";
import { filterRuns, personalBests, shadeOf, timeSteps, practiceDays } from "../../../src/engine/progress/ProgressRun";
import { keysOnBoard } from "../../../src/engine/progress/keysOnBoard";
import { trendOf, weeklyMedians, mondayOf, weekOf } from "../../../src/engine/progress/weeklyMedians";
import { median, theilSen } from "../../../src/engine/progress/statistics";
import { dutchLevels } from "../../../src/engine/exams/examNorms";
import { runOn } from "./runs";

test("levels are those of the Dutch norms", () => {
  expect(dutchLevels).toEqual([65, 100, 115, 130, 150, 180, 200]);
});

test("a week begins on Monday: December 29, 1969 and January 4, 1970 are in week 0, the next day is not", () => {
  expect([-4, -3, 0, 3, 4].map(weekOf)).toEqual([-1, 0, 0, 0, 1]);
  // November 16, 2026 is a Monday.
  const monday = Date.UTC(2026, 10, 16) / 86_400_000;
  expect(mondayOf(weekOf(monday))).toBe(monday);
  expect(weekOf(monday - 1)).toBe(weekOf(monday) - 1);
});

test("median: the middle, or the mean of two", () => {
  expect([median([5]), median([3, 1, 2]), median([4, 1, 3, 2]), median([])]).toEqual([5, 2, 2.5, NaN]);
});

test("weekly medians: a single bad run does not move them; weeks without runs are left out", () => {
  const monday = mondayOf(2_900);
  const runs = [
    runOn(monday, { wpm: 40 }),
    runOn(monday, { wpm: 41, durationMs: 30_000 }),
    runOn(monday + 6, { wpm: 300 }),
    runOn(monday + 14, { wpm: 50 }),
  ];
  expect(weeklyMedians(runs)).toEqual([
    { week: 2_900, runs: 3, days: 2, durationMs: 150_000, wpm: 41, accuracy: 97 },
    { week: 2_902, runs: 1, days: 1, durationMs: 60_000, wpm: 50, accuracy: 97 },
  ]);
  expect(practiceDays(runs).get(monday)).toEqual({ runs: 2, durationMs: 90_000 });
});

test("Theil and Sen: the slopes of Gilbert’s example 16.2, and an outlier changes nothing", () => {
  // R. O. Gilbert 1987, section 16.5: 10, 15, 14, 20 at times 1, 2, 3, 4 have slopes 5, 2, 3.33, -1, 2.5, 6: median
  // 2.92.
  const points = [10, 15, 14, 20].map((y, at) => ({ x: at + 1, y }));
  expect(theilSen(points, 1.96)?.slope).toBeCloseTo(2.917, 3);
  const straight = Array.from({ length: 20 }, (_, x) => ({ x, y: 2 * x + 1 }));
  expect(theilSen(straight, 1.96)).toEqual({ slope: 2, low: 2, high: 2 });
  expect(theilSen([...straight.slice(1), { x: 0, y: 900 }], 1.96)?.slope).toBe(2);
  expect(
    theilSen(
      [
        { x: 1, y: 1 },
        { x: 1, y: 9 },
      ],
      1.96,
    ),
  ).toBeNull();
});

test("a trend needs four weeks, and a direction needs certainty", () => {
  const weeks = (speeds: readonly number[]) =>
    weeklyMedians(speeds.map((wpm, at) => runOn(mondayOf(2_900 + at), { wpm })));
  expect(trendOf(weeks([30, 31, 32]), "wpm")).toBeNull();
  expect(trendOf(weeks([30, 31, 32, 33, 34, 35]), "wpm")).toMatchObject({ aWeek: 1, direction: "up" });
  expect(trendOf(weeks([35, 33, 31, 29, 27, 25]), "wpm")).toMatchObject({ aWeek: -2, direction: "down" });
  expect(trendOf(weeks([30, 34, 29, 35, 31, 30]), "wpm")).toMatchObject({ direction: "unclear" });
});

test("personal bests per mode, amount, options and language, in order; no flagged runs, first of equals", () => {
  const first = runOn(1, { wpm: 50 });
  const bests = personalBests([
    runOn(1, { mode: "RACE", modeAmount: null, wpm: 44 }),
    first,
    runOn(2, { wpm: 50 }),
    runOn(2, { wpm: 400, isFlagged: true }),
    runOn(3, { punctuation: true, wpm: 42 }),
    runOn(3, { modeAmount: 15, wpm: 61 }),
    runOn(4, { language: "EN", wpm: 39 }),
  ]);
  expect(
    bests.map(
      ({
        run: {
          kind: { mode, modeAmount, punctuation, language },
          wpm,
        },
        runs,
      }) => [mode, modeAmount, punctuation, language, wpm, runs],
    ),
  ).toEqual([
    ["TIME", 15, false, "NL", 61, 1],
    ["TIME", 60, false, "EN", 39, 1],
    ["TIME", 60, false, "NL", 50, 2],
    ["TIME", 60, true, "NL", 42, 1],
    ["RACE", null, false, "NL", 44, 1],
  ]);
  expect(bests[2]?.run).toBe(first);
});

test("a filter by mode, language and the last days", () => {
  const runs = [
    runOn(70),
    runOn(73, { mode: "RACE", modeAmount: null }),
    runOn(100, { language: "EN" }),
    runOn(100, { modeAmount: 15 }),
    runOn(101),
  ];
  const days = (filter: Partial<Parameters<typeof filterRuns>[1]>) =>
    filterRuns(runs, { mode: null, modeAmount: null, language: null, days: null, ...filter }, 100).map(
      ({ day }) => day,
    );
  expect(days({})).toEqual([70, 73, 100, 100, 101]);
  expect(days({ days: 28 })).toEqual([73, 100, 100]);
  expect(days({ mode: "TIME", modeAmount: 60 })).toEqual([70, 100, 101]);
  expect(days({ language: "EN" })).toEqual([100]);
});

describe("keys on the board", () => {
  const figures = { presses: 30, misses: 3, timeMs: 200, missRate: 0.1 };

  test("a capital counts for its letter’s key, an accent for its dead key; unknown characters for none", () => {
    const keys = keysOnBoard(usInternational, [
      { key: "e", ...figures },
      { key: "E", ...figures, presses: 10, timeMs: 400, missRate: 0.5, misses: 5 },
      { key: "ë", ...figures },
      { key: " ", ...figures },
      { key: "ж", ...figures },
      { key: "q", ...figures, presses: 0 },
    ]);
    expect([...keys.keys()].sort()).toEqual(["KeyE", "Quote", "Space"]);
    expect(keys.get("KeyE")).toEqual({ presses: 40, misses: 8, timeMs: 250, missRate: 0.2, characters: ["e", "E"] });
    expect(keys.get("Quote")?.characters).toEqual(["ë"]);
  });

  test("a character without a time does not change the key’s time", () => {
    expect(
      keysOnBoard(dutch, [
        { key: "a", ...figures },
        { key: "A", ...figures, timeMs: 0 },
      ]).get("KeyA")?.timeMs,
    ).toBe(200);
    expect(
      keysOnBoard(dutch, [
        { key: "A", ...figures, timeMs: 0 },
        { key: "a", ...figures },
      ]).get("KeyA")?.timeMs,
    ).toBe(200);
  });

  test("shades of time are relative to the user's median", () => {
    const steps = timeSteps([0, 100, 200, 300]);
    expect([150, 190, 230, 300, 380].map((time) => shadeOf(time, steps))).toEqual([0, 1, 2, 3, 4]);
    expect(timeSteps([0])).toEqual([]);
  });
});

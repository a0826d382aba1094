import * as fc from "fast-check";
import { weeklyMedians, mondayOf, weekOf } from "../../../src/engine/progress/weeklyMedians";
import { median, theilSen } from "../../../src/engine/progress/statistics";
import { personalBests, kindKey, practiceDays } from "../../../src/engine/progress/ProgressRun";
import { anyRuns } from "./runs";

test("weeks lose no run, are in order, and their medians are between their runs", () => {
  fc.assert(
    fc.property(anyRuns, (runs) => {
      const weeks = weeklyMedians(runs);
      expect(weeks.reduce((sum, week) => sum + week.runs, 0)).toBe(runs.length);
      expect(weeks.reduce((sum, week) => sum + week.days, 0)).toBe(practiceDays(runs).size);
      expect(weeks.map(({ week }) => week)).toEqual([...new Set(weeks.map(({ week }) => week))].sort((a, b) => a - b));
      for (const { week, wpm } of weeks) {
        const speeds = runs.filter(({ day }) => weekOf(day) === week).map((run) => run.wpm);
        expect(wpm).toBeGreaterThanOrEqual(Math.min(...speeds));
        expect(wpm).toBeLessThanOrEqual(Math.max(...speeds));
      }
    }),
  );
});

test("every day is in one week of seven days", () => {
  fc.assert(
    fc.property(fc.integer({ min: -50_000, max: 50_000 }), (day) => {
      expect(day - mondayOf(weekOf(day))).toBeGreaterThanOrEqual(0);
      expect(day - mondayOf(weekOf(day))).toBeLessThan(7);
    }),
  );
});

test("a best is no slower than any run of its kind, and each kind has one", () => {
  fc.assert(
    fc.property(anyRuns, (runs) => {
      const bests = personalBests(runs);
      const counted = runs.filter(({ isFlagged }) => !isFlagged);
      expect(bests).toHaveLength(new Set(counted.map(({ kind }) => kindKey(kind))).size);
      for (const run of counted)
        expect(bests.find((best) => kindKey(best.run.kind) === kindKey(run.kind))?.run.wpm).toBeGreaterThanOrEqual(
          run.wpm,
        );
    }),
  );
});

test("the robust line: mirrored and moved with its points, with its slope within its interval", () => {
  const points = fc.array(fc.record({ x: fc.integer({ min: 0, max: 60 }), y: fc.integer({ min: -100, max: 100 }) }), {
    minLength: 2,
    maxLength: 60,
  });
  fc.assert(
    fc.property(points, (some) => {
      const line = theilSen(some, 1.96);
      if (line === null) return;
      expect(line.low).toBeLessThanOrEqual(line.slope);
      expect(line.high).toBeGreaterThanOrEqual(line.slope);
      expect(
        theilSen(
          some.map(({ x, y }) => ({ x: x + 7, y: y - 3 })),
          1.96,
        )?.slope,
      ).toBeCloseTo(line.slope, 9);
      expect(
        theilSen(
          some.map(({ x, y }) => ({ x, y: -y })),
          1.96,
        )?.slope,
      ).toBeCloseTo(-line.slope, 9);
    }),
  );
});

test("a median splits its values in half", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1 }), (values) => {
      const middle = median(values);
      expect(values.filter((value) => value < middle).length).toBeLessThanOrEqual(values.length / 2);
      expect(values.filter((value) => value > middle).length).toBeLessThanOrEqual(values.length / 2);
    }),
  );
});

import fc from "fast-check";
import { goalStreak, isReached, type GoalDay } from "../../../src/engine/goals/goalStreak";

/** 2026-11-23, a Monday. */
const MONDAY = 20_780;
const GOAL = 600_000;

/** Days from a Monday on: `x` reached, `.` missed (some typing), ` ` not listed, `o` switched off. */
function daysFrom(drawn: string, monday = MONDAY): GoalDay[] {
  return [...drawn].flatMap((sign, at): GoalDay[] => {
    const day = monday + at;
    if (sign === " ") return [];
    if (sign === "o") return [{ day, typedMs: 0, goalMs: null }];
    return [{ day, typedMs: sign === "x" ? GOAL : GOAL - 1, goalMs: GOAL }];
  });
}

test.each([
  ["", 0, 0, 0, false],
  ["x", 0, 1, 1, false],
  ["xxx", 2, 3, 3, false],
  ["xxx.", 3, 3, 3, false],
  ["xxx", 3, 3, 3, false],
  ["xx.x", 3, 3, 3, true],
  ["xx x", 3, 3, 3, true],
  // The second missed day of a week: it goes on from the day after the first.
  ["xx.xx.x", 6, 3, 4, true],
  ["xx..x", 4, 1, 2, false],
  ["xxx", 6, 0, 3, false],
  // One in each week, also next to each other.
  ["xxxxxx..xxx", 10, 9, 9, true],
  ["xxxxx.xxxxxx.xx", 14, 13, 13, false],
  ["xx  ", 13, 0, 2, false],
  // While goals are switched off, nothing is missed.
  ["xxo", 13, 2, 2, false],
  ["xxo       xx", 11, 4, 4, false],
])("%j, seen on day %i: %i, at best %i", (drawn, today, current, longest, isFreeDayUsed) => {
  expect(goalStreak(daysFrom(drawn), MONDAY + today)).toEqual({ current, longest, isFreeDayUsed });
});

test("days after today are ignored", () => {
  expect(goalStreak(daysFrom("xxxxx"), MONDAY + 1)).toEqual({ current: 2, longest: 2, isFreeDayUsed: false });
});

const signs = fc.array(fc.constantFrom("x", "x", "x", ".", " "), { minLength: 1, maxLength: 40 });

/** Whether a part of days, as drawn, has at most one missed day in each ISO week. */
function isUnbroken(part: readonly string[], from: number): boolean {
  const missed = new Map<number, number>();
  part.forEach((sign, at) => {
    const week = Math.floor((from + at) / 7);
    if (sign !== "x") missed.set(week, (missed.get(week) ?? 0) + 1);
  });
  return [...missed.values()].every((count) => count <= 1);
}

const reachedIn = (part: readonly string[]) => part.filter((sign) => sign === "x").length;

/** All parts of the days that are a streak. */
function streaks(drawn: readonly string[]): { readonly to: number; readonly length: number }[] {
  return drawn.flatMap((_, from) =>
    drawn.flatMap((__, last) => {
      const part = drawn.slice(from, last + 1);
      return isUnbroken(part, from) ? [{ to: last, length: reachedIn(part) }] : [];
    }),
  );
}

test("it is the longest part of the days in which no week has two missed ones", () => {
  fc.assert(
    fc.property(signs, (drawn) => {
      const { current, longest } = goalStreak(daysFrom(`x${drawn.join("")}`), MONDAY + drawn.length);
      const all = ["x", ...drawn];
      expect(longest).toBe(Math.max(...streaks(all).map(({ length }) => length)));
      // Today counts if it is reached, and is left out otherwise.
      const seen = all.at(-1) === "x" ? all : all.slice(0, -1);
      const untilNow = streaks(seen).filter(({ to }) => to === seen.length - 1);
      expect(current).toBe(Math.max(0, ...untilNow.map(({ length }) => length)));
    }),
  );
});

test("typing more never shortens a streak, and a new day never shortens the longest", () => {
  fc.assert(
    fc.property(signs, fc.nat(), fc.nat(10), (drawn, at, later) => {
      const days = daysFrom(`x${drawn.join("")}`);
      const more = days.map((one, place) =>
        place === at % days.length ? { ...one, typedMs: one.typedMs + GOAL } : one,
      );
      const today = MONDAY + drawn.length;
      const [before, after] = [goalStreak(days, today), goalStreak(more, today)];
      expect(after.current).toBeGreaterThanOrEqual(before.current);
      expect(after.longest).toBeGreaterThanOrEqual(before.longest);
      expect(goalStreak(days, today + later).longest).toBeGreaterThanOrEqual(before.longest);
    }),
  );
});

test("a day that is listed without having been reached is the same as one that is not listed", () => {
  fc.assert(
    fc.property(signs, (drawn) => {
      const days = daysFrom(`x${drawn.join("")}`);
      const today = MONDAY + drawn.length;
      expect(goalStreak(days.filter(isReached), today)).toEqual(goalStreak(days, today));
    }),
  );
});

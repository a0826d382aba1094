import fc from "fast-check";
import {
  badgeKinds,
  badges,
  findBadge,
  reachedBadges,
  type BadgeSums,
  countBadgeRun,
  emptyCounters,
  courseSums,
} from "../../../src/engine/badges/badges";
import { usInternational } from "../../../src/engine/lessons/courses";

const sums = fc.record(
  Object.fromEntries(badgeKinds().map((kind) => [kind, fc.nat({ max: 2_000_000 })])) as Record<
    keyof BadgeSums,
    fc.Arbitrary<number>
  >,
);
const run = fc.record({
  durationMs: fc.nat({ max: 600_000 }),
  wpm: fc.double({ min: 0, max: 200, noNaN: true }),
  strokesPerMinute: fc.double({ min: 0, max: 1_000, noNaN: true }),
  accuracy: fc.oneof(fc.constant(100), fc.double({ min: 0, max: 100, noNaN: true })),
  language: fc.constantFrom("en", "nl", "de"),
  isRace: fc.boolean(),
  isCode: fc.boolean(),
});

test("at least 40 badges, each with its own id, and each kind from easy to hard", () => {
  expect(badges.length).toBeGreaterThanOrEqual(40);
  expect(new Set(badges.map(({ id }) => id)).size).toBe(badges.length);
  for (const kind of badgeKinds()) {
    const ofKind = badges.filter((badge) => badge.kind === kind);
    expect(ofKind.length).toBeGreaterThan(0);
    expect(ofKind).toEqual(ofKind.toSorted((one, other) => one.threshold - other.threshold));
    expect(ofKind).toEqual(ofKind.toSorted((one, other) => one.level - other.level));
  }
  for (const badge of badges) expect(findBadge(badge.id)).toBe(badge);
  expect(findBadge("runs-2")).toBeNull();
});

test("who has done more has every badge of who has done less", () => {
  fc.assert(
    fc.property(sums, sums, (one, more) => {
      const both = Object.fromEntries(badgeKinds().map((kind) => [kind, one[kind] + more[kind]]));
      expect(reachedBadges(both)).toEqual(expect.arrayContaining([...reachedBadges(one)]));
    }),
  );
});

test("a badge is reached exactly at its threshold", () => {
  for (const badge of badges) {
    expect(reachedBadges({ [badge.kind]: badge.threshold })).toContain(badge);
    expect(reachedBadges({ [badge.kind]: badge.threshold - 1 })).not.toContain(badge);
  }
  expect(reachedBadges({})).toEqual([]);
});

test("no run takes anything away, and the order of runs does not matter", () => {
  fc.assert(
    fc.property(fc.array(run, { maxLength: 20 }), (runs) => {
      const total = runs.reduce((before, next) => {
        const after = countBadgeRun(before, next);
        for (const key of ["runs", "keys", "speed", "accurate", "flawless", "races", "code"] as const)
          expect(after[key]).toBeGreaterThanOrEqual(before[key]);
        return after;
      }, emptyCounters);
      expect(runs.toReversed().reduce(countBadgeRun, emptyCounters)).toEqual(total);
    }),
  );
});

test("a short or inaccurate run is no speed, and one error is not flawless", () => {
  const good = {
    durationMs: 30_000,
    wpm: 41.9,
    strokesPerMinute: 240,
    accuracy: 96,
    language: "en",
    isRace: false,
    isCode: false,
  };
  expect(countBadgeRun(emptyCounters, good)).toMatchObject({ speed: 41, keys: 120, flawless: 0, accurate: 0 });
  expect(countBadgeRun(emptyCounters, { ...good, accuracy: 94.9 }).speed).toBe(0);
  expect(countBadgeRun(emptyCounters, { ...good, durationMs: 14_999 }).speed).toBe(0);
  expect(countBadgeRun(emptyCounters, { ...good, accuracy: 100 })).toMatchObject({ flawless: 120, accurate: 1 });
});

test("a chapter counts when all its lessons are passed, and an opened lesson counts for nothing", () => {
  const home = usInternational.lessons.filter(({ chapter }) => chapter === "home");
  const ids = home.flatMap(({ exercises }) => exercises.map(({ id }) => id));
  const passed = (some: readonly string[]) => new Map(some.map((id) => [id, { at: 0, stars: 2 }]));
  expect(courseSums(passed(ids))).toEqual({ exercises: ids.length, stars: 2 * ids.length, chapters: 1, courses: 0 });
  expect(courseSums(passed(ids.slice(1))).chapters).toBe(0);
  expect(courseSums(passed([`${home[0]!.id}.0`]))).toEqual({ exercises: 0, stars: 0, chapters: 0, courses: 0 });
  const everything = usInternational.lessons.flatMap(({ exercises }) => exercises.map(({ id }) => id));
  expect(courseSums(passed(everything)).courses).toBe(1);
});

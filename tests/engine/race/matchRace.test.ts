import { compareAge, rankRaces } from "../../../src/engine/race/ratingBand";

const one = (rating: number | null, speed: number | null = null) => ({ rating, speed });
const race = (code: string, waiting: ReturnType<typeof one>[], createdAt = 0) => ({ code, waiting, createdAt });
const order = (races: ReturnType<typeof race>[], own: ReturnType<typeof one>) =>
  rankRaces(races, own).map(({ code }) => code);

test("the nearest rating comes first", () => {
  const races = [race("far", [one(2_000)]), race("near", [one(1_550)]), race("mid", [one(1_300)])];
  expect(order(races, one(1_500))).toEqual(["near", "mid", "far"]);
});

test("without a rating the nearest median speed decides", () => {
  const races = [race("fast", [one(1_900, 90)]), race("slow", [one(null, 28)]), race("unknown", [one(null)])];
  expect(order(races, one(null, 30))).toEqual(["slow", "unknown", "fast"]);
});

test("of equally near races the fuller one comes first, then the older", () => {
  const races = [race("young", [one(null)], 9), race("old", [one(null)], 5), race("full", [one(null), one(null)], 20)];
  expect(order(races, one(null))).toEqual(["full", "old", "young"]);
  expect(order([race("B", [one(null)]), race("A", [one(null)])], one(null))).toEqual(["A", "B"]);
});

test("age decides alike for both of two races", () => {
  const [a, b] = [race("A", [], 1), race("B", [], 1)];
  expect(compareAge(a, b)).toBeLessThan(0);
  expect(compareAge(b, a)).toBeGreaterThan(0);
  expect(compareAge(a, a)).toBe(0);
});

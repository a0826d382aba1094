import { bandOf, isNewcomer, newcomerBand, spanOf } from "../../../src/engine/race/ratingBand";

const rated = (rating: number) => ({ rating, deviation: 80, races: 12 });

test("a band is 200 points wide", () => {
  expect(bandOf(rated(1_400))).toEqual({ from: 1_400, to: 1_599 });
  expect(bandOf(rated(1_599.9))).toEqual({ from: 1_400, to: 1_599 });
  expect(bandOf(rated(1_600))).toEqual({ from: 1_600, to: 1_799 });
  expect(bandOf(rated(-20))).toEqual({ from: 0, to: 199 });
});

test("without enough races, or with an uncertain rating, somebody is a newcomer", () => {
  expect(bandOf(null)).toEqual(newcomerBand);
  expect(isNewcomer({ races: 4, deviation: 80 })).toBe(true);
  expect(isNewcomer({ races: 5, deviation: 80 })).toBe(false);
  expect(isNewcomer({ races: 9, deviation: 200 })).toBe(true);
});

test("a race has one band around those that are shown", () => {
  expect(spanOf([])).toBeNull();
  expect(spanOf([null, null])).toBeNull();
  expect(spanOf([null, newcomerBand])).toEqual(newcomerBand);
  expect(spanOf([newcomerBand, bandOf(rated(1_650)), null, bandOf(rated(1_220))])).toEqual({ from: 1_200, to: 1_799 });
});

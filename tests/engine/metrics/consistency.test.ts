import * as fc from "fast-check";
import { measureConsistency } from "../../../src/engine/metrics/measureRun";

/** Worked examples, by the definition of Monkeytype. */
it.each([
  { speeds: [60, 60, 60, 60], consistency: "100.00" },
  { speeds: [50, 60, 70], consistency: "86.39" },
  { speeds: [48, 60, 72, 60], consistency: "85.86" },
  { speeds: [100, 20, 100, 20], consistency: "34.06" },
  { speeds: [0, 120], consistency: "8.90" },
])("$speeds is $consistency", ({ speeds, consistency }) => {
  expect(measureConsistency(speeds).toFixed(2)).toBe(consistency);
  expect(measureConsistency(speeds)).toBeCloseTo(reference(speeds), 10);
});

it.each([
  { c: 0.1, consistency: "90.0" },
  { c: 0.25, consistency: "75.0" },
  { c: 0.5, consistency: "50.1" },
  { c: 1, consistency: "8.9" },
])("a coefficient of variation of $c is $consistency", ({ c, consistency }) => {
  expect(measureConsistency([100 - 100 * c, 100 + 100 * c]).toFixed(1)).toBe(consistency);
});

it.each([{ speeds: [] }, { speeds: [0] }, { speeds: [0, 0, 0] }])("no speed, no consistency: $speeds", ({ speeds }) => {
  expect(measureConsistency(speeds)).toBe(0);
});

it("a single second is even", () => {
  expect(measureConsistency([42])).toBe(100);
});

it("agrees with Math.tanh to ten digits, and stays between 0 and 100", () => {
  const speeds = fc
    .array(fc.double({ min: 0, max: 2000, noNaN: true }), { minLength: 1, maxLength: 130 })
    .filter((all) => all.some((speed) => speed > 1e-9));
  fc.assert(
    fc.property(speeds, (all) => {
      const consistency = measureConsistency(all);
      expect(consistency).toBeCloseTo(reference(all), 9);
      expect(consistency).toBeGreaterThanOrEqual(0);
      expect(consistency).toBeLessThanOrEqual(100);
    }),
  );
});

function reference(speeds: readonly number[]): number {
  const mean = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
  const c = Math.sqrt(speeds.reduce((sum, speed) => sum + (speed - mean) ** 2, 0) / speeds.length) / mean;
  return 100 * (1 - Math.tanh(c + c ** 3 / 3 + c ** 5 / 5));
}

import fc from "fast-check";
import { roundDown, type SpeedUnit, speedUnits, unitsPerWpm } from "../../../src/engine/metrics/rates";

/** A speed as shown: words per minute to tenths, characters per minute in whole numbers. */
const shown = (wpm: number, unit: SpeedUnit) => roundDown(wpm * unitsPerWpm(unit), unit === "WPM" ? 1 : 0);

const speeds = fc.double({ min: 0, max: 400, noNaN: true });

test.each(speedUnits)("speeds shown in %s have the order of the speeds, except for ties", (unit) => {
  fc.assert(
    fc.property(speeds, speeds, (one, other) => {
      const [slow, fast] = one <= other ? [one, other] : [other, one];
      expect(shown(slow, unit)).toBeLessThanOrEqual(shown(fast, unit));
    }),
  );
});

test.each(speedUnits)("a speed shown in %s was really reached, and is less than one step below", (unit) => {
  const step = unit === "WPM" ? 0.1 : 1;
  fc.assert(
    fc.property(speeds, (wpm) => {
      const exact = wpm * unitsPerWpm(unit);
      expect(shown(wpm, unit)).toBeLessThanOrEqual(exact + 1e-8);
      expect(shown(wpm, unit)).toBeGreaterThan(exact - step - 1e-8);
    }),
  );
});

test("characters per minute are the same from a speed that was sent to tenths or hundredths", () => {
  fc.assert(
    fc.property(speeds, fc.constantFrom(1 as const, 2 as const), (wpm, digits) => {
      expect(shown(roundDown(wpm, digits), "CPM")).toBe(shown(wpm, "CPM"));
    }),
  );
});

test("one word per minute is five characters per minute", () => {
  expect(speedUnits.map((unit) => [unit, unitsPerWpm(unit)])).toEqual([
    ["WPM", 1],
    ["CPM", 5],
  ]);
});

import { roundDown } from "../../../src/engine/metrics/rates";

test.each([
  [97.797, 1, 97.7],
  [(311 * 100) / 318, 1, 97.7],
  [99.996, 2, 99.99],
  [99.999_9, 0, 99],
  [100, 0, 100],
  [100, 1, 100],
  [0, 1, 0],
  [59.95, 0, 59],
] as const)("%d with %d digits is %d", (figure, digits, shown) => expect(roundDown(figure, digits)).toBe(shown));

test("a figure with that many digits is unchanged, whatever its floating-point value", () => {
  for (let hundredths = 0; hundredths <= 10_000; hundredths++)
    expect(roundDown(hundredths / 100, 2)).toBe(hundredths / 100);
});

test("100 requires no error at all, in a run of any length", () => {
  for (let presses = 1; presses <= 5_000; presses++)
    expect(roundDown(((presses - 1) * 100) / presses, 2)).toBeLessThan(100);
});

import * as fc from "fast-check";
import { editDistance } from "../../../src/engine/metrics/errorRates";
import { acceptsKey, splitGraphemes } from "../../../src/engine/text/graphemes";

const between = (a: string, b: string) => editDistance(splitGraphemes(a), splitGraphemes(b));

it.each([
  ["", "", 0],
  ["abc", "", 3],
  ["", "abc", 3],
  ["abcd", "acbd", 2],
  ["quickly", "qucehkly", 3],
  ["kitten", "sitting", 3],
  ["één", "een", 2],
  ["cafe\u0301", "café", 0],
  ["‘t is zo’n", "'t is zo'n", 0],
  ["🇳🇱🇧🇪", "🇧🇪", 1],
])("the distance of %j and %j is %d", (a, b, distance) => {
  expect(between(a, b)).toBe(distance);
  expect(between(b, a)).toBe(distance);
});

it.each([31, 32, 33, 63, 64, 65, 1000])("counts across the blocks of 32 rows: %d characters", (length) => {
  expect(between("a".repeat(length), "b".repeat(length))).toBe(length);
  expect(between("a".repeat(length), `x${"a".repeat(length)}y`)).toBe(2);
  expect(between("ab".repeat(length), "ba".repeat(length))).toBe(2);
});

it("equals the textbook algorithm", () => {
  const text = fc.array(fc.constantFrom("a", "b", "c", "’", "'"), { maxLength: 90 });
  fc.assert(
    fc.property(text, text, (a, b) => expect(editDistance(a, b)).toBe(table(a, b))),
    { numRuns: 300 },
  );
});

it("equals the textbook algorithm for similar texts", () => {
  const edits = fc.array(fc.tuple(fc.nat(), fc.constantFrom("a", "b", "")), { maxLength: 8 });
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 120 }), edits, (a, changes) => {
      const b = changes
        .reduce((letters, [at, letter]) => letters.with(at % letters.length, letter), [...a, "x"])
        .filter((letter) => letter !== "");
      expect(editDistance(a, b)).toBe(table(a, b));
    }),
  );
});

/** Wagner & Fischer 1974, as in every textbook. */
function table(a: readonly string[], b: readonly string[]): number {
  let above = [0, ...b.map((_, at) => at + 1)];
  for (const [row, letter] of a.entries()) {
    const current = [row + 1];
    for (const [column, other] of b.entries()) {
      const replaced = above[column]! + (acceptsKey(letter, other) ? 0 : 1);
      current.push(Math.min(replaced, above[column + 1]! + 1, current[column]! + 1));
    }
    above = current;
  }
  return above.at(-1)!;
}

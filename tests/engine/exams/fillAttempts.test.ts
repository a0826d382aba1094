import * as fc from "fast-check";
import { fillAttempts, leastStrokes } from "../../../src/engine/exams/examNorms";

const of = (length: number, letter: string): string => letter.repeat(length);

test("whole texts in a row until an attempt is long enough; the next attempt goes on with the next text", () => {
  const [a, b, c, d] = [of(300, "a"), of(99, "b"), of(400, "c"), of(1, "d")];
  expect(fillAttempts([a, b, c, d], { minutes: 1, attempts: 3 })).toEqual([`${a} ${b}`, c, `${d} ${a} ${b}`]);
});

test("a few short texts, or none, are each used once", () => {
  expect(fillAttempts(["one", "two"], { minutes: 1, attempts: 2 })).toEqual(["one two", "one two"]);
  expect(fillAttempts([], { minutes: 1, attempts: 2 })).toEqual(["", ""]);
});

test("each attempt is long enough if all texts together are, and no longer than it takes", () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(lengths, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 5 }), (all, minutes, attempts) => {
      const texts = all.map((length, at) => of(length, String.fromCodePoint(97 + at)));
      const norm = { minutes, attempts };
      for (const text of fillAttempts(texts, norm)) {
        const parts = text.split(" ");
        expect(new Set(parts).size).toBe(parts.length);
        expect(parts.filter((part) => !texts.includes(part))).toEqual([]);
        if (parts.length < texts.length) expect(text.length).toBeGreaterThanOrEqual(leastStrokes(norm));
        expect(parts.slice(0, -1).join(" ").length).toBeLessThan(leastStrokes(norm));
      }
    }),
  );
});

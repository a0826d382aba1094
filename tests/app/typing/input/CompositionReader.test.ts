import fc from "fast-check";
import { diffTyped } from "../../../../src/app/typing/input/typingInput";
import { splitGraphemes } from "../../../../src/engine/text/graphemes";

test.each([
  ["", "a", 0, "a"],
  ["a", "", 1, ""],
  ["teh", "the", 2, "he"],
  ["cafe", "café", 1, "é"],
  ["same", "same", 0, ""],
])("%j to %j", (from, to, erased, inserted) => expect(diffTyped(from, to)).toEqual({ erased, inserted }));

test("erasing and inserting results in the other text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (from, to) => {
      const { erased, inserted } = diffTyped(from, to);
      const letters = splitGraphemes(from);
      expect(letters.slice(0, letters.length - erased).join("") + inserted).toBe(to);
    }),
  );
});

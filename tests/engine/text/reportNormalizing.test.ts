import * as fc from "fast-check";
import { normalizeText, isUnchanged, reportNormalizing } from "../../../src/engine/text/normalizeText";

const nothing = { lineBreaks: 0, tabs: 0, spaces: 0, invisible: 0, spelledOut: 0, composed: 0 };

describe("what normalizing changes", () => {
  it.each([
    ["nothing in plain text", "A plain line, “quoted” – and that’s it.", {}],
    ["line breaks, several in a row once", "one\r\n\r\ntwo\nthree\u2028four\n", { lineBreaks: 4 }],
    ["tabs", "\tone\ttwo\t\tthree", { tabs: 3 }],
    ["a tab at a line break is a line break", "one \t\n two", { lineBreaks: 1 }],
    ["spaces", " one  two\u00a0three ", { spaces: 4 }],
    ["what cannot be seen", "a\u200bb\u00adc\u0007d \u200b e", { invisible: 4 }],
    ["signs of several keys", "Ĳs… ĳs", { spelledOut: 3 }],
    ["accents apart", "cafe\u0301 nai\u0308f", { composed: 2 }],
    ["an accent that finds its letter", "cafe\u200b\u0301", { invisible: 1, composed: 1 }],
  ])("%s", (_, text, counts) => expect(reportNormalizing(text)).toEqual({ ...nothing, ...counts }));

  it("is nothing if and only if the text is unchanged", () => {
    const unit = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(..."ab \n\t…ĳe\u0301\u00a0\u200b\u200d👩🏽") },
      fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 8 }), (text) => {
        expect([text, isUnchanged(reportNormalizing(text))]).toEqual([text, normalizeText(text) === text]);
      }),
      { numRuns: 3000 },
    );
  });
});

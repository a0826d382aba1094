import * as fc from "fast-check";
import { acceptsKey, cutGraphemes, splitGraphemes } from "../../../src/engine/text/graphemes";
import { normalizeText } from "../../../src/engine/text/normalizeText";

describe("normalizeText", () => {
  it.each([
    ["composes", "cafe\u0301 e\u0301e\u0301n", "café één"],
    ["leaves one plain space between words and none at the ends", " \t a\u00a0 b\r\n\r\nc\u2009d\u3000 ", "a b c d"],
    ["spells out the ellipsis and the ligature ij", "Ĳs… ĳs", "IJs... ijs"],
    ["drops what cannot be seen or typed", "\ufeffa\u200bb\u00adc\u2060d\u0000e\u0007", "abcde"],
    ["drops the marks of writing direction", "a\u202eb\u202c\u200fc", "abc"],
    ["leaves no double space where something was dropped", "a \u200b b", "a b"],
    ["keeps typographic quotes and dashes as written", "‘’t “is” — zo’n", "‘’t “is” — zo’n"],
    ["makes nothing of nothing", " \n\u200b ", ""],
  ])("%s", (_, text, normal) => {
    expect(normalizeText(text)).toBe(normal);
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
        const once = normalizeText(text);
        expect(normalizeText(once)).toBe(once);
        expect(once.split(" ").every((word) => word !== "" || once === "")).toBe(true);
      }),
    );
  });

  it("keeps a joined emoji whole", () => {
    expect(normalizeText("👨‍👩‍👧 👩🏽‍🚒")).toBe("👨‍👩‍👧 👩🏽‍🚒");
  });
});

describe("splitGraphemes", () => {
  it.each([
    ["", []],
    ["één", ["é", "é", "n"]],
    ["e\u0301n", ["e\u0301", "n"]],
    ["a👨‍👩‍👧🇳🇱🇧🇪b", ["a", "👨‍👩‍👧", "🇳🇱", "🇧🇪", "b"]],
  ])("%j", (text, graphemes) => {
    expect(splitGraphemes(text)).toEqual(graphemes);
  });

  it("equals Intl.Segmenter, and joins to the text again", () => {
    const segmenter = new Intl.Segmenter("nl", { granularity: "grapheme" });
    const unit = fc.oneof(
      fc.constantFrom(..."a é'’“–€ĳ©®\u00ad\u200d\u0301\ufe0f👍🏽👩🇳🇱…‽".split(/(?:)/u)),
      fc.integer({ min: 0x20, max: 0x20ff }).map((code) => String.fromCodePoint(code)),
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 20 }), (text) => {
        expect(splitGraphemes(text)).toEqual(Array.from(segmenter.segment(text), (part) => part.segment));
      }),
      { numRuns: 1000 },
    );
  });
});

describe("cutGraphemes", () => {
  const family = "👨\u200d👩\u200d👧";
  it.each([
    ["leaves a short text alone", "één", 3, "één"],
    ["cuts plain letters at the limit", "abcdef", 4, "abcd"],
    ["keeps a letter with its mark", "abe\u0301", 3, "ab"],
    ["takes a mark that just fits", "abe\u0301x", 4, "abe\u0301"],
    ["leaves out a family that does not fit whole", `Ann ${family}`, 8, "Ann "],
    ["takes a family that fits", `${family}${family}`, family.length, family],
    ["halves no flag", "🇳🇱🇧🇪", 6, "🇳🇱"],
    ["halves no pair of surrogates", "a👍b", 2, "a"],
    ["cuts one endless letter between code points", `a${"\u0301".repeat(9)}`, 4, "a\u0301\u0301\u0301"],
    ["cuts one endless emoji between code points", `${family}`, 4, "👨\u200d"],
  ])("%s", (_, text, most, cut) => {
    expect(cutGraphemes(text, most)).toBe(cut);
  });

  it("gives the longest start of whole graphemes within the limit", () => {
    const unit = fc.constantFrom("a", "é", "e\u0301", "\u0301", family, "🇳🇱", "🇧", "👍🏽", "\u200d", "\r\n", " ");
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 20 }), fc.integer({ min: 1, max: 30 }), (units, most) => {
        const text = units.join("");
        const cut = cutGraphemes(text, most);
        expect(cut.length).toBeLessThanOrEqual(most);
        expect(cut).not.toMatch(/\p{Surrogate}/u);
        const whole = splitGraphemes(text);
        if (whole[0] !== undefined && whole[0].length > most) return;
        let count = 0;
        while (count < whole.length && whole.slice(0, count + 1).join("").length <= most) count += 1;
        expect(cut).toBe(whole.slice(0, count).join(""));
      }),
      { numRuns: 1000 },
    );
  });
});

describe("acceptsKey", () => {
  it.each([
    ["’", "'"],
    ["'", "’"],
    ["‘", "'"],
    ["“", '"'],
    ["«", '"'],
    ['"', "„"],
    ["—", "-"],
    ["–", "-"],
    ["\u00a0", " "],
    ["é", "e\u0301"],
    ["Å", "\u212b"],
  ])("accepts for %j the key %j", (expected, typed) => {
    expect(acceptsKey(expected, typed)).toBe(true);
    expect(acceptsKey(typed, expected)).toBe(true);
  });

  it.each([
    ["é", "e"],
    ["a", "A"],
    ["'", '"'],
    ["`", "'"],
    ["-", "_"],
    ["e", "e\u0301"],
    ["a", ""],
  ])("refuses for %j the key %j", (expected, typed) => {
    expect(acceptsKey(expected, typed)).toBe(false);
    expect(acceptsKey(typed, expected)).toBe(false);
  });
});

describe("splitGraphemes of a long text", () => {
  const whole = (text: string) =>
    Array.from(new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text), ({ segment }) => segment);

  it.each([
    ["accents in two parts", "e\u0301\u0316"],
    ["families", "👩\u200d👩\u200d👧"],
    ["flags, two letters each", "🇳🇱"],
    ["one letter with thousands of marks", `a${"\u0301".repeat(3_000)}`],
    ["line ends", "é\r\n"],
    ["conjuncts", "क्षि"],
  ])("splits %s like the segmenter, wherever a window ends", (_name, part) => {
    for (const before of ["", "x", "ab", "abc", "abcd"]) {
      const text = before + part.repeat(Math.ceil(1_500 / part.length));
      expect(splitGraphemes(text)).toEqual(whole(text));
    }
  });

  it("splits any text like the segmenter", () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom("a", " ", "\u0301", "\u200d", "👩", "🏽", "🇳", "\u0600", "क", "्", "\r", "\n", "한"),
          minLength: 400,
          maxLength: 1_200,
        }),
        (text) => {
          expect(splitGraphemes(text)).toEqual(whole(text));
        },
      ),
      { numRuns: 50 },
    );
  });
});

import { punctuationOf, wordsOf } from "../../support/languages";
import * as fc from "fast-check";
import { keyboardLayouts } from "../../../src/engine/keyboards/keyboardLayouts";
import { canType } from "../../../src/engine/keyboards/waysToType";
import { drawWords } from "../../../src/engine/random";
import { fitWords } from "../../../src/engine/keyboards/fitText";
import { makeWordText } from "../../../src/engine/practice/makeWordText";
import { words as dutch } from "../../../src/contract/languages/nl/words";
import { words as english } from "../../../src/contract/languages/en/words";
import { normalizeText } from "../../../src/engine/text/normalizeText";

const abc = ["the", "of", "and", "to", "a", "in", "is", "it"];
const lists = wordsOf;
const language = fc.constantFrom("en" as const, "nl" as const);
const seed = fc.integer({ min: 0, max: 2_147_483_647 });
const count = fc.integer({ min: 1, max: 200 });

const bare = (word: string) => word.replace(/^"|[.?,]?"?$/gu, "");

describe("words with punctuation and numbers", () => {
  it("are the same for the same seed forever, because saved results are replayed over them", () => {
    expect(makeWordText(abc, 24, 1, { punctuation: punctuationOf.en, numbers: false })).toMatchInlineSnapshot(
      `"To the, and it, the to. A of it of, the of the of the of. A the of, and in the to and."`,
    );
    expect(makeWordText(abc, 24, 1, { punctuation: null, numbers: true })).toMatchInlineSnapshot(
      `"to the and 370 the to a of it of the of the of the 565 a the of and 9 the to and"`,
    );
    expect(makeWordText(dutch, 24, 2, { punctuation: punctuationOf.nl, numbers: true })).toMatchInlineSnapshot(
      `"Daarna toen, kunnen familie. Vuur praat hand, 32 punt. Ze verwacht geen niks afgelopen 8 ` +
        `er schuld mag sluiten je? Reis de zijn hier?"`,
    );
  });

  it("are the plain words if nothing is switched on", () => {
    expect(makeWordText(abc, 12, 1, { punctuation: null, numbers: false })).toBe(
      "to the and it the to a of it of the of",
    );
    fc.assert(
      fc.property(language, count, seed, (tongue, many, from) => {
        const plain = drawWords(lists[tongue], many, from).join(" ");
        expect(makeWordText(lists[tongue], many, from)).toBe(plain);
        expect(makeWordText(lists[tongue], many, from, { punctuation: null, numbers: false })).toBe(plain);
      }),
    );
  });

  it("have no gaps in a language without words with an apostrophe", () => {
    const text = makeWordText(abc, 200, 1, { punctuation: { apostrophes: [], initials: [] }, numbers: false });
    expect(text.split(" ").filter((word) => bare(word) === "")).toEqual([]);
  });

  it("keep their number, and form a normal text", () => {
    fc.assert(
      fc.property(language, count, seed, fc.boolean(), fc.boolean(), (tongue, many, from, punctuation, numbers) => {
        const text = makeWordText(lists[tongue], many, from, {
          punctuation: punctuation ? punctuationOf[tongue] : null,
          numbers,
        });
        expect(text.split(" ")).toHaveLength(many);
        expect(normalizeText(text)).toBe(text);
      }),
    );
  });

  it("make whole sentences: a capital or a number first, an end, and quotation marks in pairs", () => {
    fc.assert(
      fc.property(language, count, seed, fc.boolean(), (tongue, many, from, numbers) => {
        const text = makeWordText(lists[tongue], many, from, { punctuation: punctuationOf[tongue], numbers });
        expect(text).toMatch(/[.?]"?$/u);
        for (const sentence of text.split(/(?<=[.?]"?) (?=["\p{Lu}\d])/u)) {
          expect(sentence).toMatch(/^"?[\p{Lu}\d]/u);
          expect([0, 2]).toContain(sentence.split('"').length - 1);
        }
        expect(text).not.toMatch(/,[.?,"]|,$/u);
      }),
    );
  });

  it("are replaced in a tenth of the places by numbers of one to four digits, without a leading 0", () => {
    const drawn = makeWordText(english, 20_000, 7, { punctuation: null, numbers: true }).split(" ");
    const numbers = drawn.filter((word) => /^\d+$/u.test(word));
    expect(numbers.length / drawn.length).toBeCloseTo(0.1, 2);
    expect(drawn.some((word, at) => /^\d/u.test(word) && /^\d/u.test(drawn[at - 1] ?? ""))).toBe(false);
    expect(numbers.every((number) => /^(?:0|[1-9]\d{0,3})$/u.test(number))).toBe(true);
    for (const digits of [1, 2, 3, 4])
      expect(numbers.filter(({ length }) => length === digits).length / numbers.length).toBeCloseTo(0.25, 1);
  });

  it("have a number in every text, and no twenty words without one", () => {
    fc.assert(
      fc.property(language, count, seed, fc.boolean(), (tongue, many, from, punctuation) => {
        const words = makeWordText(lists[tongue], many, from, {
          punctuation: punctuation ? punctuationOf[tongue] : null,
          numbers: true,
        }).split(" ");
        const places = words.flatMap((word, at) => (/^\d+$/u.test(bare(word)) ? [at] : []));
        expect(places.length).toBeGreaterThanOrEqual(Math.max(1, Math.floor(many / 10)));
        expect([...places, many].every((place, at) => place - (places[at - 1] ?? -1) <= 20)).toBe(true);
      }),
    );
  });

  it("have about as many commas, questions, quotations and apostrophes as prose", () => {
    const drawn = makeWordText(dutch, 20_000, 7, { punctuation: punctuationOf.nl, numbers: false }).split(" ");
    const share = (pattern: RegExp) => drawn.filter((word) => pattern.test(word)).length / drawn.length;
    expect(share(/,$/u)).toBeGreaterThan(0.05);
    expect(share(/,$/u)).toBeLessThan(0.15);
    expect(share(/[.?]"?$/u)).toBeCloseTo(1 / 7, 1);
    expect(share(/\?"?$/u)).toBeGreaterThan(0.01);
    expect(share(/^"/u)).toBeGreaterThan(0.005);
    expect(share(/'/u)).toBeCloseTo(0.05, 1);
    expect(drawn.map(bare)).toContain("zo'n");
  });

  it("write the Dutch ij as one letter", () => {
    expect(makeWordText(["ijs", "ijzer"], 3, 1, { punctuation: punctuationOf.nl, numbers: false })).toMatch(/^"?IJ/u);
    expect(makeWordText(["ijs", "ijzer"], 3, 1, { punctuation: punctuationOf.en, numbers: false })).toMatch(/^"?Ij/u);
  });
});

describe.each(Object.values(keyboardLayouts))("on $id", (layout) => {
  it.each(["en", "nl"] as const)("every drawn text can be typed: %s", (tongue) => {
    const words = fitWords(layout, lists[tongue]);
    expect(words.length).toBeGreaterThan(990);
    const text = makeWordText(words, 3000, 11, { punctuation: punctuationOf[tongue], numbers: true });
    expect(canType(layout, text)).toBe(true);
  });
});

it("an unknown keyboard can type every word", () => {
  expect(fitWords(null, dutch)).toBe(dutch);
});

import * as fc from "fast-check";
import { makeWordText } from "../../../src/engine/practice/makeWordText";
import { TIME_BOUNDS, TIME_MODES, WORD_MODES, wordsNeeded } from "../../../src/engine/practice/PracticeMode";
import { createRandom } from "../../../src/engine/random";

const words = Array.from({ length: 1000 }, (_, at) => `w${at}`);

/** Seeds in the range of requests. */
const seed = fc.integer({ min: 0, max: 0xffff_ffff });

describe("makeWordText", () => {
  it("gives the same text for the same seed forever, because saved results are replayed over it", () => {
    const abc = ["the", "of", "and", "to", "a", "in", "is", "it"];
    expect(makeWordText(abc, 12, 1)).toBe(makeWordText(abc, 12, 1));
    expect(makeWordText(abc, 12, 1)).toMatchInlineSnapshot(`"to the and it the to a of it of the of"`);
    expect(makeWordText(abc, 12, 4_294_967_295)).toMatchInlineSnapshot(`"is the a it in and to of the it is the"`);
  });

  it("gives as many words as requested, all from the list, none twice in a row", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 50 }), fc.integer({ min: 0, max: 720 }), seed, (size, count, from) => {
        const list = words.slice(0, size);
        const drawn = makeWordText(list, count, from).split(" ").filter(Boolean);
        expect(drawn).toHaveLength(count);
        expect(drawn.every((word) => list.includes(word))).toBe(true);
        expect(drawn.some((word, at) => word === drawn[at - 1])).toBe(false);
      }),
    );
  });

  it("draws half of them from the first quarter, and every part of the list by its share", () => {
    const drawn = makeWordText(words, 20_000, 42)
      .split(" ")
      .map((word) => Number(word.slice(1)));
    const share = (from: number, to: number) => drawn.filter((at) => at >= from && at < to).length / drawn.length;
    expect(share(0, 250)).toBeCloseTo(0.5, 1);
    expect(share(250, 1000)).toBeCloseTo(0.5, 1);
    // The probability of an index below x is √x: a ninth of the list gives a third of the text.
    expect(share(0, 111)).toBeCloseTo(1 / 3, 1);
    expect(share(750, 1000)).toBeCloseTo(1 - Math.sqrt(0.75), 1);
  });

  it("works with any list, even one that is too short", () => {
    expect(makeWordText(["so"], 3, 1)).toBe("so so so");
  });

  it("gives another text for nearly every seed", () => {
    const texts = new Set(Array.from({ length: 1000 }, (_, from) => makeWordText(words, 10, from)));
    expect(texts.size).toBe(1000);
  });
});

describe("createRandom", () => {
  it("gives mulberry32's numbers", () => {
    const random = createRandom(1);
    expect([random(), random(), random()]).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
  });

  it("stays in [0, 1)", () => {
    fc.assert(
      fc.property(seed, (from) => {
        const random = createRandom(from);
        for (let draw = 0; draw < 50; draw += 1) {
          const number = random();
          expect(number >= 0 && number < 1).toBe(true);
        }
      }),
    );
  });
});

describe("wordsNeeded", () => {
  it("lays out more words than anyone can type in the time", () => {
    expect(TIME_MODES.map((seconds) => wordsNeeded({ kind: "time", seconds }))).toEqual([90, 180, 360, 720]);
    // The longest run would need 256 words a minute for all of them.
    expect(wordsNeeded({ kind: "time", seconds: TIME_BOUNDS.max })).toBe(3840);
  });

  it("is the number itself for words, and null for a text", () => {
    expect(WORD_MODES.map((count) => wordsNeeded({ kind: "words", count }))).toEqual([10, 25, 50, 100]);
    expect(wordsNeeded({ kind: "text" })).toBeNull();
  });
});

import * as fc from "fast-check";
import { isPortion, portionAt, portionsOf, portionText } from "../../../src/engine/practice/portions";
import { normalizeText } from "../../../src/engine/text/normalizeText";

const sentence = "The heron stands in the shallow water and waits for a fish to come by.";
const story = Array.from({ length: 40 }, (_, at) => `${sentence.slice(0, -1)} number ${at}.`).join(" ");

/** Words, sentences and special cases, from nothing to a few pages. */
const word = fc.oneof(
  { weight: 20, arbitrary: fc.stringMatching(/^[a-zé’-]{1,12}[.,;!?"]{0,2}$/u) },
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.constant("x".repeat(500)),
);
const anyBody = fc.array(word, { maxLength: 600 }).map((words) => normalizeText(words.join(" ")));
const anything = fc.oneof(anyBody, fc.string({ unit: "binary", maxLength: 900 }));

describe("portions of a text", () => {
  it("are the whole text, without gaps or overlaps, for any text", () => {
    fc.assert(
      fc.property(anything, (body) => {
        const portions = portionsOf(body);
        expect(portions.map(({ from, to }) => body.slice(from, to)).join("")).toBe(body);
        portions.forEach(({ from, to }, at) => {
          expect(from).toBe(portions[at - 1]?.to ?? 0);
          expect(to).toBeGreaterThan(from);
        });
        expect(portions.at(-1)?.to ?? 0).toBe(body.length);
      }),
    );
  });

  it("contain only whole words: typed one after the other, they are the words of the text", () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        const words = portionsOf(body).flatMap((portion) => portionText(body, portion).split(" "));
        expect(words).toEqual(body === "" ? [] : body.split(" "));
      }),
    );
  });

  it("have 200 to 350 characters without longer words, and the last 100 to 400 if not the only one", () => {
    const plain = fc
      .array(fc.stringMatching(/^[a-z]{1,14}[.,]?$/u), { minLength: 1, maxLength: 800 })
      .map((words) => words.join(" "));
    fc.assert(
      fc.property(plain, (body) => {
        const lengths = portionsOf(body).map(({ from, to }) => to - from);
        const last = lengths.pop() ?? 0;
        for (const length of lengths) expect([length >= 200, length <= 350]).toEqual([true, true]);
        expect(last).toBeLessThanOrEqual(400);
        if (lengths.length > 0) expect(last).toBeGreaterThanOrEqual(100);
      }),
    );
  });

  it("end where sentences do", () => {
    const ends = portionsOf(story).map((portion) => portionText(story, portion).at(-1));
    expect(ends.length).toBeGreaterThan(8);
    expect(new Set(ends)).toEqual(new Set(["."]));
  });

  it("end after a closing quote, not before it", () => {
    const body = Array.from(
      { length: 20 },
      () => `"Come and look at this," she said. "There is a heron in the water."`,
    ).join(" ");
    for (const portion of portionsOf(body)) expect(portionText(body, portion)).toMatch(/\."?$/u);
  });

  it("end after a comma, otherwise between words, if there is no sentence", () => {
    expect(portionsOf(`${"reed ".repeat(45)}bank, ${"reed ".repeat(80)}`.trim())[0]).toEqual({ from: 0, to: 231 });
    expect(portionsOf("reed ".repeat(200).trim()).every(({ to }) => to % 5 === 0 || to === 999)).toBe(true);
  });

  it("are a single one for a short text, and none for an empty one", () => {
    expect(portionsOf(sentence)).toEqual([{ from: 0, to: sentence.length }]);
    expect(portionsOf("")).toEqual([]);
  });
});

describe("the portion at a position", () => {
  it("contains it, for every position", () => {
    fc.assert(
      fc.property(anything, fc.nat(1000), (body, position) => {
        const portion = portionAt(body, position);
        if (position >= body.length) expect(portion).toBeNull();
        else {
          expect(portion!.from).toBeLessThanOrEqual(position);
          expect(portion!.to).toBeGreaterThan(position);
          expect(isPortion(body, portion!)).toBe(true);
        }
      }),
    );
  });

  it("is the first for a position before the start, and null after the end", () => {
    expect(portionAt(story, -3)).toEqual(portionsOf(story)[0]);
    expect(portionAt(story, story.length)).toBeNull();
  });

  it("a range that is no portion is recognized", () => {
    const [first] = portionsOf(story);
    for (const stretch of [
      { from: 0, to: first!.to + 1 },
      { from: 1, to: first!.to },
      { from: 0, to: story.length },
      { from: story.length, to: story.length },
      { from: -1, to: first!.to },
      { from: 0.5, to: 2 },
    ]) {
      expect(isPortion(story, stretch)).toBe(false);
    }
  });
});

import * as fc from "fast-check";
import type { Keystroke } from "../../../src/engine/log/Keystroke";
import { missedWords, mixWords, slowPairs, wordsWithPairs } from "../../../src/engine/practice/practiceAgain";
import { words as english } from "../../../src/contract/languages/en/words";

/** Types `typed` at 100 ms per key, `<` is Backspace; the keys in `slow` take 400 ms. */
function runOf(text: string, typed = text, at = 0, slow = "") {
  let time = -100;
  const keystrokes = Array.from(typed, (key): Keystroke => {
    time += slow.includes(key) ? 400 : 100;
    return key === "<"
      ? { time: Math.max(0, time), kind: "deleteGrapheme" }
      : { time: Math.max(0, time), kind: "insert", text: key };
  });
  return {
    rules: "free",
    text,
    keystrokes,
    durationMs: Math.max(0, time),
    id: `run-${at}`,
    endedAt: at,
    day: 1,
  } as const;
}

describe("missed words", () => {
  it("are those with wrong presses, also corrected ones, without the signs around them", () => {
    const run = runOf("The heron, the reed.", "The herom<n, tje reed.");
    expect(missedWords([run])).toEqual([
      { word: "heron", errors: 1 },
      { word: "the", errors: 1 },
    ]);
  });

  it("come with the most errors first, over all runs", () => {
    expect(missedWords([runOf("reed bank", "reec bamm "), runOf("reed bank", "reed bamk ")])).toEqual([
      { word: "bank", errors: 3 },
      { word: "reed", errors: 1 },
    ]);
  });

  it("are no longer missed after three times right, and are again after another error", () => {
    const missed = runOf("reed bank", "rerd bank");
    const right = runOf("reed reed bank");
    expect(missedWords([missed, right])).toEqual([{ word: "reed", errors: 1 }]);
    expect(missedWords([missed, right, right])).toEqual([]);
    expect(missedWords([missed, right, right, missed])).toEqual([{ word: "reed", errors: 1 }]);
  });

  it("do not exist without runs, nor in signs alone", () => {
    expect(missedWords([])).toEqual([]);
    expect(missedWords([runOf("- 1 -", "+ 1 +")])).toEqual([]);
  });
});

describe("slow pairs", () => {
  const text = "queen quick quiet quote reed bank water stand heron waits";
  it("are those that take longer than the others", () => {
    const runs = Array.from({ length: 4 }, (_, at) => runOf(text, text, at, "u"));
    expect(slowPairs(runs).map(({ pair }) => pair)).toEqual(["qu"]);
  });

  it("do not exist if all take the same time, nor for rare pairs of a single run", () => {
    expect(slowPairs(Array.from({ length: 4 }, (_, at) => runOf(text, text, at)))).toEqual([]);
    expect(slowPairs([runOf("reed quit", "reed quit", 1, "u")])).toEqual([]);
    expect(slowPairs([])).toEqual([]);
  });

  it("lead to common words that contain them", () => {
    const words = wordsWithPairs(["th", "qu"], english);
    expect(words).toHaveLength(10);
    expect(words.every((word) => /th|qu/u.test(word))).toBe(true);
    expect(wordsWithPairs(["zzq"], english)).toEqual([]);
  });
});

describe("mixed words", () => {
  const word = fc.stringMatching(/^[a-z]{1,6}$/u);
  it("are as many as requested, all known, without repeats in a row, and the same for a seed", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 1, maxLength: 9 }),
        fc.uniqueArray(word, { maxLength: 20 }),
        fc.integer({ min: 1, max: 60 }),
        fc.nat(),
        (practised, others, count, seed) => {
          const text = mixWords(practised, others, count, seed);
          const words = text.split(" ");
          expect(words).toHaveLength(count);
          expect(words.every((one) => practised.includes(one) || others.includes(one))).toBe(true);
          const different = new Set([...practised, ...others]).size;
          if (different > 2) words.forEach((one, at) => expect(at > 0 && one === words[at - 1]).toBe(false));
          expect(mixWords(practised, others, count, seed)).toBe(text);
        },
      ),
    );
  });

  it("come about equally often, at two of three places", () => {
    const practised = ["reed", "bank", "heron", "queen", "water"];
    const words = mixWords(practised, english, 60, 7).split(" ");
    const counts = practised.map((one) => words.filter((other) => other === one).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(30);
    expect(new Set(words).size).toBeGreaterThan(12);
  });
});

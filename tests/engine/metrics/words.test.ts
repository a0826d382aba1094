import * as fc from "fast-check";
import { measureWords } from "../../../src/engine/metrics/measureWords";
import { anyRun } from "../support/arbitraries";
import { keystrokeOf } from "../support/expectStory";

function measured(
  text: string,
  keys: readonly (readonly [time: number, key: string])[],
  rules: "free" | "stopOnError" = "free",
) {
  return measureWords({
    rules,
    text,
    keystrokes: keys.map(([time, key]) => keystrokeOf(key, time)),
    durationMs: keys.at(-1)?.[0] ?? 0,
  });
}

it("times a word from the previous keystroke to its space, slowest first", () => {
  // "ab␣": 3 characters in 300 ms are 600 a minute, 120 wpm. "cd": 2 in 800 ms are 150 a minute, 30 wpm.
  expect(
    measured("ab cd", [
      [0, "a"],
      [150, "b"],
      [300, "␣"],
      [700, "c"],
      [1100, "d"],
    ]),
  ).toEqual([
    { word: "cd", times: 1, wpm: 30, errors: 0 },
    { word: "ab", times: 1, wpm: 120, errors: 0 },
  ]);
});

it("a correction takes time of its word, and its error stays", () => {
  // "cd": 2 characters in 1200 ms are 100 a minute.
  expect(
    measured("ab cd", [
      [0, "a"],
      [150, "b"],
      [300, "␣"],
      [600, "c"],
      [900, "x"],
      [1200, "<"],
      [1500, "d"],
    ])[0],
  ).toEqual({ word: "cd", times: 1, wpm: 20, errors: 1 });
});

it("going back to a word counts as its time", () => {
  // "xb␣" was left at 300 ms, reopened, and right at 900: 3 characters in 900 ms are 200 a minute. "c": 1 in 200 ms is
  // 300.
  const keys = [
    [0, "x"],
    [150, "b"],
    [300, "␣"],
    [400, "<"],
    [500, "<"],
    [600, "<"],
    [700, "a"],
    [800, "b"],
    [900, "␣"],
    [1100, "c"],
  ] as const;
  expect(measured("ab c", keys)).toEqual([
    { word: "ab", times: 1, wpm: 40, errors: 1 },
    { word: "c", times: 1, wpm: 60, errors: 0 },
  ]);
});

it("the same word at several places is one row", () => {
  // "a␣" in 100 ms and "a" in 200 ms: 3 characters in 300 ms. "b␣": 2 in 200 ms.
  expect(
    measured("a b a", [
      [0, "a"],
      [100, "␣"],
      [200, "x"],
      [300, "␣"],
      [500, "a"],
    ]),
  ).toEqual([
    { word: "a", times: 2, wpm: 120, errors: 0 },
    { word: "b", times: 1, wpm: 120, errors: 1 },
  ]);
});

it("extra letters and a word left too soon are errors; the current word is not listed", () => {
  expect(
    measured("a bcd ef", [
      [0, "a"],
      [100, "z"],
      [200, "␣"],
      [300, "b"],
      [400, "␣"],
      [500, "x"],
    ]).map(({ word, errors }) => [word, errors]),
  ).toEqual([
    ["bcd", 1],
    ["a", 1],
  ]);
});

it("races: a miss counts for the word at the caret, from the first key on", () => {
  // "ab␣": 3 characters in 200 ms from the first key. "c": 1 in 400 ms is 150 a minute.
  expect(
    measured(
      "ab c",
      [
        [1000, "a"],
        [1100, "b"],
        [1200, "␣"],
        [1400, "x"],
        [1600, "c"],
      ],
      "stopOnError",
    ),
  ).toEqual([
    { word: "c", times: 1, wpm: 30, errors: 1 },
    { word: "ab", times: 1, wpm: 180, errors: 0 },
  ]);
});

it("words of one insertion share its time; one without a time comes last, at 0", () => {
  const keystrokes = [
    { time: 0, kind: "insert", text: "ab " },
    { time: 600, kind: "insert", text: "cd ef" },
  ] as const;
  expect(
    measureWords({ rules: "free", text: "ab cd ef", keystrokes, durationMs: 600 }).map(({ word, wpm }) => [word, wpm]),
  ).toEqual([
    ["cd", 60],
    ["ab", 0],
    ["ef", 0],
  ]);
});

it("keys after the end of the run do not count, and without keys there are no words", () => {
  expect(measureWords({ rules: "free", text: "a b", keystrokes: [], durationMs: 0 })).toEqual([]);
  expect(
    measureWords({
      rules: "free",
      text: "a b",
      keystrokes: [keystrokeOf("a", 0), keystrokeOf("␣", 500)],
      durationMs: 400,
    }),
  ).toEqual([]);
});

it("for any run: figures are finite and not negative, and no word is listed twice", () => {
  fc.assert(
    fc.property(anyRun, (run) => {
      const words = measureWords(run);
      for (const { wpm, errors, times } of words)
        expect(Number.isFinite(wpm) && wpm >= 0 && errors >= 0 && times >= 1).toBe(true);
      expect(new Set(words.map(({ word }) => word)).size).toBe(words.length);
    }),
  );
});

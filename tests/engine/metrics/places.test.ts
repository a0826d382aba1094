import * as fc from "fast-check";
import { measurePlaces, measureWords } from "../../../src/engine/metrics/measureWords";
import { anyRun } from "../support/arbitraries";

const typed = (letters: string, gapMs = 100) =>
  [...letters].map((text, at) => ({ time: at * gapMs, kind: "insert", text }) as const);

test("each word at its place: a repeated word is listed twice", () => {
  const keystrokes = typed("aa bx aa ");
  expect(measurePlaces({ rules: "free", text: "aa bb aa cc", keystrokes, durationMs: 800 })).toEqual([
    { word: "aa", characters: 3, ms: 200, errors: 0 },
    { word: "bb", characters: 3, ms: 300, errors: 1 },
    { word: "aa", characters: 3, ms: 300, errors: 0 },
  ]);
});

test("a new word after Enter and Tab, which belong to the word before", () => {
  const run = { rules: "stopOnError", text: "\taa\n\tb c\n", durationMs: 1000 } as const;
  expect(measurePlaces({ ...run, keystrokes: typed("\taa\n\tb xc") })).toEqual([
    { word: "aa", characters: 5, ms: 400, errors: 0 },
    { word: "b", characters: 2, ms: 200, errors: 0 },
  ]);
  expect(measurePlaces({ ...run, keystrokes: typed("\taa\n\tb xc\n") })).toEqual([
    { word: "aa", characters: 5, ms: 400, errors: 0 },
    { word: "b", characters: 2, ms: 200, errors: 0 },
    { word: "c", characters: 2, ms: 300, errors: 1 },
  ]);
});

test("no words in a text of Enter and Tab", () => {
  const run = { rules: "stopOnError", text: "\n\t", keystrokes: typed("\n\t"), durationMs: 100 } as const;
  expect(measurePlaces(run)).toEqual([]);
});

test("without typing, or without a completed word", () => {
  expect(measurePlaces({ rules: "free", text: "aa bb", keystrokes: [], durationMs: 0 })).toEqual([]);
  expect(measurePlaces({ rules: "stopOnError", text: "aa bb", keystrokes: typed("a"), durationMs: 100 })).toEqual([]);
});

test("for any run: the places of a word add up to its figures", () => {
  fc.assert(
    fc.property(anyRun, (run) => {
      const places = measurePlaces(run);
      for (const { word, times, errors } of measureWords(run)) {
        const of = places.filter((place) => place.word === word);
        expect([of.length, of.reduce((sum, place) => sum + place.errors, 0)]).toEqual([times, errors]);
      }
    }),
  );
});

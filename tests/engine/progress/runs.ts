import * as fc from "fast-check";
import type { ProgressRun, RunKind } from "../../../src/engine/progress/ProgressRun";

const DAY_MS = 86_400_000;

/** An ordinary run of a minute on a given day. */
export function runOn(
  day: number,
  {
    mode = "TIME",
    modeAmount = 60,
    language = "NL",
    punctuation = false,
    numbers = false,
    wordList = null,
    keyRule = null,
    ...about
  }: Partial<ProgressRun & RunKind> = {},
): ProgressRun {
  return {
    startedAt: day * DAY_MS,
    day,
    moment: day + 0.5,
    durationMs: 60_000,
    wpm: 40,
    accuracy: 97,
    strokesPerMinute: 200,
    isFlagged: false,
    kind: { mode, modeAmount, language, punctuation, numbers, wordList, keyRule },
    ...about,
  };
}

/** Runs of some weeks, oldest first. */
export const anyRuns = fc
  .array(
    fc.record({
      day: fc.integer({ min: 20_000, max: 20_400 }),
      wpm: fc.double({ min: 0, max: 200, noNaN: true }),
      accuracy: fc.double({ min: 0, max: 100, noNaN: true }),
      strokesPerMinute: fc.double({ min: 0, max: 1000, noNaN: true }),
      durationMs: fc.integer({ min: 0, max: 600_000 }),
      mode: fc.constantFrom("TIME" as const, "WORDS" as const, "TEXT" as const, "RACE" as const),
      language: fc.constantFrom("EN" as const, "NL" as const),
      punctuation: fc.boolean(),
      isFlagged: fc.boolean(),
    }),
    { maxLength: 80 },
  )
  .map((some) =>
    some
      .sort((a, b) => a.day - b.day)
      .map(({ day, ...about }) =>
        runOn(day, { ...about, modeAmount: about.mode === "TIME" ? 30 : about.mode === "WORDS" ? 25 : null }),
      ),
  );

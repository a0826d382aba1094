/** What kind of run it was, as results say it. */
export type RunMode = "TIME" | "WORDS" | "TEXT" | "ADAPTIVE" | "CUSTOM" | "LESSON" | "RACE";

/** Runs of a kind can be compared with one another. */
export type RunKind = {
  readonly mode: RunMode;
  /** Seconds of TIME, words of WORDS; null otherwise. */
  readonly modeAmount: number | null;
  readonly language: "EN" | "NL";
  readonly punctuation: boolean;
  readonly numbers: boolean;
};

/** A finished run, as far as progress looks at it. */
export type ProgressRun = {
  /** When it began, in ms since 1970. */
  readonly startedAt: number;
  /** The day it began on where the person is: whole days since 1970-01-01. */
  readonly day: number;
  /** The same with the time of the day as a fraction. */
  readonly moment: number;
  readonly durationMs: number;
  readonly wpm: number;
  /** Right key presses, 0 to 100 percent. */
  readonly accuracy: number;
  readonly strokesPerMinute: number;
  /** The same object for many runs. */
  readonly kind: RunKind;
  /** Too fast for anybody, or typed at the same time as another: it is practice, but no measure of it. */
  readonly isFlagged: boolean;
};

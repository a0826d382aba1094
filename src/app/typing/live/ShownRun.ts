import type { Keystroke } from "../../../engine/log/Keystroke";
import type { TypingRules } from "../../../engine/typing/Typing";
import type { RunPhase } from "../TypingRun";

/** What somebody types at: practice by words, a lesson, a text of the library, one of their own, an exam, a race. */
export type RunActivity = "PRACTICE" | "LESSON" | "TEXT" | "CUSTOM" | "EXAM" | "RACE";

/** What a run is about, in words for somebody who looks on. */
export type RunSubject = { readonly activity: RunActivity; readonly title: string | null };

/** A log that grows (TypingRun, and the exam's CopyRun). */
export type GrowingLog = {
  /** Grows at its end and never changes before it. */
  readonly keystrokes: readonly Keystroke[];
  readonly phase: RunPhase;
  /** Of its times, on the clock of `performance.now()`; null before the first key. */
  readonly zero: number | null;
  readonly onChange: (listener: () => void) => () => void;
  readonly onPhase: (listener: () => void) => () => void;
};

/** The run that is on the screen: all that is needed to follow it from elsewhere. */
export type ShownRun = {
  readonly subject: RunSubject;
  readonly rules: TypingRules | "exam";
  readonly text: string;
  /** Characters of the text that stood there before the log began: a race that goes on from another device. */
  readonly skipped: number;
  readonly log: GrowingLog;
};

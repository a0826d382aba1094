import { useEffect } from "react";
import type { Keystroke } from "../../../engine/log/Keystroke";
import type { TypingRules } from "../../../engine/typing/Typing";
import type { RunPhase } from "../TypingRun";

const listeners = new Set<() => void>();
let current: ShownRun | null = null;

/** The run on the screen; null where nothing is typed. */
export function getCurrentRun(): ShownRun | null {
  return current;
}

/** Calls the listener when another run comes onto the screen, or none is there any more. Returns the way to stop. */
export function subscribeToCurrentRun(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * For the surfaces that are typed into (`useShownRun`), and nobody else. Returns the way to take the run off the
 * screen.
 */
export function showRun(run: ShownRun): () => void {
  put(run);
  return () => {
    if (current === run) put(null);
  };
}

function put(run: ShownRun | null): void {
  current = run;
  for (const listener of listeners) listener();
}

/**
 * Says which run is on the screen, for as long as it is: the one place from which whatever follows a run knows its
 * text, its rules and its log.
 * Costs no key press anything.
 */
export function useShownRun(
  log: GrowingLog,
  rules: ShownRun["rules"],
  text: string,
  { activity, title }: RunSubject,
  skipped = 0,
): void {
  useEffect(
    () => showRun({ subject: { activity, title }, rules, text, skipped, log }),
    [log, rules, text, activity, title, skipped],
  );
}

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

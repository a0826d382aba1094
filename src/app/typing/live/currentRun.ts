import { useEffect } from "react";
import { createStore } from "../../platform/createStore";
import type { Keystroke } from "../../../engine/log/Keystroke";
import type { TypingRules } from "../../../engine/typing/Typing";
import type { RunPhase } from "../TypingRun";

const store = createStore<ShownRun | null>(null);

/** The run on screen; null if nothing is being typed. */
export const getCurrentRun = store.get;

/** Calls the listener when another run, or none, is on screen. Returns the unsubscribe function. */
export const subscribeToCurrentRun = store.subscribe;

/** Makes a run the current one. Returns a function that removes it. */
export function showRun(run: ShownRun): () => void {
  store.set(run);
  return () => {
    if (store.get() === run) store.set(null);
  };
}

/** Makes a run the current one while the component is mounted, so that a coach can follow it. */
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

export type RunActivity = "PRACTICE" | "LESSON" | "TEXT" | "CUSTOM" | "EXAM" | "RACE";

/** What a run is about, as a coach sees it. */
export type RunSubject = { readonly activity: RunActivity; readonly title: string | null };

/** A log that grows (TypingRun, and the exam's CopyRun). */
export type GrowingLog = {
  /** Only appended to. */
  readonly keystrokes: readonly Keystroke[];
  readonly phase: RunPhase;
  /** Time zero as `performance.now()`; null before the first key. */
  readonly zero: number | null;
  readonly onChange: (listener: () => void) => () => void;
  readonly onPhase: (listener: () => void) => () => void;
};

/** The run on screen, with everything needed to watch it live. */
export type ShownRun = {
  readonly subject: RunSubject;
  readonly rules: TypingRules | "exam";
  readonly text: string;
  /** Characters typed before the log begins: a race that continues from another device. */
  readonly skipped: number;
  readonly log: GrowingLog;
};

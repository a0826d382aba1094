import type { TypingRules } from "../typing/Typing";

export type LiveActivity = "PRACTICE" | "LESSON" | "TEXT" | "CUSTOM" | "EXAM" | "RACE";

/** The rules of a run that is followed live: those of practice and races, or copying as in an exam. */
export type LiveRules = TypingRules | "exam";

/** What somebody begins to type. */
export type LiveStart = {
  readonly activity: LiveActivity;
  readonly rules: LiveRules;
  /** Normalised. */
  readonly text: string;
  /** What their screen calls it. */
  readonly title: string | null;
  /** Characters that were typed before the log begins: of a race that a page came back to. 0 for all others. */
  readonly position: number;
};

import type { Language } from "../engine/practice/PracticeMode";

/**
 * What an assignment asks for.
 * LESSON: all exercises of a lesson of a course are passed (engine/lessons).
 * TEXT: the text (assignments.text_id) is typed to its end, with at least `accuracy` percent right when that is given.
 * GOAL: practice of `minutes` in all, and a run of at least `accuracy` percent and `wpm` words a minute, as far as each is given; at least one is.
 * EXAM: an exam by this norm is passed.
 */
export type AssignmentTask =
  | { readonly kind: "LESSON"; readonly course: string; readonly lesson: string }
  | { readonly kind: "TEXT"; readonly accuracy: number | null }
  | { readonly kind: "GOAL"; readonly minutes: number | null; readonly accuracy: number | null; readonly wpm: number | null }
  | { readonly kind: "EXAM"; readonly norm: string; readonly language: Language };

import type { Language } from "../engine/practice/PracticeMode";

/**
 * What an assignment asks for.
 * LESSON: all exercises of a lesson of a course are passed (engine/lessons).
 * TEXT: the text (assignments.text_id) is typed to its end, with at least `accuracy` percent right when that is given.
 * GOAL: practice of `minutes` in all, and a run of at least `accuracy` percent and `wpm` words a minute, as far as each
 * is given; at least one is.
 * EXAM: an exam by this norm is passed.
 *
 * `backspace` is the group's switch as it was when the work was opened: switching it later changes nothing of what was
 * done. Where it is off, a run in which
 * something was taken back does not count. Lessons and exams have their own written rules.
 */
export type AssignmentTask =
  | { readonly kind: "LESSON"; readonly course: string; readonly lesson: string }
  | { readonly kind: "TEXT"; readonly accuracy: number | null; readonly backspace: boolean }
  | {
      readonly kind: "GOAL";
      readonly minutes: number | null;
      readonly accuracy: number | null;
      readonly wpm: number | null;
      readonly backspace: boolean;
    }
  | { readonly kind: "EXAM"; readonly norm: string; readonly language: Language };

import type { AttemptEnd, ExamSettings } from "./ExamState";

/**
 * What happened in an exam. `at` is ms of the server's clock and never less than before. The log of these, in order, is
 * the exam.
 */
export type ExamEvent = { readonly at: number } & (
  | { readonly kind: "created"; readonly settings: ExamSettings }
  | { readonly kind: "begun"; readonly device: string; readonly startsAt: number }
  | { readonly kind: "wentAway" }
  | { readonly kind: "resumed"; readonly device: string }
  | { readonly kind: "typed"; readonly batch: number; readonly keystrokes: string }
  | { readonly kind: "ended"; readonly by: AttemptEnd }
  | { readonly kind: "finished" }
);

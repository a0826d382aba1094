import type { PassRule } from "./Course";

/** What was done, from the log of the run (see measureRun). */
export type ExerciseRun = {
  /** Inserting key presses, and the right ones of them. */
  readonly presses: number;
  readonly rightPresses: number;
  readonly durationMs: number;
};

/** The first thing that is missing, or `PASSED`. Accuracy comes before speed: who is both is told to be accurate. */
export type ExerciseVerdict = "PASSED" | "INACCURATE" | "SLOW";

/** Decides in whole numbers, as exams do. A run without keys is not accurate. */
export function judgeExercise({ accuracy, strokesPerMinute }: PassRule, { presses, rightPresses, durationMs }: ExerciseRun): ExerciseVerdict {
  if (presses === 0 || rightPresses * 100 < presses * accuracy) return "INACCURATE";
  return presses * 60_000 < durationMs * strokesPerMinute ? "SLOW" : "PASSED";
}

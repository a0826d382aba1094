import type { TypedExercise } from "./Course";

/** What was done, from the log of the run (see measureRun). */
export type ExerciseRun = {
  /** Inserting key presses, and the right ones of them. */
  readonly presses: number;
  readonly rightPresses: number;
  readonly durationMs: number;
};

/** The first thing that is missing, or `PASSED`. Accuracy comes before speed: who lacks both is told to be accurate. */
export type ExerciseVerdict = "PASSED" | "TOO_SHORT" | "INACCURATE" | "SLOW";

/** Decides in whole numbers, as exams do. A run that was broken off, or in which words were skipped, is too short. */
export function judgeExercise(
  exercise: TypedExercise,
  { presses, rightPresses, durationMs }: ExerciseRun,
): ExerciseVerdict {
  const { accuracy, strokesPerMinute } = exercise.pass;
  const isWhole = exercise.kind === "strokes" ? presses >= exercise.strokes : durationMs >= exercise.minutes * 60_000;
  if (!isWhole) return "TOO_SHORT";
  if (rightPresses * 100 < presses * accuracy) return "INACCURATE";
  return presses * 60_000 < durationMs * strokesPerMinute ? "SLOW" : "PASSED";
}

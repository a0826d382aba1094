import type { ExamNorm } from "./ExamNorm";
import type { Verdict } from "./judgeAttempt";

/**
 * The attempt that counts: the highest level; then the one that is accurate enough, the faster, the one with fewer
 * errors, the earlier.
 * Null when there is none.
 */
export function bestAttempt<Attempt extends Verdict>(norm: ExamNorm, attempts: readonly Attempt[]): Attempt | null {
  return attempts.toSorted((a, b) => compare(norm, b, a))[0] ?? null;
}

/** Positive when the first is the better one. */
function compare(norm: ExamNorm, a: Verdict, b: Verdict): number {
  return (
    rank(norm, a) - rank(norm, b) ||
    Number(a.isAccurateEnough) - Number(b.isAccurateEnough) ||
    a.strokes - b.strokes ||
    b.errors - a.errors
  );
}

/** The same name stands at the same height in both lists of levels of a norm. */
function rank({ levels }: ExamNorm, { level }: Verdict): number {
  return levels.findIndex(({ id }) => id === level);
}

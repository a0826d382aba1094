import type { ExamLevelId, ExamNorm } from "./ExamNorm";

/** What was counted in an attempt, both in whole numbers. */
export type AttemptCounts = {
  readonly strokes: number;
  /** Words with at least one error. */
  readonly errors: number;
};

export type Verdict = AttemptCounts & {
  readonly passed: boolean;
  /** The highest level reached; null when not passed. */
  readonly level: ExamLevelId | null;
  readonly isFastEnough: boolean;
  readonly isAccurateEnough: boolean;
  /** Whole aanslagen per minuut, rounded down: nobody sees the figure of a norm who did not reach it. */
  readonly strokesPerMinute: number;
  /** Strokes without the errors, in hundredths of a percent, rounded down for the same reason: 9930 is 99.30 %. */
  readonly accuracy: number;
};

/**
 * Pass or fail, in whole numbers only: `strokes ≥ strokesPerMinute · minutes` and `errors · of ≤ strokes · most`.
 * With fractions, 7 errors in 1000 strokes would miss 99.3 % by the last digit.
 * @param hasDyslexia takes the norm's levels for it, where there are any.
 */
export function judgeAttempt(norm: ExamNorm, { strokes, errors }: AttemptCounts, hasDyslexia = false): Verdict {
  const { most, of, isStrict } = norm.errorLimit;
  const levels = (hasDyslexia ? norm.dyslexiaLevels : null) ?? norm.levels;
  const isAccurateEnough = isStrict ? errors * of < strokes * most : strokes > 0 && errors * of <= strokes * most;
  const level = levels.findLast(
    ({ strokesPerMinute, maxErrors }) => strokes >= strokesPerMinute * norm.minutes && errors <= (maxErrors ?? errors),
  );
  const passed = isAccurateEnough && level !== undefined;
  return {
    strokes,
    errors,
    passed,
    level: passed ? level.id : null,
    isFastEnough: strokes >= levels[0].strokesPerMinute * norm.minutes,
    isAccurateEnough,
    strokesPerMinute: Math.floor(strokes / norm.minutes),
    accuracy: strokes > 0 ? Math.max(0, Math.floor(((strokes - errors) * 10_000) / strokes)) : 0,
  };
}

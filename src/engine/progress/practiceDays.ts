import type { ProgressRun } from "./ProgressRun";
import { median } from "./statistics";

/** The practice of a day. */
export type PracticeDay = { readonly runs: number; readonly durationMs: number };

/**
 * The days that have runs.
 * @param runs oldest first.
 */
export function practiceDays(runs: readonly ProgressRun[]): ReadonlyMap<number, PracticeDay> {
  const days = new Map<number, PracticeDay>();
  // One lookup per day instead of one per run.
  let [day, count, sumMs] = [runs[0]?.day ?? 0, 0, 0];
  const close = (): void => {
    const before = days.get(day);
    days.set(day, { runs: (before?.runs ?? 0) + count, durationMs: (before?.durationMs ?? 0) + sumMs });
  };
  for (const run of runs) {
    if (run.day !== day) {
      close();
      [day, count, sumMs] = [run.day, 0, 0];
    }
    count += 1;
    sumMs += run.durationMs;
  }
  if (count > 0) close();
  return days;
}

/** Shares of misses at which the next shade begins: an exam allows 0.7%, practice requires 3%. */
export const MISS_STEPS: readonly number[] = [0.01, 0.03, 0.06, 0.1];

/** Times, relative to the user's median, at which the next shade begins. */
const TIME_STEPS: readonly number[] = [0.9, 1.1, 1.4, 1.8];

/**
 * Times at which the next shade begins, relative to the user: what is slow for one is fast for another. Empty for no
 * times.
 */
export function timeSteps(times: readonly number[]): readonly number[] {
  const middle = median(times.filter((time) => time > 0));
  return Number.isNaN(middle) ? [] : TIME_STEPS.map((step) => step * middle);
}

/** The shade of a value, from 0: the number of steps it has reached. */
export function shadeOf(value: number, steps: readonly number[]): number {
  return steps.filter((step) => value >= step).length;
}

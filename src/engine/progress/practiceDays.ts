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

/** Consecutive days with practice, however short. */
export type Streak = {
  /** Up to today, or to yesterday if there is none today yet. */
  readonly current: number;
  readonly longest: number;
  readonly hasToday: boolean;
};

/**
 * Counts days and not minutes: an hour a day teaches more than the same hours at once (A. D. Baddeley, D. J. A.
 * Longman, The influence of length and frequency of training session on the rate of learning to type, Ergonomics 21,
 * 1978, 627-635). A day that is not over does not break a streak.
 * @param days with practice, in any order. Those after today, from a wrong clock, are excluded.
 */
export function streakOf(days: Iterable<number>, today: number): Streak {
  const practised = new Set([...days].filter((day) => day <= today));
  const hasToday = practised.has(today);
  let current = 0;
  for (let day = hasToday ? today : today - 1; practised.has(day); day -= 1) current += 1;
  let longest = 0;
  for (const day of practised) {
    if (practised.has(day - 1)) continue;
    let length = 1;
    while (practised.has(day + length)) length += 1;
    longest = Math.max(longest, length);
  }
  return { current, longest, hasToday };
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

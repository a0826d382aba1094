import type { ProgressRun } from "./ProgressRun";

/** What was practised on a day. */
export type PracticeDay = { readonly runs: number; readonly durationMs: number };

/** The days that have runs. */
export function practiceDays(runs: readonly ProgressRun[]): ReadonlyMap<number, PracticeDay> {
  const days = new Map<number, PracticeDay>();
  for (const { day, durationMs } of runs) {
    const before = days.get(day);
    days.set(day, { runs: (before?.runs ?? 0) + 1, durationMs: (before?.durationMs ?? 0) + durationMs });
  }
  return days;
}

import type { ProgressRun } from "./ProgressRun";

/** What was practised on a day. */
export type PracticeDay = { readonly runs: number; readonly durationMs: number };

/** The days that have runs. @param runs the oldest first */
export function practiceDays(runs: readonly ProgressRun[]): ReadonlyMap<number, PracticeDay> {
  const days = new Map<number, PracticeDay>();
  // One look-up a day, not one a run.
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

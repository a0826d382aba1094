import { middleOf } from "./median";
import type { ProgressRun } from "./ProgressRun";
import { weekOf } from "./weekOf";

/** What a week's runs were like, in the middle. */
export type WeekFigures = {
  readonly week: number;
  readonly runs: number;
  /** Days with at least one run. */
  readonly days: number;
  readonly durationMs: number;
  readonly wpm: number;
  readonly accuracy: number;
};

/** The weeks that have runs, in their order. @param runs the oldest first */
export function weeklyMedians(runs: readonly ProgressRun[]): readonly WeekFigures[] {
  const weeks: WeekFigures[] = [];
  // Once for all weeks: each is sorted in its own part.
  const [wpm, accuracy] = [new Float64Array(runs.length), new Float64Array(runs.length)];
  let [week, from, days, durationMs, day] = [0, 0, 0, 0, Number.NaN];
  const close = (to: number): void => {
    if (to > from)
      weeks.push({
        week,
        runs: to - from,
        days,
        durationMs,
        wpm: middleOf(wpm.subarray(from, to).sort()),
        accuracy: middleOf(accuracy.subarray(from, to).sort()),
      });
    [from, days, durationMs] = [to, 0, 0];
  };
  let at = 0;
  for (const run of runs) {
    if (run.day !== day) {
      day = run.day;
      if (weekOf(day) !== week) {
        close(at);
        week = weekOf(day);
      }
      days += 1;
    }
    durationMs += run.durationMs;
    wpm[at] = run.wpm;
    accuracy[at] = run.accuracy;
    at += 1;
  }
  close(runs.length);
  return weeks;
}

import { median } from "./median";
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
  let from = 0;
  while (from < runs.length) {
    const week = weekOf(runs[from]?.day ?? 0);
    let to = from;
    while (to < runs.length && weekOf(runs[to]?.day ?? 0) === week) to += 1;
    weeks.push(measureWeek(week, runs.slice(from, to)));
    from = to;
  }
  return weeks;
}

function measureWeek(week: number, runs: readonly ProgressRun[]): WeekFigures {
  const [wpm, accuracy] = [new Float64Array(runs.length), new Float64Array(runs.length)];
  let days = 0;
  let durationMs = 0;
  runs.forEach((run, at) => {
    wpm[at] = run.wpm;
    accuracy[at] = run.accuracy;
    durationMs += run.durationMs;
    if (run.day !== runs[at - 1]?.day) days += 1;
  });
  return { week, runs: runs.length, days, durationMs, wpm: median(wpm), accuracy: median(accuracy) };
}

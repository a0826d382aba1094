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
  const weeks = new Map<number, ProgressRun[]>();
  for (const run of runs) {
    const week = weekOf(run.day);
    const others = weeks.get(week);
    if (others === undefined) weeks.set(week, [run]);
    else others.push(run);
  }
  return [...weeks].map(([week, some]) => ({
    week,
    runs: some.length,
    days: new Set(some.map(({ day }) => day)).size,
    durationMs: some.reduce((sum, { durationMs }) => sum + durationMs, 0),
    wpm: median(some.map(({ wpm }) => wpm)),
    accuracy: median(some.map(({ accuracy }) => accuracy)),
  }));
}

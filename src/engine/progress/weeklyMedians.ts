import { middleOf, heightAtZero, theilSen } from "./statistics";
import type { ProgressRun } from "./ProgressRun";

/** The medians of a week's runs. */
export type WeekFigures = {
  readonly week: number;
  readonly runs: number;
  /** Days with at least one run. */
  readonly days: number;
  readonly durationMs: number;
  readonly wpm: number;
  readonly accuracy: number;
};

/**
 * The weeks that have runs, in order.
 * @param runs oldest first.
 */
export function weeklyMedians(runs: readonly ProgressRun[]): readonly WeekFigures[] {
  const weeks: WeekFigures[] = [];
  // Allocated once for all weeks; each week sorts its own part.
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

/** 1970-01-01 was a Thursday: three days after a Monday. */
const DAYS_AFTER_MONDAY = 3;

/** The week of a day, as a number of weeks since that of 1970-01-01. Weeks start on Monday. */
export function weekOf(day: number): number {
  return Math.floor((day + DAYS_AFTER_MONDAY) / 7);
}

/** The Monday of a week. */
export function mondayOf(week: number): number {
  return week * 7 - DAYS_AFTER_MONDAY;
}

/** Fewer weeks show no trend. */
const WEEKS_FOR_TREND = 4;

/** For a 95% interval. */
const Z = 1.96;

/** The weekly change of a figure. */
export type Trend = {
  /** Change per week, and its 95% interval. */
  readonly aWeek: number;
  readonly low: number;
  readonly high: number;
  /** The line's value at week 0. */
  readonly atZero: number;
  /** Up or down if the interval excludes 0. */
  readonly direction: "up" | "down" | "unclear";
};

/** The robust line through the weekly medians of a figure; null for fewer than four weeks. */
export function trendOf(weeks: readonly WeekFigures[], figure: "wpm" | "accuracy"): Trend | null {
  if (weeks.length < WEEKS_FOR_TREND) return null;
  const points = weeks.map((week) => ({ x: week.week, y: week[figure] }));
  const line = theilSen(points, Z);
  if (line === null) return null;
  const { slope, low, high } = line;
  const direction = low > 0 ? "up" : high < 0 ? "down" : "unclear";
  return { aWeek: slope, low, high, atZero: heightAtZero(points, slope), direction };
}

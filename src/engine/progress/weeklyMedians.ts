import { middleOf, heightAtZero, theilSen } from "./statistics";
import type { ProgressRun } from "./ProgressRun";

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

/** 1970-01-01 was a Thursday: three days after a Monday. */
const DAYS_AFTER_MONDAY = 3;

/** The week of a day, in whole weeks since that of 1970-01-01. Weeks start on Monday. */
export function weekOf(day: number): number {
  return Math.floor((day + DAYS_AFTER_MONDAY) / 7);
}

/** The Monday of a week. */
export function mondayOf(week: number): number {
  return week * 7 - DAYS_AFTER_MONDAY;
}

/** Fewer weeks show no trend. */
const WEEKS_FOR_TREND = 4;

/** 19 times out of 20. */
const Z = 1.96;

/** How a figure goes from week to week. */
export type Trend = {
  /** Change a week, and between what it lies 19 times out of 20. */
  readonly aWeek: number;
  readonly low: number;
  readonly high: number;
  /** Where the line is at week 0. */
  readonly atZero: number;
  /** up or down when the interval leaves no doubt. */
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

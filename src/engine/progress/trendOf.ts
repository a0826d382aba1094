import { heightAtZero, theilSen } from "./theilSen";
import type { WeekFigures } from "./weeklyMedians";

/** Fewer weeks show no trend. */
export const WEEKS_FOR_TREND = 4;

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

import { trendOf, type Trend, type WeekFigures, mondayOf } from "../../../engine/progress/weeklyMedians";
import { columnOf } from "../../../engine/progress/statistics";
import type { ProgressRun } from "../../../engine/progress/ProgressRun";
import { timeTicks, type TimeTick } from "../../platform/dates/formatDate";
import { niceSteps } from "../../typing/figures/CurveAxes";

export type Figure = "wpm" | "accuracy";

/** The unit of the vertical axis, and how many of it one of the figure is. */
type AxisUnit = { readonly name: string; readonly scale: number };

/** The chart of a figure over time, and its trend. */
export type FigureOverTime = { readonly picture: TimePicture; readonly trend: Trend | null };

/** Width of a date on the axis, in px. */
const LABEL_WIDTH = 84;

/** Half a week, because a week's median is drawn in its middle. */
const MIDDLE = 3.5;

/**
 * @param runs at least one, oldest first, none flagged.
 * @param moments of these runs.
 * @param weeks of the runs typed here.
 * @param importedWeeks of the imported ones.
 */
export function makePicture(
  runs: readonly ProgressRun[],
  moments: Float64Array,
  weeks: readonly WeekFigures[],
  figure: Figure,
  { name, scale }: AxisUnit,
  importedWeeks: readonly WeekFigures[] = [],
): FigureOverTime {
  const values = columnOf(runs, (run) => run[figure] * scale);
  const steps =
    figure === "wpm"
      ? niceSteps(
          values.reduce((most, value) => Math.max(most, value), 0),
          4,
        )
      : accuracySteps(values);
  const [foot = 0, head = 1] = [steps[0], steps.at(-1)];
  for (let run = 0; run < values.length; run += 1) values[run] = Math.min(head, Math.max(foot, values[run] ?? 0));
  const trend = trendOf(weeks, figure);
  const [first, last] = [runs[0]?.moment ?? 0, runs.at(-1)?.moment ?? 0];
  // The middle of the last week may be in the future.
  const middleOf = (week: WeekFigures): TimePoint => ({
    at: Math.max(first, Math.min(last, mondayOf(week.week) + MIDDLE)),
    value: week[figure] * scale,
  });
  const middles = weeks.map(middleOf);
  const room = Math.max(0.5, (last - first) * 0.02);
  // Only whole days are labeled, and none in the future; the day of the first run can always be labeled.
  const from = Math.min(first - room, Math.floor(first));
  const onTrend = (week: WeekFigures | undefined) =>
    ((trend?.atZero ?? 0) + (trend?.aWeek ?? 0) * (week?.week ?? 0)) * scale;
  const [start, end] = [middles[0], middles.at(-1)];
  return {
    trend,
    picture: {
      moments,
      values,
      isImported: importedWeeks.length === 0 ? null : new Uint8Array(runs.map((run) => Number("imported" in run))),
      weeks: middles,
      importedWeeks: importedWeeks.map(middleOf),
      trend:
        trend === null || start === undefined || end === undefined
          ? null
          : [
              { at: start.at, value: onTrend(weeks[0]) },
              { at: end.at, value: onTrend(weeks.at(-1)) },
            ],
      from,
      to: last + room,
      ticks: remember((width) => timeTicks(from, last, Math.max(2, Math.floor((width - 60) / LABEL_WIDTH)))),
      steps,
      unit: name,
    },
  };
}

/** From a round number that nearly all runs reach up to 100, so that a few bad runs do not compress the others. */
function accuracySteps(values: Float64Array): readonly number[] {
  // Counted by whole percents, which is precise enough for steps; sorting takes longer.
  const counts = new Uint32Array(101);
  for (const value of values) counts[Math.floor(value)] = (counts[Math.floor(value)] ?? 0) + 1;
  let left = Math.floor(values.length * 0.02);
  const low = counts.findIndex((count) => (left -= count) < 0);
  const step = [1, 2, 5, 10, 25].find((size) => Math.floor(low / size) * size >= 100 - 5 * size) ?? 25;
  const foot = Math.min(100 - step, Math.max(0, Math.floor(low / step) * step));
  return Array.from({ length: Math.round((100 - foot) / step) + 1 }, (_, at) => foot + at * step);
}

/** Caches the ticks of the last width, because drawing reads them several times. */
function remember(make: TimePicture["ticks"]): TimePicture["ticks"] {
  let last: { readonly width: number; readonly ticks: ReturnType<typeof make> } | null = null;
  return (width) => (last?.width === width ? last : (last = { width, ticks: make(width) })).ticks;
}

/** A point in a chart over time: a time in the host's time zone, in days (see toLocalDays), and a figure. */
export type TimePoint = { readonly at: number; readonly value: number };

/** The content of a chart over time: a dot for each run, a line through weeks, a dashed line for the trend. */
export type TimePicture = {
  /** The time of each run, in order. Columns, because there may be thousands. */
  readonly moments: Float64Array;
  /** The figure of each run, within the steps. */
  readonly values: Float64Array;
  /** 1 for each item that was imported; null without any. */
  readonly isImported: Uint8Array | null;
  readonly weeks: readonly TimePoint[];
  readonly importedWeeks: readonly TimePoint[];
  /** Both ends; null without a trend. */
  readonly trend: readonly [TimePoint, TimePoint] | null;
  readonly from: number;
  readonly to: number;
  /** The labeled days, for a chart of this width in px. */
  readonly ticks: (width: number) => readonly TimeTick[];
  /** Steps of the vertical axis, from bottom to top. Runs outside are drawn at the edge. */
  readonly steps: readonly number[];
  /** Unit of the vertical axis. */
  readonly unit: string;
};

/** The current colors of the theme, and the font. */
export type PictureColors = {
  readonly axis: string;
  readonly grid: string;
  readonly run: string;
  readonly imported: string;
  readonly week: string;
  readonly trend: string;
  readonly font: string;
};

/** A drawn chart. */
export type DrawnPicture = {
  /** Marks a run by its index. */
  readonly mark: (run: number) => void;
  readonly resize: (width: number) => void;
  readonly remove: () => void;
};

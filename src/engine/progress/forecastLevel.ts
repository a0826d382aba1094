import { median, heightAtZero, theilSen, type Point } from "./statistics";
import type { ProgressRun } from "./ProgressRun";
import { dutchLevels } from "../exams/examNorms";

/** The period used: the last twelve weeks, and the last four of them for the amount of practice. */
const FORECAST_DAYS = 84;
const PACE_DAYS = 28;

/** Minimum number of days with practice, and from the first to the last of them; less is not meaningful. */
export const DAYS_NEEDED = 8;
export const SPAN_NEEDED = 14;

/** A forecast further ahead is not meaningful. */
const FURTHEST_WEEKS = 52;

/**
 * When the next level may be reached. Strokes per minute; weeks from today, with a fraction; `to` is null if it may be
 * much later or never.
 */
export type Forecast =
  | { readonly kind: "few"; readonly days: number }
  | { readonly kind: "paused" }
  | { readonly kind: "top"; readonly now: number }
  | { readonly kind: "flat" | "far"; readonly now: number; readonly level: number }
  | {
      readonly kind: "weeks";
      readonly now: number;
      readonly level: number;
      readonly from: number;
      readonly to: number | null;
    };

/**
 * When the curve through the last twelve weeks reaches the next level of the Dutch norms, if practice continues as in
 * the last four: the first and last week of all curves that fit (see practiceCurves).
 * @param runs oldest first. Flagged runs count as practice, but not as measurements.
 */
export function forecastLevel(
  runs: readonly ProgressRun[],
  today: number,
  levels: readonly number[] = dutchLevels,
): Forecast {
  const { points, days, practiced } = gatherDays(runs, today);
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  if (days.length === 0 && runs.length > 0) return { kind: "paused" };
  if (days.length < DAYS_NEEDED || last - first + 1 < SPAN_NEEDED) return { kind: "few", days: days.length };
  const aWeek = timeOf(runs.filter(({ day }) => day > today - PACE_DAYS && day <= today)) / (PACE_DAYS / 7);
  if (aWeek === 0) return { kind: "paused" };
  const curves = practiceCurves(points);
  if (curves === null) return { kind: "few", days: days.length };

  const now = curves.best.speedAfter(practiced);
  const level = levels.find((one) => one > now);
  if (level === undefined) return { kind: "top", now };
  // Not if it is certain that there is no growth, however near the level is.
  if (curves.high <= 0) return { kind: "flat", now, level };
  const weeks = curves.all.map(({ practiceFor, speedAfter }) =>
    speedAfter(practiced) >= level ? 0 : Math.max(0, (practiceFor(level) - practiced) / aWeek),
  );
  const [from, to] = [Math.min(...weeks), Math.max(...weeks)];
  if (from > FURTHEST_WEEKS) return { kind: curves.low > 0 ? "far" : "flat", now, level };
  return { kind: "weeks", now, level, from, to: to > FURTHEST_WEEKS ? null : to };
}

/** The last twelve weeks by day, and the total practice in ms. */
function gatherDays(
  runs: readonly ProgressRun[],
  today: number,
): { readonly points: readonly DayPoint[]; readonly days: readonly number[]; readonly practiced: number } {
  const points: DayPoint[] = [];
  const days: number[] = [];
  let practiced = 0;
  let at = 0;
  while (at < runs.length) {
    const day = runs[at]?.day ?? 0;
    const isLookedAt = day > today - FORECAST_DAYS && day <= today;
    const speeds: number[] = [];
    let time = 0;
    for (let run = runs[at]; run !== undefined && run.day === day; at += 1, run = runs[at]) {
      time += run.durationMs;
      if (isLookedAt && !run.isFlagged && run.strokesPerMinute > 0) speeds.push(run.strokesPerMinute);
    }
    if (speeds.length > 0 && time > 0) {
      points.push({ practicedMs: practiced + time / 2, speed: median(speeds) });
      days.push(day);
    }
    practiced += time;
  }
  return { points, days, practiced };
}

function timeOf(runs: readonly ProgressRun[]): number {
  return runs.reduce((sum, { durationMs }) => sum + durationMs, 0);
}

/** A day's median speed, and the total practice up to the middle of that day. */
type DayPoint = { readonly practicedMs: number; readonly speed: number };

/** A curve through the days: the speed after an amount of practice, in the past or future. */
type PracticeCurve = {
  readonly speedAfter: (practicedMs: number) => number;
  /** The total practice needed for a speed; Infinity if more practice does not help. */
  readonly practiceFor: (speed: number) => number;
};

/** The best-fitting curve, and all that fit about as well. */
type PracticeCurves = {
  readonly best: PracticeCurve;
  readonly all: readonly PracticeCurve[];
  /** The slope of the best curve, and its 80% interval. */
  readonly low: number;
  readonly high: number;
};

const HOUR_MS = 3_600_000;

/** Hours of practice elsewhere before the first run here: from none to so many that the curve is straight. */
const HOURS_BEFORE = [0, 0.5, 1, 2, 5, 10, 30, 100, 1000];

/** For an 80% interval. */
const Z = 1.28;

/**
 * A curve fits about as well as the best one if its residuals are at most this much larger. With this value, 88 to 92%
 * of simulated forecasts hold (tests/engine/progress).
 */
const ABOUT_AS_WELL = 1.02;

/**
 * Speed grows as a power of practice, including earlier practice: the general power law of A. Newell and P. S.
 * Rosenbloom (Mechanisms of skill acquisition and the law of practice, 1981), speed = a · (before + practiced)^b. For
 * each `before` a line of log speed over log practice is fitted by the medians of Theil and Sen. The points hardly
 * determine `before`, so all values with about equally small residuals are used.
 * @returns null if all points have the same practice.
 */
function practiceCurves(days: readonly DayPoint[]): PracticeCurves | null {
  const fits = HOURS_BEFORE.flatMap((hours) => fit(days, hours * HOUR_MS) ?? []);
  const least = Math.min(...fits.map(({ leftOver }) => leftOver));
  const best = fits.find(({ leftOver }) => leftOver === least);
  if (best === undefined) return null;
  const { low, high, curveBy } = best;
  const good = fits.filter(({ leftOver }) => leftOver <= least * ABOUT_AS_WELL);
  return {
    best: curveBy(best.slope),
    all: good.flatMap((one) => [one.low, one.slope, one.high].map(one.curveBy)),
    low,
    high,
  };
}

function fit(days: readonly DayPoint[], before: number) {
  const points: readonly Point[] = days.map(({ practicedMs, speed }) => ({
    x: Math.log(before + practicedMs),
    y: Math.log(speed),
  }));
  const line = theilSen(points, Z);
  if (line === null) return null;
  const height = heightAtZero(points, line.slope);
  const leftOver = points.reduce((sum, { x, y }) => sum + Math.abs(y - height - line.slope * x), 0);
  const curveBy = (slope: number): PracticeCurve => {
    const level = heightAtZero(points, slope);
    return {
      // With logarithms, because the factor or the power alone may not fit into a number.
      speedAfter: (practicedMs) => Math.exp(level + slope * Math.log(before + practicedMs)),
      practiceFor: (speed) => (slope <= 0 ? Infinity : Math.exp((Math.log(speed) - level) / slope) - before),
    };
  };
  return { ...line, leftOver, curveBy };
}

import { heightAtZero, theilSen, type Point } from "./theilSen";

/** A day's median speed, by how much was practised until the middle of it. */
export type DayPoint = { readonly practisedMs: number; readonly speed: number };

/** A curve through the days: how fast somebody is, or will be, after so much practice. */
export type PracticeCurve = {
  readonly speedAfter: (practisedMs: number) => number;
  /** How much practice in all it takes to be so fast; Infinity when more practice does not help. */
  readonly practiceFor: (speed: number) => number;
};

/** The curve that fits best, and all that fit about as well. */
export type PracticeCurves = {
  readonly best: PracticeCurve;
  readonly all: readonly PracticeCurve[];
  /** The steepness of the best curve, and between what it lies four times out of five. */
  readonly low: number;
  readonly high: number;
};

const HOUR_MS = 3_600_000;

/** Hours of practice that nobody saw, before the first run here: from none to so many that the curve is straight. */
const HOURS_BEFORE = [0, 0.5, 1, 2, 5, 10, 30, 100, 1000];

/** Four times out of five. */
const Z = 1.28;

/**
 * What is left over by a curve that fits about as well as the best is at most so much more. With this, 88 to 92 % of
 * simulated forecasts hold (tests/engine/progress).
 */
const ABOUT_AS_WELL = 1.02;

/**
 * Speed grows as a power of practice, what was practised before included: the general power law of A. Newell and P. S.
 * Rosenbloom (Mechanisms of skill acquisition and the law of
 * practice, 1981), speed = a · (before + practised)^b. For each `before` the line of log speed over log practice is
 * fitted by the medians of Theil and Sen. Which `before` is
 * right the points hardly tell: so each that leaves about as little over takes part.
 * @returns null when all points have the same practice.
 */
export function practiceCurves(days: readonly DayPoint[]): PracticeCurves | null {
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
  const points: readonly Point[] = days.map(({ practisedMs, speed }) => ({
    x: Math.log(before + practisedMs),
    y: Math.log(speed),
  }));
  const line = theilSen(points, Z);
  if (line === null) return null;
  const height = heightAtZero(points, line.slope);
  const leftOver = points.reduce((sum, { x, y }) => sum + Math.abs(y - height - line.slope * x), 0);
  const curveBy = (slope: number): PracticeCurve => {
    const level = heightAtZero(points, slope);
    return {
      // In logarithms: neither factor nor power alone need fit into a number.
      speedAfter: (practisedMs) => Math.exp(level + slope * Math.log(before + practisedMs)),
      practiceFor: (speed) => (slope <= 0 ? Infinity : Math.exp((Math.log(speed) - level) / slope) - before),
    };
  };
  return { ...line, leftOver, curveBy };
}

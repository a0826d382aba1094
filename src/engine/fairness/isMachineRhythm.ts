import type { Keystroke } from "../log/Keystroke";
import { median } from "../progress/statistics";

/**
 * Minimum number of gaps for each sign. People's gaps vary by 25 to 60% around their mean, with a long tail of pauses
 * (Dhakal et al. 2018, 136 million keystrokes); each sign below is far outside of that.
 */
const evidence = { fast: 30, repeating: 40, even: 60, listed: 60, boxed: 80 } as const;

/**
 * Median gap in ms below which short runs are judged too: over 240 words per minute, where leaderboards are decided.
 */
const FAST_GAP_MS = 50;

/**
 * Whether the gaps look like a machine's: even, even with a little noise, or from a short list, in sequence or at
 * random. False if there are too few keys to judge.
 */
export function isMachineRhythm(keystrokes: readonly Keystroke[]): boolean {
  const gaps = keyGaps(keystrokes);
  if (gaps.length < evidence.fast) return false;
  const middle = median(gaps);
  // A pause now and then does not make a machine's rhythm human.
  const steady = gaps.filter((gap) => gap <= 3 * middle);
  return isEven(steady, middle) || isBoxed(steady) || isRepeating(gaps, middle) || isListed(steady);
}

/**
 * Hardly any variation. Drummers tap a beat with 4 to 5%, and a drill of one key comes close to a beat; the most even
 * fast typists vary by 16 to 20% on different keys.
 */
function isEven(gaps: readonly number[], middle: number): boolean {
  return (
    gaps.length >= (middle < FAST_GAP_MS ? evidence.fast : evidence.even) &&
    spread(gaps) < (middle < 150 ? 0.12 : 0.035)
  );
}

/** Noise without tails: an even distribution spans 3.46 standard deviations, and a person's gaps 5 to 8. */
function isBoxed(gaps: readonly number[]): boolean {
  if (gaps.length < evidence.boxed) return false;
  const deviation = spread(gaps) * mean(gaps);
  return spread(gaps) < 0.3 && Math.max(...gaps) - Math.min(...gaps) < 3.6 * deviation;
}

/** Maximum length of a list of gaps to detect. */
const LONGEST_LIST = 64;

/**
 * The same gaps again after a number of keys. Drills repeat their keys too, but people do not repeat each gap within a
 * third of their usual variation.
 */
function isRepeating(gaps: readonly number[], middle: number): boolean {
  if (gaps.length < evidence.repeating || middle === 0) return false;
  const logs = Float64Array.from(gaps, (gap) => Math.log(Math.min(Math.max(gap, middle / 4), 3 * middle)));
  const usual = meanDifference(logs);
  for (let lag = 1; lag <= Math.min(LONGEST_LIST, logs.length - evidence.fast); lag += 1) {
    let sum = 0;
    for (let at = lag; at < logs.length; at += 1) sum += Math.abs((logs[at] ?? 0) - (logs[at - lag] ?? 0));
    if (sum / (logs.length - lag) < 0.3 * usual) return true;
  }
  return false;
}

/** Few different gaps, each frequent and without neighbors: a person who often takes 80 ms also takes 79 and 81. */
function isListed(gaps: readonly number[]): boolean {
  if (gaps.length < evidence.listed) return false;
  const step = clockStep(gaps);
  if (step > 17) return false;
  const counts = new Map<number, number>();
  for (const gap of gaps) counts.set(Math.round(gap / step), (counts.get(Math.round(gap / step)) ?? 0) + 1);
  let equal = 0;
  let beside = 0;
  for (const [value, count] of counts) {
    equal += count * (count - 1);
    beside += count * (counts.get(value + 1) ?? 0);
  }
  const pairs = gaps.length * (gaps.length - 1);
  return equal / pairs >= 0.06 && equal > 2.5 * beside;
}

/** Mean difference of any two values (Gini's). */
function meanDifference(values: Float64Array): number {
  const { length } = values;
  const sum = values.toSorted().reduce((total, value, at) => total + (2 * at - length + 1) * value, 0);
  return (2 * sum) / (length * (length - 1));
}

/** Standard deviation as a part of the mean; 0 when all are 0. */
function spread(values: readonly number[]): number {
  const centre = mean(values);
  return centre === 0 ? 0 : Math.sqrt(mean(values.map((value) => (value - centre) ** 2))) / centre;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Gaps between consecutive keys, in ms. Deletions and the key after each are left out, because corrections have a
 * rhythm of their own, and a held Backspace repeats like a clock.
 */
export function keyGaps(keystrokes: readonly Keystroke[]): readonly number[] {
  const gaps: number[] = [];
  for (let at = 1; at < keystrokes.length; at += 1) {
    const before = keystrokes[at - 1];
    const key = keystrokes[at];
    if (before?.kind === "insert" && key?.kind === "insert") gaps.push(key.time - before.time);
  }
  return gaps;
}

/**
 * Resolutions of clocks in browsers and screens, in ms, coarsest first: two frames and one at 60 Hz, Windows' timer,
 * rounded clocks, frames at 120 and 144 Hz. `slack`: how far a whole millisecond may be from a multiple.
 */
const steps = [
  { ms: 100 / 3, slack: 1 },
  { ms: 20, slack: 0 },
  { ms: 50 / 3, slack: 1 },
  { ms: 16, slack: 0 },
  { ms: 15.625, slack: 1 },
  { ms: 10, slack: 0 },
  { ms: 25 / 3, slack: 1 },
  { ms: 8, slack: 0 },
  { ms: 125 / 18, slack: 1 },
  { ms: 5, slack: 0 },
  { ms: 4, slack: 0 },
  { ms: 2, slack: 0 },
] as const;

/** Share of the gaps that must fit, because a few keys may be measured differently. */
const FITTING = 0.95;

/** The resolution of the clock that measured these gaps, in ms: 1 if no coarser one fits. */
function clockStep(gaps: readonly number[]): number {
  const fits = (ms: number, slack: number): boolean =>
    gaps.filter((gap) => Math.abs(gap - Math.round(gap / ms) * ms) <= slack).length >= FITTING * gaps.length;
  return steps.find(({ ms, slack }) => fits(ms, slack))?.ms ?? 1;
}

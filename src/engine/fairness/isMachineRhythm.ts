import type { Keystroke } from "../log/Keystroke";
import { median } from "../progress/statistics";

/**
 * Gaps that a judgement takes at least. People's gaps spread by 25 to 60 % around their mean, with a long tail of
 * pauses (Dhakal et al. 2018, 136 million keystrokes); each sign below is far outside of that.
 */
const evidence = { fast: 30, repeating: 40, even: 60, listed: 60, boxed: 80 } as const;

/** Median gap in ms under which a short run is judged too: over 240 words a minute, where boards are won. */
const FAST_GAP_MS = 50;

/**
 * Whether keys followed each other as a machine gives them: evenly, evenly with a little noise, or by a short list of
 * gaps, in turn or by lot. False when there are too few keys to say.
 */
export function isMachineRhythm(keystrokes: readonly Keystroke[]): boolean {
  const gaps = keyGaps(keystrokes);
  if (gaps.length < evidence.fast) return false;
  const middle = median(gaps);
  // A pause now and then makes a machine no person.
  const steady = gaps.filter((gap) => gap <= 3 * middle);
  return isEven(steady, middle) || isBoxed(steady) || isRepeating(gaps, middle) || isListed(steady);
}

/**
 * Hardly any spread. Drummers tap a beat with 4 to 5 %, and a drill of one key comes near a beat; the most even of fast
 * typists keep 16 to 20 % where each key is another.
 */
function isEven(gaps: readonly number[], middle: number): boolean {
  return (
    gaps.length >= (middle < FAST_GAP_MS ? evidence.fast : evidence.even) &&
    spread(gaps) < (middle < 150 ? 0.12 : 0.035)
  );
}

/**
 * Noise without tails: from one bound to the other it is 3.46 standard deviations of an even draw, and 5 to 8 of a
 * person's gaps.
 */
function isBoxed(gaps: readonly number[]): boolean {
  if (gaps.length < evidence.boxed) return false;
  const deviation = spread(gaps) * mean(gaps);
  return spread(gaps) < 0.3 && Math.max(...gaps) - Math.min(...gaps) < 3.6 * deviation;
}

/** Most gaps in a list that is looked for. */
const LONGEST_LIST = 64;

/**
 * The same gaps again after so many keys. A drill repeats its keys too, but no person repeats each within a third of
 * what their gaps differ by anyway.
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

/** Few gaps, each often, and none beside them: a person who often takes 80 ms also takes 79 and 81. */
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
 * Times between keys that follow each other, in ms. A key that takes something back, and the one after it, are left
 * out: what is corrected has a rhythm of its own, and a Backspace that is held down repeats like a clock.
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
 * Steps in which clocks of browsers and screens advance, in ms, the longest first: two frames and one at 60 Hz,
 * Windows' timer, rounded clocks, frames at 120 and 144 Hz. `slack`: how far a whole millisecond may be from a
 * multiple.
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

/** Part of the gaps that must fit: a few keys may be measured otherwise. */
const FITTING = 0.95;

/** In which steps a clock advanced that measured these gaps, in ms: 1 when it shows no coarser step. */
function clockStep(gaps: readonly number[]): number {
  const fits = (ms: number, slack: number): boolean =>
    gaps.filter((gap) => Math.abs(gap - Math.round(gap / ms) * ms) <= slack).length >= FITTING * gaps.length;
  return steps.find(({ ms, slack }) => fits(ms, slack))?.ms ?? 1;
}

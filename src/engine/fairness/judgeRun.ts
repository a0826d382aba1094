import type { Keystroke } from "../log/Keystroke";
import { median } from "../progress/statistics";

/** Why a person should review a run before it counts. */
export type Suspicion = "TOO_FAST" | "MACHINE_RHYTHM" | "LOG_SEEN_BEFORE" | "FAR_ABOVE_MEDIAN";

export type JudgedRun = {
  readonly keystrokes: readonly Keystroke[];
  readonly durationMs: number;
  /** Words of five characters a minute. */
  readonly wpm: number;
  /** Share of right key presses, 0 to 100. */
  readonly accuracy: number;
  readonly earlier: readonly EarlierRun[];
  /** Prints of stored logs of all users that {@link nearbyPrints} finds. */
  readonly seen: readonly Pick<RhythmPrint, "gaps">[];
};

/**
 * Faster than people can type: the fastest on record reach 305 wpm, over 15 seconds and over a minute (Monkeytype,
 * 2024). In less than a minute an easy text may be faster.
 */
function fastestWpm(durationMs: number): number {
  return durationMs < 60_000 ? 350 : 320;
}

/**
 * If half of this many gaps are shorter than this, that is faster than 480 words per minute in some part, which pauses
 * cannot hide. Rolled keys have gaps of 20 to 60 ms, and not every other key can be rolled.
 */
const quickest = { gapMs: 25, gaps: 60 } as const;

/** The most serious reason to suspect a run; null if there is none. The same rules for practice, races and exams. */
export function judgeRun({ keystrokes, durationMs, wpm, accuracy, earlier, seen }: JudgedRun): Suspicion | null {
  const gaps = keyGaps(keystrokes);
  const isQuick = gaps.length >= quickest.gaps && median(gaps) < quickest.gapMs;
  if (wpm > fastestWpm(durationMs)) return "TOO_FAST";
  // With most keys wrong there is nothing to gain: a cat, or a key held down.
  if (accuracy < 50) return null;
  if (isQuick) return "TOO_FAST";
  if (isMachineRhythm(keystrokes)) return "MACHINE_RHYTHM";
  const print = rhythmPrint(keystrokes);
  if (print !== null && seen.some((other) => isSameRhythm(print, other))) return "LOG_SEEN_BEFORE";
  return isFarAboveOwn(wpm, earlier) ? "FAR_ABOVE_MEDIAN" : null;
}

/** An earlier run of the same user in the same language and on the same layout. */
export type EarlierRun = {
  readonly wpm: number;
  /** Whether it is of the same kind: prose with prose, adaptive practice with adaptive practice. */
  readonly isAlike: boolean;
};

/** Number of runs needed to know what is usual. */
const ENOUGH = 5;

/** Below this speed, in wpm, a jump is normal for a learner who searches for keys one day and knows them the next. */
const LEARNERS_WPM = 40;

/** Nothing explains a run of this many times the median or more. */
const BEYOND_DOUBT = 3.5;

/**
 * Whether a run is far faster than the user's own: over 2.2 times the median of runs of its kind, and 1.6 times the
 * best. Compared to runs of another kind (drills and new letters are slow), or below 40 wpm, 3.5 times the median.
 * False if fewer than five runs are known.
 * @param wpm words per minute of the run.
 * @param earlier verified runs, never flagged ones: about the last twenty.
 */
function isFarAboveOwn(wpm: number, earlier: readonly EarlierRun[]): boolean {
  const alike = earlier.filter(({ isAlike }) => isAlike);
  if (alike.length >= ENOUGH) return exceeds(wpm, alike, wpm < LEARNERS_WPM ? BEYOND_DOUBT : 2.2);
  return earlier.length >= ENOUGH && exceeds(wpm, earlier, BEYOND_DOUBT);
}

function exceeds(wpm: number, runs: readonly EarlierRun[], times: number): boolean {
  const speeds = runs.map((run) => run.wpm);
  const usual = median(speeds);
  // Runs that were aborted or typed for fun prove nothing.
  return usual > 0 && wpm >= times * usual && wpm >= 1.6 * Math.max(...speeds);
}

/** The gaps between the keystrokes of a log, which identify it whatever its keys were. */
export type RhythmPrint = {
  /**
   * Its first gaps in ms; their number is one of {@link lengths}, so that it is the same for a log that was slightly
   * cut or extended.
   */
  readonly gaps: readonly number[];
  /** Index of the longest gap, from 0. */
  readonly longestAt: number;
  /** Share of their total time that the first half took, 0 to 1. */
  readonly half: number;
};

/**
 * Possible numbers of gaps; the largest that a log has is used. Fewer gaps are no evidence, and of more the first ones
 * are enough.
 */
const lengths = [162, 108, 72, 48, 32] as const;

/** Longest gap that is stored, in ms: fits a smallint. */
const LONGEST_GAP = 32_767;

/** The print of a log; null if it is too short to be recognized, or took no time. */
export function rhythmPrint(keystrokes: readonly Keystroke[]): RhythmPrint | null {
  const length = lengths.find((one) => one < keystrokes.length);
  if (length === undefined) return null;
  const gaps = Array.from({ length }, (_, at) =>
    Math.min((keystrokes[at + 1]?.time ?? 0) - (keystrokes[at]?.time ?? 0), LONGEST_GAP),
  );
  const total = sum(gaps);
  return total === 0
    ? null
    : { gaps, longestAt: gaps.indexOf(Math.max(...gaps)), half: sum(gaps.slice(0, length / 2)) / total };
}

/** The range of similar prints: with as many gaps, the longest at one of these indexes, and `half` between these. */
export function nearbyPrints({ gaps, half }: RhythmPrint): {
  readonly length: number;
  readonly longestAt: readonly number[];
  readonly half: readonly [number, number];
} {
  const longest = gaps.map((gap, at) => ({ gap, at })).toSorted((a, b) => b.gap - a.gap);
  // The times at the end, in the middle and at the start may each be off by a few ms.
  const slack = 0.0005 + 12 / sum(gaps);
  return {
    length: gaps.length,
    longestAt: longest.slice(0, 3).map(({ at }) => at),
    half: [half - slack, half + slack],
  };
}

/**
 * Whether two logs have the same rhythm: equal gaps up to a few milliseconds, with all of them faster or slower by at
 * most a tenth. When a person types a text twice, more than half of the gaps differ by more.
 */
function isSameRhythm({ gaps }: RhythmPrint, other: Pick<RhythmPrint, "gaps">): boolean {
  if (gaps.length !== other.gaps.length) return false;
  const scale = sum(other.gaps) / sum(gaps);
  if (scale < 0.9 || scale > 1.1) return false;
  const alike = gaps.filter((gap, at) => Math.abs((other.gaps[at] ?? 0) - gap * scale) <= 8 + 0.02 * gap).length;
  return alike >= 0.9 * gaps.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

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
function isMachineRhythm(keystrokes: readonly Keystroke[]): boolean {
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
    let differences = 0;
    for (let at = lag; at < logs.length; at += 1) differences += Math.abs((logs[at] ?? 0) - (logs[at - lag] ?? 0));
    if (differences / (logs.length - lag) < 0.3 * usual) return true;
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
  const weighted = values.toSorted().reduce((total, value, at) => total + (2 * at - length + 1) * value, 0);
  return (2 * weighted) / (length * (length - 1));
}

/** Standard deviation as a part of the mean; 0 when all are 0. */
function spread(values: readonly number[]): number {
  const center = mean(values);
  return center === 0 ? 0 : Math.sqrt(mean(values.map((value) => (value - center) ** 2))) / center;
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/**
 * Gaps between consecutive keys, in ms. Deletions and the key after each are left out, because corrections have a
 * rhythm of their own, and a held Backspace repeats like a clock.
 */
function keyGaps(keystrokes: readonly Keystroke[]): readonly number[] {
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

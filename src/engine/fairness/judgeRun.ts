import type { Keystroke } from "../log/Keystroke";
import { median } from "../progress/statistics";
import { isMachineRhythm, keyGaps } from "./isMachineRhythm";
import { isSameRhythm, rhythmPrint, type RhythmPrint } from "./RhythmPrint";

/** Why a run should be looked at by a person before it counts. */
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
  readonly seen: readonly RhythmPrint[];
};

/**
 * Faster than people can type: the fastest on record reach 305 wpm, over 15 seconds and over a minute (Monkeytype,
 * 2024). In less than a minute an easy text may be faster.
 */
export function fastestWpm(durationMs: number): number {
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

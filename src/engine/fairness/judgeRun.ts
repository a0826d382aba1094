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
  /** Right key presses of all, 0 to 100. */
  readonly accuracy: number;
  readonly earlier: readonly EarlierRun[];
  /** Prints of stored logs of all users that {@link nearbyPrints} finds. */
  readonly seen: readonly RhythmPrint[];
};

/**
 * Faster than people type: the fastest on record keep 305 wpm, for 15 seconds and for a minute (Monkeytype, 2024). Over
 * less than a minute a lucky text may be faster.
 */
export function fastestWpm(durationMs: number): number {
  return durationMs < 60_000 ? 350 : 320;
}

/**
 * Half of the gaps shorter than this, over so many gaps, is faster than 480 words a minute wherever somebody typed:
 * pauses do not hide it. Rolled keys follow each other in 20 to 60 ms, and not every other key can be rolled.
 */
const quickest = { gapMs: 25, gaps: 60 } as const;

/** What stands out in a run, the gravest sign; null when nothing does. One rule for practice, races and exams. */
export function judgeRun({ keystrokes, durationMs, wpm, accuracy, earlier, seen }: JudgedRun): Suspicion | null {
  const gaps = keyGaps(keystrokes);
  const isQuick = gaps.length >= quickest.gaps && median(gaps) < quickest.gapMs;
  if (wpm > fastestWpm(durationMs)) return "TOO_FAST";
  // Where most is wrong there is nothing to gain: a cat, or a key that is held down.
  if (accuracy < 50) return null;
  if (isQuick) return "TOO_FAST";
  if (isMachineRhythm(keystrokes)) return "MACHINE_RHYTHM";
  const print = rhythmPrint(keystrokes);
  if (print !== null && seen.some((other) => isSameRhythm(print, other))) return "LOG_SEEN_BEFORE";
  return isFarAboveOwn(wpm, earlier) ? "FAR_ABOVE_MEDIAN" : null;
}

/** An earlier run of the same person in the same language and on the same layout. */
export type EarlierRun = {
  readonly wpm: number;
  /** Whether it is of the same kind: prose with prose, practice's choice with practice's choice. */
  readonly isAlike: boolean;
};

/** So many runs are needed to know what is usual. */
const ENOUGH = 5;

/** Below this a jump is a learner's: hunting for keys one day, knowing them the next. In wpm. */
const LEARNERS_WPM = 40;

/** From so many times the median up nothing explains it. */
const BEYOND_DOUBT = 3.5;

/**
 * Whether a run is far above what the same person types: over 2.2 times the median of runs of its kind, and 1.6 times
 * the best. Compared with runs of another kind (drills and new letters are slow), or below 40 wpm, it takes 3.5 times
 * the median. False where fewer than five runs are known.
 * @param wpm words a minute of the run.
 * @param earlier verified runs, flagged ones never: the latest twenty or so.
 */
function isFarAboveOwn(wpm: number, earlier: readonly EarlierRun[]): boolean {
  const alike = earlier.filter(({ isAlike }) => isAlike);
  if (alike.length >= ENOUGH) return exceeds(wpm, alike, wpm < LEARNERS_WPM ? BEYOND_DOUBT : 2.2);
  return earlier.length >= ENOUGH && exceeds(wpm, earlier, BEYOND_DOUBT);
}

function exceeds(wpm: number, runs: readonly EarlierRun[], times: number): boolean {
  const speeds = runs.map((run) => run.wpm);
  const usual = median(speeds);
  // Of runs that were broken off, or typed for fun, nothing can be said.
  return usual > 0 && wpm >= times * usual && wpm >= 1.6 * Math.max(...speeds);
}

import { median } from "../progress/median";

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
 * the best. Compared with runs of another kind
 * (drills and new letters are slow), or below 40 wpm, it takes 3.5 times the median. False where fewer than five runs
 * are known.
 * @param wpm words a minute of the run.
 * @param earlier verified runs, flagged ones never: the latest twenty or so.
 */
export function isFarAboveOwn(wpm: number, earlier: readonly EarlierRun[]): boolean {
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

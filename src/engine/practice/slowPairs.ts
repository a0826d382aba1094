import { addRun, type FinishedRun } from "../adaptive/addRun";
import { emptyAdaptiveState } from "../adaptive/AdaptiveState";
import { defaultGoal } from "../adaptive/PracticeGoal";

/** Two letters in a row that take their time. */
export type SlowPair = {
  readonly pair: string;
  /** Of the second letter after the first, with what misses cost. */
  readonly timeMs: number;
};

/** Fewer presses say little of a pair. */
const ENOUGH_PRESSES = 4;

/** A pair counts as slow from so many times the person's usual. */
const SLOW_FROM = 1.15;

/** A miss costs so many presses: the wrong one, the Backspace, and the thought between them. */
const MISS_COST = 4;

/** Small letters: a capital costs its Shift, which is practised elsewhere. */
const letters = /^\p{Ll}{2}$/u;

/**
 * The pairs of letters that somebody types more slowly than their others, slowest first, then by name.
 * @param runs oldest first.
 */
export function slowPairs(runs: readonly FinishedRun[]): readonly SlowPair[] {
  const { pairs } = runs.reduce((state, run) => addRun(state, run, defaultGoal), emptyAdaptiveState);
  const known = Object.entries(pairs).filter(
    ([pair, { presses, timeMs }]) => letters.test(pair) && presses >= ENOUGH_PRESSES && timeMs > 0,
  );
  const times = known.map(([pair, { timeMs, missRate }]) => ({ pair, timeMs: timeMs * (1 + MISS_COST * missRate) }));
  times.sort((a, b) => b.timeMs - a.timeMs || (a.pair < b.pair ? -1 : 1));
  const usual = times[Math.floor(times.length / 2)]?.timeMs ?? 0;
  return times.filter(({ timeMs }) => timeMs >= SLOW_FROM * usual);
}

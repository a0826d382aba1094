import { isLearnt } from "./isLearnt";
import type { KeyStat } from "./KeyStat";
import type { PracticeGoal } from "./PracticeGoal";

/**
 * How many presses the smoothed figures reach back: the newest counts this much, or its fair share while there are
 * fewer.
 * One miss in 34 presses is 97 %.
 */
export const MEMORY_PRESSES = 34;

/** One press where a key was expected. */
export type Press = {
  readonly right: boolean;
  /** Time since the press before in ms, or null when it says nothing about this key. */
  readonly gapMs: number | null;
  readonly day: number;
};

/** What is known of a key after one more press. */
export function foldPress(stat: KeyStat, { right, gapMs, day }: Press, goal: PracticeGoal): KeyStat {
  const presses = stat.presses + 1;
  const share = Math.max(1 / presses, 1 / MEMORY_PRESSES);
  const timeMs = right && gapMs !== null ? smooth(stat.timeMs, gapMs, stat.timeMs === 0 ? 1 : share) : stat.timeMs;
  const missRate = smooth(stat.missRate, right ? 0 : 1, share);
  const inARow = right ? stat.inARow + 1 : 0;
  return {
    presses,
    misses: stat.misses + (right ? 0 : 1),
    timeMs,
    missRate,
    inARow,
    day: Math.max(stat.day, day),
    learnt: stat.learnt || isLearnt({ presses, missRate, inARow, timeMs }, goal),
  };
}

function smooth(before: number, sample: number, share: number): number {
  return before + share * (sample - before);
}

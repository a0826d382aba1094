import type { KeyStat } from "./KeyStat";
import { goalTimeMs, type PracticeGoal } from "./PracticeGoal";

/** Presses before a key's figures are believed. */
export const ENOUGH_PRESSES = 30;

/** How much slower than the goal a key may be for the next one to open: first right, then fast. */
const SLOWER_THAN_GOAL = 3;

/**
 * Whether a key is known well enough, now, for the next one to open: right often enough over at least 30 presses (of
 * all recent ones,
 * or of the last 30, none of which missed), and not too slow.
 */
export function isLearnt(
  { presses, missRate, inARow, timeMs }: Pick<KeyStat, "presses" | "missRate" | "inARow" | "timeMs">,
  goal: PracticeGoal,
): boolean {
  const isRight = inARow >= ENOUGH_PRESSES || (presses >= ENOUGH_PRESSES && missRate <= goal.missRate);
  return isRight && timeMs <= SLOWER_THAN_GOAL * goalTimeMs(goal);
}

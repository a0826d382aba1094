import type { KeyStat } from "./KeyStat";
import { goalTimeMs, type PracticeGoal } from "./PracticeGoal";

/** Presses before a key's figures are believed. */
export const ENOUGH_PRESSES = 30;

/** How much slower than the goal a key may be for the next one to open: first right, then fast. */
const SLOWER_THAN_GOAL = 3;

/** Whether a key is known well enough, now, for the next one to open: right often enough, over enough presses, and not too slow. */
export function isLearnt({ presses, missRate, timeMs }: Pick<KeyStat, "presses" | "missRate" | "timeMs">, goal: PracticeGoal): boolean {
  return presses >= ENOUGH_PRESSES && missRate <= goal.missRate && timeMs <= SLOWER_THAN_GOAL * goalTimeMs(goal);
}

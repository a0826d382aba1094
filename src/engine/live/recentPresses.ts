import { liveLimits } from "./liveLimits";

const HALF = 2 ** (liveLimits.stuckPresses / 2);
const ALL = HALF * HALF;

/**
 * Remembers one more key press and forgets the oldest: binary digits of one number, since a busy server folds thousands
 * a second.
 */
export function addPress(recent: number, right: boolean): number {
  return (recent * 2 + (right ? 1 : 0)) % ALL;
}

/** How many of the last key presses were right. */
export function countRight(recent: number): number {
  return ones(Math.floor(recent / HALF)) + ones(recent % HALF);
}

function ones(half: number): number {
  let count = 0;
  for (let rest = half; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

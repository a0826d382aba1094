import { ENOUGH_PRESSES } from "./isLearnt";
import type { KeyStat } from "./KeyStat";
import { goalTimeMs, type PracticeGoal } from "./PracticeGoal";
import { retention } from "./retention";

/**
 * How sure it is that a key is at the goal, 0 to 1: its speed × its accuracy, each at most 1 and relative to the
 * goal's, × how much of its
 * presses still counts (days without it) × how many there were. 1 is: at the goal, today.
 */
export function confidenceOf(stat: KeyStat, goal: PracticeGoal, today: number): number {
  if (stat.timeMs === 0) return 0;
  const speed = Math.min(1, goalTimeMs(goal) / stat.timeMs);
  const accuracy = Math.min(1, (1 - stat.missRate) / (1 - goal.missRate));
  return speed * accuracy * retention(today - stat.day) * Math.min(1, stat.presses / ENOUGH_PRESSES);
}

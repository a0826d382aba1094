import { liveLimits } from "./liveLimits";
import type { LiveRun } from "./LiveRun";
import { countRight } from "./recentPresses";

/**
 * Whether somebody in the middle of a run needs help: no key for a while, or too few right of the last key presses.
 * @param silentMs since the last key, or since the run began.
 */
export function isStuck({ presses, recent }: LiveRun, silentMs: number): boolean {
  const { silenceMs, stuckPresses, stuckPercent } = liveLimits;
  if (silentMs >= silenceMs) return true;
  return presses >= stuckPresses && countRight(recent) * 100 < stuckPercent * stuckPresses;
}

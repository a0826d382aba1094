import type { RunMark } from "./AdaptiveState";

/** Nobody is thought to have been away for longer as long as only their own clock says so. */
const LONGEST_ABSENCE_MS = 60 * 86_400_000;

/**
 * When a run ended, as far as an unchecked clock can be believed: after the run before it, and not years later. A clock
 * that was set back would
 * have the run ignored, one that ran ahead would have every key forgotten.
 * @param clock what the clock says, in ms since 1970.
 */
export function plausibleEnd(clock: number, last: RunMark | null): number {
  if (last === null) return clock;
  return Math.min(Math.max(clock, last.endedAt + 1), last.endedAt + LONGEST_ABSENCE_MS);
}

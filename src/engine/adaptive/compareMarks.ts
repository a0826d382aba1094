import type { RunMark } from "./AdaptiveState";

/**
 * The order of runs: by their end, then by id in code units. Negative when `a` is the earlier one, 0 when they are one
 * run.
 */
export function compareMarks(a: RunMark, b: RunMark): number {
  if (a.endedAt !== b.endedAt) return a.endedAt - b.endedAt;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

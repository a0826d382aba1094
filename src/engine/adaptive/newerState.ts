import type { AdaptiveState } from "./AdaptiveState";
import { compareMarks } from "./compareMarks";

/**
 * Which of two states of one person to go on with: the one that has seen more runs, then the later one, then the first
 * by its text.
 * So it does not matter who asks whom, how often, or in which order. What only the other one has seen comes back with
 * its results ({@link deriveState}).
 */
export function newerState(a: AdaptiveState, b: AdaptiveState): AdaptiveState {
  if (a.runs !== b.runs) return a.runs > b.runs ? a : b;
  if (a.last === null || b.last === null) return a.last === null ? b : a;
  const order = compareMarks(a.last, b.last);
  if (order !== 0) return order > 0 ? a : b;
  return JSON.stringify(a) <= JSON.stringify(b) ? a : b;
}

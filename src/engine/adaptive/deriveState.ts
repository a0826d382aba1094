import { addRun, type FinishedRun } from "./addRun";
import { emptyAdaptiveState, type AdaptiveState } from "./AdaptiveState";
import { compareMarks } from "./compareMarks";
import type { PracticeGoal } from "./PracticeGoal";

/**
 * The state that follows from a set of runs, in whatever order and however often each of them comes: this is how the
 * runs of two
 * devices become one state.
 */
export function deriveState(runs: readonly FinishedRun[], goal: PracticeGoal): AdaptiveState {
  return [...runs].sort(compareMarks).reduce((state, run) => addRun(state, run, goal), emptyAdaptiveState);
}

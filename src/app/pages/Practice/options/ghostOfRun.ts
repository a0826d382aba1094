import type { ReactNode } from "react";
import type { TypingRun } from "../../../typing/TypingRun";

/** Renders how a run ended beside its ghost. A function, so that nothing of it is loaded for runs without one. */
type RenderResult = () => ReactNode;

const results = new WeakMap<TypingRun, RenderResult>();

/** Says that a ghost is shown beside a run. */
export function noteGhost(run: TypingRun, renderResult: RenderResult): void {
  results.set(run, renderResult);
}

/** Says that a run is typed without a ghost after all. */
export function forgetGhost(run: TypingRun): void {
  results.delete(run);
}

/** How a finished run compares with its ghost; null if it had none. */
export function renderGhostResult(run: TypingRun): ReactNode {
  return results.get(run)?.() ?? null;
}

import { KEPT_RUNS_KEY } from "./keptRunsKey";
import type { StrandedRun } from "./StrandedRun";

/** Puts a run with those that wait to be saved, when nothing more than this is at hand. The next visit sends it. */
export function strandRun(run: StrandedRun): void {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_RUNS_KEY) ?? "[]");
    localStorage.setItem(KEPT_RUNS_KEY, JSON.stringify([...(Array.isArray(kept) ? kept : []), run]));
  } catch {
    // Full or forbidden: there is no place left to keep it.
  }
}

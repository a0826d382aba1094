import { subscribeToToken } from "../../../relay/sessionToken";
import type { KeptRun } from "./KeptRun";
import { KEPT_RUNS_KEY } from "./keptRunsKey";
import { readKeptRun } from "./readKeptRun";

/** More than anybody types in a day offline; the oldest go first. */
const MOST = 200;

/** In memory as well: a browser that forbids storage keeps them until the page closes. */
const inMemory = new Map<string, KeptRun>();

// What was in storage is cleared by useKeptRuns, which every page has.
subscribeToToken((change) => {
  if (change === "lost") inMemory.clear();
});

/** The runs that wait to be saved, oldest first: those of this page and those that an earlier one left. */
export function readKeptRuns(): readonly KeptRun[] {
  const runs = new Map(readStorage().map((run) => [run.runId, run]));
  for (const run of inMemory.values()) runs.set(run.runId, run);
  return [...runs.values()].sort((a, b) => a.startedAtMs - b.startedAtMs);
}

/** Keeps a run until {@link forgetRun}. Keeping it twice keeps it once. */
export function keepRun(run: KeptRun): void {
  inMemory.set(run.runId, run);
  writeStorage(readKeptRuns().slice(-MOST));
}

export function forgetRun(runId: string): void {
  inMemory.delete(runId);
  writeStorage(readStorage().filter((run) => run.runId !== runId));
}

function readStorage(): readonly KeptRun[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_RUNS_KEY) ?? "[]");
    return Array.isArray(kept) ? kept.flatMap(readKeptRun) : [];
  } catch {
    return [];
  }
}

function writeStorage(runs: readonly KeptRun[]): void {
  try {
    if (runs.length === 0) localStorage.removeItem(KEPT_RUNS_KEY);
    else localStorage.setItem(KEPT_RUNS_KEY, JSON.stringify(runs));
  } catch {
    // Full or forbidden: they stay in memory.
  }
}

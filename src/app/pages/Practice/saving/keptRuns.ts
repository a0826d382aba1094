import { subscribeToToken } from "../../../relay/sessionToken";
import { getExpiredMember, getSessionMember } from "../../../relay/sessionMember";
import type { KeptRun } from "./KeptRun";
import { KEPT_RUNS_KEY } from "./keptRunsKey";
import { readKeptRun } from "./readKeptRun";

/** More than anybody types in a week offline; the oldest go first. */
const MOST = 1000;

/** In memory as well: a browser that forbids storage keeps them until the page closes. */
const inMemory = new Map<string, KeptRun>();

// What was in storage is cleared by useKeptRuns, which every page has.
subscribeToToken((change) => {
  if (change === "lost")
    for (const { runId, account } of Array.from(inMemory.values())) if (account === undefined) inMemory.delete(runId);
});

/** The runs that wait to be saved, oldest first: those of this page and those that an earlier one left. */
export function readKeptRuns(): readonly KeptRun[] {
  const runs = new Map(readStorage().map((run) => [run.runId, run]));
  for (const run of inMemory.values()) runs.set(run.runId, run);
  return [...runs.values()].sort((a, b) => a.startedAtMs - b.startedAtMs);
}

/**
 * Those that may be saved in the account of whoever is at the keyboard, or was until their session ended. The others
 * wait for their own person.
 */
export function readOwnRuns(): readonly KeptRun[] {
  const member = currentMember();
  return readKeptRuns().filter(({ account }) => account === undefined || account === member);
}

/** Whether a run that waits outlasts this page: not where the browser forbids storage, or has no room left. */
export function isLasting(runId: string): boolean {
  return !inMemory.has(runId) || readStorage().some((run) => run.runId === runId);
}

/** Keeps a run, as that of whoever is at the keyboard, until {@link forgetRun}. Keeping it twice keeps it once. */
export function keepRun(run: KeptRun): void {
  const account = currentMember();
  inMemory.set(run.runId, account === null ? run : { ...run, account });
  writeStorage(readKeptRuns().slice(-MOST));
}

function currentMember(): string | null {
  return getSessionMember() ?? getExpiredMember();
}

export function forgetRun(runId: string): void {
  inMemory.delete(runId);
  // With those of this page: where two pages wrote at the same moment, one of them is written again.
  writeStorage(readKeptRuns().filter((run) => run.runId !== runId));
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

import { getOwnMember, subscribeToToken } from "../../relay/sessionToken";
import { type UnsavedRun, type RunWithKeystrokes, UNSAVED_RUNS_KEY, withAccount } from "./UnsavedRun";
import type { Keystroke } from "../../../engine/log/Keystroke";
import { encodeLog, decodeLog } from "../../../engine/log/logCodec";
import { isRaceCode } from "../../../contract/codes";

/** More than anyone types in a week offline. Beyond this the oldest are dropped. */
const MOST = 1000;

/** Also in memory, for browsers that forbid storage. */
const inMemory = new Map<string, UnsavedRun>();

// What was in storage is cleared by useUnsavedRuns, which every page calls.
subscribeToToken((change) => {
  if (change === "lost")
    for (const { runId, account } of Array.from(inMemory.values())) if (account === undefined) inMemory.delete(runId);
});

/** The runs that are not saved yet, oldest first, from this page and earlier ones. */
export function readUnsavedRuns(): readonly UnsavedRun[] {
  const runs = new Map(readStorage().map((run) => [run.runId, run]));
  for (const run of inMemory.values()) runs.set(run.runId, run);
  return [...runs.values()].sort((a, b) => a.startedAtMs - b.startedAtMs);
}

/** The unsaved runs of the current member, or of the one whose session expired, and of guests. */
export function readOwnRuns(): readonly UnsavedRun[] {
  const member = getOwnMember();
  return readUnsavedRuns().filter(({ account }) => account === undefined || account === member);
}

/** Whether an unsaved run survives closing the page: false if the browser forbids storage or has no room left. */
export function isStored(runId: string): boolean {
  return !inMemory.has(runId) || readStorage().some((run) => run.runId === runId);
}

/** Stores a run for the current member, or for a guest, until {@link removeRun}. Storing it twice has no effect. */
export function storeRun(run: UnsavedRun): void {
  inMemory.set(run.runId, withAccount(run));
  writeStorage(readUnsavedRuns().slice(-MOST));
}

export function removeRun(runId: string): void {
  inMemory.delete(runId);
  // Includes the runs of this page: if two pages wrote at the same moment, one of them was lost.
  writeStorage(readUnsavedRuns().filter((run) => run.runId !== runId));
}

function readStorage(): readonly UnsavedRun[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(UNSAVED_RUNS_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.flatMap(readUnsavedRun) : [];
  } catch {
    return [];
  }
}

function writeStorage(runs: readonly UnsavedRun[]): void {
  try {
    if (runs.length === 0) localStorage.removeItem(UNSAVED_RUNS_KEY);
    else localStorage.setItem(UNSAVED_RUNS_KEY, JSON.stringify(runs));
  } catch {
    // Full or forbidden: they stay in memory.
  }
}

/** A run from local storage, or nothing if it is invalid, because other code may have written it. */
function readUnsavedRun(value: unknown): readonly UnsavedRun[] {
  if (isUnsavedRun(value)) return [value];
  if (!isRunWithKeystrokes(value)) return [];
  const { keystrokes, ...run } = value;
  return [{ ...run, log: encodeLog(keystrokes) }];
}

function isUnsavedRun(value: unknown): value is UnsavedRun {
  return hasFacts(value) && has(value, "log", "string");
}

function isRunWithKeystrokes(value: unknown): value is RunWithKeystrokes {
  if (!hasFacts(value)) return false;
  const keystrokes: unknown = Reflect.get(value, "keystrokes");
  return Array.isArray(keystrokes) && keystrokes.every(isKeystroke);
}

function isKeystroke(value: unknown): value is Keystroke {
  if (!has(value, "time", "number") || !has(value, "kind", "string")) return false;
  const kind: unknown = Reflect.get(value, "kind");
  return kind === "deleteGrapheme" || kind === "deleteWord" || (kind === "insert" && has(value, "text", "string"));
}

function hasFacts(value: unknown): value is object {
  const isNamed =
    has(value, "runId", "string") &&
    has(value, "startedAtMs", "number") &&
    has(value, "mode", "string") &&
    has(value, "language", "string");
  return (
    isNamed &&
    has(value, "modeAmount", "number", "null") &&
    has(value, "seed", "number", "null") &&
    has(value, "textId", "string", "null") &&
    hasExtras(value)
  );
}

/** Optional fields. Runs from an earlier version have none of them. */
function hasExtras(value: object): boolean {
  const isWord = (name: string) => has(value, name, "string", "null", "undefined");
  const isNumber = (name: string) => has(value, name, "number", "null", "undefined");
  const isSwitch = (name: string) => has(value, name, "boolean", "undefined");
  return (
    ["layout", "prompt", "exerciseId", "account", "wordList", "keyRule"].every(isWord) &&
    ["from", "to", "courseVersion"].every(isNumber) &&
    isListOrNone(Reflect.get(value, "focusKeys")) &&
    ["punctuation", "numbers"].every(isSwitch) &&
    isOfRaceOrNone(Reflect.get(value, "raceCode"))
  );
}

function isListOrNone(keys: unknown): boolean {
  return keys == null || (Array.isArray(keys) && keys.every((key) => typeof key === "string"));
}

function isOfRaceOrNone(code: unknown): boolean {
  return code == null || (typeof code === "string" && isRaceCode(code));
}

function has(value: unknown, name: string, ...types: readonly string[]): value is object {
  if (typeof value !== "object" || value === null) return false;
  const field: unknown = Reflect.get(value, name);
  return types.includes(field === null ? "null" : typeof field);
}

/** No run is older than Typeloop, and the server refuses those that claim to be. */
const EARLIEST_MS = Date.UTC(2020, 0, 2);

/**
 * When a run began, in ms since 1970 by this computer's clock. If the clock was wrong and was corrected since, the run
 * would end in the future or begin before Typeloop existed. Such a run is moved to a possible time, together with the
 * others by that clock, so that they do not overlap.
 * @param others all unsaved runs, including this one.
 */
export function possibleStart(run: UnsavedRun, others: readonly UnsavedRun[], now: number): number {
  const isLate = (one: UnsavedRun): boolean => endOf(one) > now;
  const isAlike = isEarly(run) ? isEarly : isLate(run) ? isLate : null;
  if (isAlike === null) return run.startedAtMs;
  const last = Math.max(endOf(run), ...others.filter(isAlike).map(endOf));
  return run.startedAtMs - last + now;
}

function isEarly({ startedAtMs }: UnsavedRun): boolean {
  return startedAtMs < EARLIEST_MS;
}

function endOf({ mode, modeAmount, log, startedAtMs }: UnsavedRun): number {
  if (mode === "TIME" && modeAmount !== null) return startedAtMs + modeAmount * 1000;
  const decoded = decodeLog(log);
  return startedAtMs + (decoded.ok ? (decoded.keystrokes.at(-1)?.time ?? 0) : 0);
}

import type { IEnvironment } from "relay-runtime";
import { type ErrorCode, readErrorCode } from "../../../contract/errorCodes";
import { getConnectionState, subscribeToConnectionState } from "../../relay/connectionState";
import { subscribeToSessionMember } from "../../relay/sessionMember";
import type { UnsavedRun } from "./UnsavedRun";
import { removeRun, isStored, storeRun, readUnsavedRuns, readOwnRuns, possibleStart } from "./unsavedRuns";
import { saveRun, TooManyRuns, type SaveAnswer } from "./saveRun";

/**
 * State of a run: being sent, saved by the server, refused, or stored in this browser until the server can be reached.
 */
export type SaveState =
  | { readonly kind: "saving" }
  | SaveAnswer
  | {
      readonly kind: "kept";
      readonly code: ErrorCode;
      /** Whether it is stored beyond the lifetime of this page. */ readonly isLasting: boolean;
    };

const saving: SaveState = { kind: "saving" };
const FIRST_RETRY_MS = 5000;
const LAST_RETRY_MS = 60_000;

/**
 * Errors that affect all runs: the network layer has already retried, and the others would fail for the same reason.
 */
const general: ReadonlySet<ErrorCode> = new Set([
  "NETWORK",
  "OFFLINE",
  "DOCUMENT_UNKNOWN",
  "RATE_LIMITED",
  "TIMED_OUT",
  "SESSION_EXPIRED",
]);

const states = new Map<string, SaveState>();
const listeners = new Set<() => void>();
let flushing: Promise<void> | undefined;
let retryMs = FIRST_RETRY_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let current: IEnvironment | undefined;

/** Stores a finished run and saves it, now or as soon as the server can be reached. */
export function saveFinishedRun(environment: IEnvironment, run: UnsavedRun): void {
  if (states.has(run.runId)) return;
  storeRun(run);
  setState(run.runId, saving);
  void saveUnsavedRuns(environment);
}

/**
 * Sends all waiting runs. Resolves when each was tried, or one could not reach the server; those without a response are
 * retried automatically.
 */
export function saveUnsavedRuns(environment: IEnvironment): Promise<void> {
  hear(environment);
  flushing ??= inTurn(() => flush(environment)).finally(() => {
    flushing = undefined;
  });
  return flushing;
}

/** The state of a run; undefined for one that this page does not know. */
export function getSaveState(runId: string): SaveState | undefined {
  return states.get(runId);
}

/** Calls the listener after each change. Returns the unsubscribe function. */
export function subscribeToSaving(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function flush(environment: IEnvironment): Promise<void> {
  clearTimeout(timer);
  const tried = new Set<string>();
  let pauseMs = 0;
  // A run that finishes while others are being sent is included.
  for (let run = nextRun(tried); run !== undefined; run = nextRun(tried)) {
    tried.add(run.runId);
    const failure = await trySave(environment, run);
    const code = failure && readErrorCode(failure);
    if (code === null || !general.has(code)) continue;
    if (failure instanceof TooManyRuns) pauseMs = failure.retryAfterMs;
    for (const { runId } of readUnsavedRuns()) setState(runId, kept(runId, code));
    // This page cannot save anymore; a reloaded one can.
    if (code === "DOCUMENT_UNKNOWN") return;
    break;
  }
  if (readOwnRuns().length === 0) {
    retryMs = FIRST_RETRY_MS;
    return;
  }
  timer = setTimeout(() => void saveUnsavedRuns(current ?? environment), Math.max(pauseMs, retryMs));
  retryMs = Math.min(LAST_RETRY_MS, retryMs * 2);
}

function nextRun(tried: ReadonlySet<string>): UnsavedRun | undefined {
  return readOwnRuns().find(({ runId }) => !tried.has(runId));
}

/** Returns why the run could not be saved yet, or null if it was saved or refused. */
async function trySave(environment: IEnvironment, run: UnsavedRun): Promise<Error | null> {
  try {
    const answer = await saveRun(environment, {
      ...run,
      startedAtMs: possibleStart(run, readUnsavedRuns(), Date.now()),
    });
    removeRun(run.runId);
    setState(run.runId, answer);
    if (answer.kind === "saved") tellRunSaved();
    return null;
  } catch (error) {
    setState(run.runId, kept(run.runId, readErrorCode(error)));
    return error instanceof Error ? error : new Error("The run was not saved.", { cause: error });
  }
}

function kept(runId: string, code: ErrorCode): SaveState {
  return { kind: "kept", code, isLasting: isStored(runId) };
}

/** From the first call on, retries as soon as there is a connection, for the current user. */
function hear(environment: IEnvironment): void {
  const isHearing = current !== undefined;
  current = environment;
  if (isHearing) return;
  const again = (): void => {
    if (current !== undefined && readOwnRuns().length > 0) void saveUnsavedRuns(current);
  };
  window.addEventListener("online", again);
  // A user who signs in may have earlier runs here.
  subscribeToSessionMember(again);
  subscribeToConnectionState(() => {
    if (getConnectionState() === "online") again();
  });
}

function setState(runId: string, state: SaveState): void {
  states.set(runId, state);
  for (const listener of listeners) listener();
}

const NAME = "typeloop-saving";

/** Maximum wait for another page, in ms. Saving twice is harmless. */
const LONGEST_WAIT_MS = 30_000;

/**
 * Makes the pages of a browser save one after another, so that those without an account get the same one. Browsers that
 * do not support this (plain HTTP) save at once.
 */
async function inTurn(work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  let hasBegun = false;
  const begin = (): Promise<void> => {
    hasBegun = true;
    return work();
  };
  try {
    await navigator.locks.request(NAME, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    await work();
  }
}

const savedRunsListeners = new Set<() => void>();

/** Called when the server has saved a run, so that lists of results on screen can be updated. */
function tellRunSaved(): void {
  for (const listener of savedRunsListeners) listener();
}

/** Calls the listener after each saved run. Returns the unsubscribe function. */
export function subscribeToSavedRuns(listener: () => void): () => void {
  savedRunsListeners.add(listener);
  return () => savedRunsListeners.delete(listener);
}

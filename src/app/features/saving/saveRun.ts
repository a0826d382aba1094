import { commitMutation, graphql, type IEnvironment } from "relay-runtime";
import type { saveRunMutation } from "../../../../__generated__/saveRunMutation.graphql";
import { type ErrorCode, readErrorCode } from "../../../contract/errorCodes";
import { toIsoDateTime, toKeystrokeLog } from "../../../contract/scalars";
import { getConnectionState, subscribeToConnectionState } from "../../relay/connectionState";
import { ensureAccount } from "../../relay/ensureAccount";
import { RequestError } from "../../relay/RequestError";
import { sampleServerClock, serverNow } from "../../relay/serverClock";
import { getSessionMember, subscribeToSessionMember } from "../../relay/sessionMember";
import type { UnsavedRun } from "./UnsavedRun";
import { removeRun, isStored, storeRun, readUnsavedRuns, readOwnRuns, possibleStart } from "./unsavedRuns";

/**
 * Where a run is: on its way, with the server, refused by it, or kept in this browser until the server can be reached.
 */
export type SaveState =
  | { readonly kind: "saving" }
  | SaveAnswer
  | {
      readonly kind: "kept";
      readonly code: ErrorCode;
      /** Whether it outlasts this page. */
      readonly isLasting: boolean;
    };

const saving: SaveState = { kind: "saving" };
const FIRST_RETRY_MS = 5000;
const LAST_RETRY_MS = 60_000;

/**
 * What stands in the way of one run stands in the way of all: the network layer has tried again already, and the others
 * would only wait for the same.
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

/** Keeps a finished run and saves it: now, or as soon as the server can be reached. */
export function saveFinishedRun(environment: IEnvironment, run: UnsavedRun): void {
  if (states.has(run.runId)) return;
  storeRun(run);
  setState(run.runId, saving);
  void saveUnsavedRuns(environment);
}

/**
 * Sends all runs that wait. Resolves when each was tried, or one found no server; those without an answer are tried
 * again by themselves.
 */
export function saveUnsavedRuns(environment: IEnvironment): Promise<void> {
  hear(environment);
  flushing ??= inTurn(() => flush(environment)).finally(() => {
    flushing = undefined;
  });
  return flushing;
}

/** How it stands with a run; undefined for one that this page does not know. */
export function getSaveState(runId: string): SaveState | undefined {
  return states.get(runId);
}

/** Calls the listener after each change. Returns the way to stop. */
export function subscribeToSaving(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function flush(environment: IEnvironment): Promise<void> {
  clearTimeout(timer);
  const tried = new Set<string>();
  let pauseMs = 0;
  // A run may be finished while others are on their way: it takes its turn.
  for (let run = nextRun(tried); run !== undefined; run = nextRun(tried)) {
    tried.add(run.runId);
    const failure = await trySave(environment, run);
    const code = failure && readErrorCode(failure);
    if (code === null || !general.has(code)) continue;
    if (failure instanceof TooManyRuns) pauseMs = failure.retryAfterMs;
    for (const { runId } of readUnsavedRuns()) setState(runId, kept(runId, code));
    // This page cannot save any more; the next one will.
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

/** Gives why the run could not be saved yet, or null when it is saved or refused. */
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

/** From the first call on, tries again as soon as there is a connection; for whoever is at the keyboard then. */
function hear(environment: IEnvironment): void {
  const isHearing = current !== undefined;
  current = environment;
  if (isHearing) return;
  const again = (): void => {
    if (current !== undefined && readOwnRuns().length > 0) void saveUnsavedRuns(current);
  };
  window.addEventListener("online", again);
  // Whoever signs in may have runs here from before.
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

/** A page that is stuck is not waited for: saving twice saves once. */
const LONGEST_WAIT_MS = 30_000;

/**
 * Lets the pages of a browser save one after another, so that those that have no account yet get the same one. Browsers
 * that cannot do so (plain HTTP) save at once.
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

/** The keeper tells here that the server has taken a run: lists of results that are on screen lack it. */
function tellRunSaved(): void {
  for (const listener of savedRunsListeners) listener();
}

/** Calls the listener after each run that was saved. Returns the way to stop. */
export function subscribeToSavedRuns(listener: () => void): () => void {
  savedRunsListeners.add(listener);
  return () => savedRunsListeners.delete(listener);
}

const document = graphql`
  mutation saveRunMutation($input: SaveResultInput!) {
    saveResult(input: $input) {
      __typename
      ... on SaveResultSuccess {
        result {
          id
          wpm
          raw
          strokesPerMinute
          accuracy
          consistency
          status
        }
      }
      ... on RateLimitedError {
        retryAfterSeconds
      }
      ... on Error {
        code
      }
    }
  }
`;

/** The server takes no more runs for now. Nothing is lost: the run goes again after the pause it asks for. */
class TooManyRuns extends RequestError {
  constructor(readonly retryAfterMs: number) {
    super("RATE_LIMITED", { operationName: "saveRunMutation" });
  }
}

/** The server's figures of a run. */
export type SavedFigures = {
  readonly wpm: number;
  readonly raw: number;
  readonly strokesPerMinute: number;
  readonly accuracy: number;
  readonly consistency: number;
};

type SaveAnswer =
  | { readonly kind: "saved"; readonly resultId: string; readonly figures: SavedFigures; readonly isFlagged: boolean }
  | { readonly kind: "refused"; readonly code: ErrorCode };

let clock: Promise<void> | undefined;

/**
 * Saves a run in the account of this session, or of a new guest. Safe to repeat. Rejects with a RequestError when there
 * is no response, and with TooManyRuns when the server asks for a pause. If a guest's session has ended, a new guest is
 * created, so that the run is not lost; a member's run waits until they sign in again.
 */
async function saveRun(environment: IEnvironment, run: UnsavedRun): Promise<SaveAnswer> {
  clock ??= sampleServerClock(environment);
  await clock.catch(() => {
    clock = undefined;
  });
  await ensureAccount(environment);
  try {
    return await send(environment, run);
  } catch (error) {
    if (readErrorCode(error) !== "SESSION_EXPIRED" || run.account !== undefined) throw error;
    await ensureAccount(environment);
    return await send(environment, run);
  }
}

async function send(environment: IEnvironment, { startedAtMs, log, account, ...run }: UnsavedRun): Promise<SaveAnswer> {
  // Another user may have signed in while the clock was sampled.
  if (account !== undefined && account !== getSessionMember())
    throw new RequestError("SESSION_EXPIRED", { operationName: "saveRunMutation" });
  // The log was timed by this computer, but the server checks the start by its own clock.
  const startedAt = toIsoDateTime(startedAtMs + serverNow() - Date.now());
  return new Promise((resolve, reject) => {
    commitMutation<saveRunMutation>(environment, {
      mutation: document,
      variables: { input: { ...run, log: toKeystrokeLog(log), startedAt } },
      // The viewer's data (results, figures, assignments) is fetched again when it is next shown.
      updater: (store) => store.getRoot().getLinkedRecord("viewer")?.invalidateRecord(),
      onCompleted: ({ saveResult: answer }) => {
        if (answer?.__typename === "RateLimitedError")
          return reject(new TooManyRuns((answer.retryAfterSeconds ?? 0) * 1000));
        const read = readAnswer(answer);
        if (read === null) reject(new RequestError("INTERNAL", { operationName: "saveRunMutation" }));
        else resolve(read);
      },
      onError: reject,
    });
  });
}

function readAnswer(answer: saveRunMutation["response"]["saveResult"]): SaveAnswer | null {
  if (answer?.__typename === "SaveResultSuccess") {
    const { result } = answer;
    if (!result) return null;
    const { id, wpm, raw, strokesPerMinute, accuracy, consistency, status } = result;
    if (wpm == null || raw == null || strokesPerMinute == null || accuracy == null || consistency == null) return null;
    return {
      kind: "saved",
      resultId: id,
      figures: { wpm, raw, strokesPerMinute, accuracy, consistency },
      isFlagged: status === "FLAGGED",
    };
  }
  return answer?.code == null ? null : { kind: "refused", code: readErrorCode(answer) };
}

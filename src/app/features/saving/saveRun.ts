import { type Backoff, backoff } from "../../platform/backoff";
import { commitLocalUpdate, graphql, type IEnvironment } from "relay-runtime";
import type { saveRunMutation } from "../../../../__generated__/saveRunMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { readErrorCode } from "../../../contract/readErrorCode";
import { toIsoDateTime, toKeystrokeLog } from "../../../contract/scalars";
import { encodeLog } from "../../../engine/log/logCodec";
import { getConnectionState, subscribeToConnectionState } from "../../relay/connectionState";
import { commitResult, ensureAccount } from "../../relay/useResultMutation";
import { RequestError } from "../../relay/RequestError";
import { sampleServerClock, serverNow } from "../../relay/serverClock";
import { getSessionMember, subscribeToSessionMember } from "../../relay/sessionToken";
import type { RunWithKeystrokes, UnsavedRun } from "./UnsavedRun";
import { getSaveState, type SaveAnswer, type SaveState, setSaveState } from "./saveState";
import { findResultLists, updateAfterRun } from "./updateViewer";
import { removeRun, isStored, storeRun, readUnsavedRuns, readOwnRuns, possibleStart } from "./runStorage";

const saving: SaveState = { kind: "saving" };

/** The waits until unsaved runs are tried again. */
const retries: Backoff = { firstMs: 5_000, maxMs: 60_000, jitter: 0.5 };

/**
 * Failures that other runs would meet too, so those are not tried now. The network layer has already tried again.
 */
const general: ReadonlySet<ErrorCode> = new Set([
  "NETWORK",
  "OFFLINE",
  "DOCUMENT_UNKNOWN",
  "RATE_LIMITED",
  "TIMED_OUT",
  "SESSION_EXPIRED",
]);

let flushing: Promise<void> | undefined;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let latestEnvironment: IEnvironment | undefined;

/** Saves a run by its keystrokes, once for each id. Gives what is saved. */
export function saveKeystrokes(environment: IEnvironment, { keystrokes, ...run }: RunWithKeystrokes): UnsavedRun {
  const finished = { ...run, log: encodeLog(keystrokes) };
  saveFinishedRun(environment, finished);
  return finished;
}

/** Stores a finished run in this browser and saves it: now, or as soon as the server can be reached. */
export function saveFinishedRun(environment: IEnvironment, run: UnsavedRun): void {
  if (getSaveState(run.runId) !== undefined) return;
  storeRun(run);
  setSaveState(run.runId, saving);
  void saveUnsavedRuns(environment);
}

/**
 * Sends all unsaved runs. Resolves when each was tried, or when one could not reach the server. What is still unsaved
 * is tried again later.
 */
export function saveUnsavedRuns(environment: IEnvironment): Promise<void> {
  retryWhenOnline(environment);
  flushing ??= withLock(() => flush(environment)).finally(() => {
    flushing = undefined;
  });
  return flushing;
}

async function flush(environment: IEnvironment): Promise<void> {
  clearTimeout(timer);
  const tried = new Set<string>();
  let pauseMs = 0;
  // A run may finish while others are being sent.
  for (let run = nextRun(tried); run !== undefined; run = nextRun(tried)) {
    tried.add(run.runId);
    const failure = await trySave(environment, run);
    const code = failure && readErrorCode(failure);
    if (code === null || !general.has(code)) continue;
    if (failure instanceof TooManyRuns) pauseMs = failure.retryAfterMs;
    for (const { runId } of readUnsavedRuns()) setSaveState(runId, stored(runId, code));
    // The server no longer accepts this page's mutation; the next page load saves it.
    if (code === "DOCUMENT_UNKNOWN") return;
    break;
  }
  if (readOwnRuns().length === 0) {
    failures = 0;
    return;
  }
  failures += 1;
  const waitMs = Math.max(pauseMs, backoff(failures, retries));
  timer = setTimeout(() => void saveUnsavedRuns(latestEnvironment ?? environment), waitMs);
}

function nextRun(tried: ReadonlySet<string>): UnsavedRun | undefined {
  return readOwnRuns().find(({ runId }) => !tried.has(runId));
}

/** Resolves to the reason why the run could not be saved yet, or to null when it is saved or refused. */
async function trySave(environment: IEnvironment, run: UnsavedRun): Promise<Error | null> {
  try {
    const answer = await saveRun(environment, {
      ...run,
      startedAtMs: possibleStart(run, readUnsavedRuns(), Date.now()),
    });
    removeRun(run.runId);
    setSaveState(run.runId, answer);
    return null;
  } catch (error) {
    setSaveState(run.runId, stored(run.runId, readErrorCode(error)));
    return error instanceof Error ? error : new Error("The run was not saved.", { cause: error });
  }
}

function stored(runId: string, code: ErrorCode): SaveState {
  return { kind: "stored", code, isLasting: isStored(runId) };
}

/** From the first call on, tries again as soon as there is a connection, with the environment of the latest call. */
function retryWhenOnline(environment: IEnvironment): void {
  const isSubscribed = latestEnvironment !== undefined;
  latestEnvironment = environment;
  if (isSubscribed) return;
  const retry = (): void => {
    if (latestEnvironment !== undefined && readOwnRuns().length > 0) void saveUnsavedRuns(latestEnvironment);
  };
  window.addEventListener("online", retry);
  // A user who signs in may have unsaved runs from an earlier session.
  subscribeToSessionMember(retry);
  subscribeToConnectionState(() => {
    if (getConnectionState() === "online") retry();
  });
}

const LOCK = "typeloop-saving";

/** After this long the page saves without the lock, which is safe: a run that is sent twice is saved once. */
const LONGEST_WAIT_MS = 30_000;

/**
 * Lets the tabs of a browser save one after another, so that tabs without an account get the same guest. Browsers
 * without locks (plain HTTP) save at once.
 */
async function withLock(work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  let hasStarted = false;
  const begin = (): Promise<void> => {
    hasStarted = true;
    return work();
  };
  try {
    await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }, begin);
  } catch (error) {
    if (hasStarted) throw error;
    await work();
  }
}

const document = graphql`
  mutation saveRunMutation($input: SaveResultInput!, $connections: [ID!]!) {
    saveResult(input: $input) {
      __typename
      ... on SaveResultSuccess {
        resultEdge @prependEdge(connections: $connections) {
          cursor
          node {
            # eslint-disable-next-line relay/unused-fields -- Read by the updater.
            layout
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Shows the new row in the list.
            ...History_result
          }
        }
        passedExercise {
          # eslint-disable relay/unused-fields -- Read by the updater.
          exerciseId
          passedAt
          stars
          # eslint-enable relay/unused-fields
        }
        result {
          id
          wpm
          raw
          strokesPerMinute
          accuracy
          consistency
          status
          badges {
            badgeId
          }
          reachedGoal {
            streak
          }
          baseline {
            bestWpm
            runs
            medianWpm
            medianAccuracy
          }
        }
        user {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Brings the header up to date.
          ...HeaderGoal_viewer
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

/** The server accepts no more runs for now. The run is sent again after the pause that the server asks for. */
class TooManyRuns extends RequestError {
  constructor(readonly retryAfterMs: number) {
    super("RATE_LIMITED", { operationName: "saveRunMutation" });
  }
}

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
  let connections: string[] = [];
  commitLocalUpdate(environment, (store) => {
    connections = findResultLists(store);
  });
  const result = await commitResult<saveRunMutation, Saved>(
    environment,
    {
      mutation: document,
      variables: { input: { ...run, log: toKeystrokeLog(log), startedAt }, connections },
      updater: (store) => updateAfterRun(store, "saveResult", run.textId ?? null),
    },
    readSaved,
  );
  if (result.ok) return result.data;
  // A success without its result, or a code of a newer server: the run is kept and sent again.
  if (result.error === "INTERNAL") throw new RequestError("INTERNAL", { operationName: "saveRunMutation" });
  if (result.error === "RATE_LIMITED") throw new TooManyRuns((result.retryAfterSeconds ?? 0) * 1000);
  return { kind: "refused", code: result.error };
}

type Saved = Extract<SaveAnswer, { readonly kind: "saved" }>;

function readSaved({ result }: NonNullable<saveRunMutation["response"]["saveResult"]>): Saved | null {
  if (!result) return null;
  const { id, wpm, raw, strokesPerMinute, accuracy, consistency, status, badges, reachedGoal, baseline } = result;
  if (wpm == null || raw == null || strokesPerMinute == null || accuracy == null || consistency == null) return null;
  return {
    kind: "saved",
    resultId: id,
    figures: { wpm, raw, strokesPerMinute, accuracy, consistency },
    isFlagged: status === "FLAGGED",
    badgeIds: badges?.flatMap((badge) => badge?.badgeId ?? []) ?? [],
    streak: reachedGoal?.streak ?? null,
    baseline: baseline ?? null,
  };
}

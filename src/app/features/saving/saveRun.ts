import { commitMutation, graphql, type IEnvironment } from "relay-runtime";
import type { saveRunMutation } from "../../../../__generated__/saveRunMutation.graphql";
import { type ErrorCode, readErrorCode } from "../../../contract/errorCodes";
import { toIsoDateTime, toKeystrokeLog } from "../../../contract/scalars";
import { ensureAccount } from "../../relay/ensureAccount";
import { getSessionMember } from "../../relay/sessionMember";
import { RequestError } from "../../relay/RequestError";
import { sampleServerClock, serverNow } from "../../relay/serverClock";
import type { UnsavedRun } from "./UnsavedRun";

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

/** The server accepts no more runs for now. Nothing is lost: the run is sent again after the requested pause. */
export class TooManyRuns extends RequestError {
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

export type SaveAnswer =
  | { readonly kind: "saved"; readonly resultId: string; readonly figures: SavedFigures; readonly isFlagged: boolean }
  | { readonly kind: "refused"; readonly code: ErrorCode };

let clock: Promise<void> | undefined;

/**
 * Saves a run in the account of this session, or of a new guest. Safe to repeat. Rejects with a RequestError when there
 * is no response, and with TooManyRuns when the server asks for a pause. If a guest's session has ended, a new guest is
 * created, so that the run is not lost; a member's run waits until they sign in again.
 */
export async function saveRun(environment: IEnvironment, run: UnsavedRun): Promise<SaveAnswer> {
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

import { createClient } from "graphql-ws";
import type { GraphQLResponse } from "relay-runtime";
import { closeCodes } from "../../contract/wire";
import { authorization } from "./authorization";
import { setConnectionState } from "./connectionState";
import type { DocumentRequest } from "./documentRequest";
import { isRecord } from "./isRecord";
import { readAnswer } from "./readAnswer";
import { RequestError } from "./RequestError";
import { reportError } from "./reportError";
import { expireToken, getToken, subscribeToToken } from "./sessionToken";

type Sink = { readonly next: (response: GraphQLResponse) => void; readonly error: (error: Error) => void; readonly complete: () => void };

/** A websocket connection that mends itself. `subscribe` returns the way to stop. */
export type SocketClient = { readonly subscribe: (request: DocumentRequest & { readonly query: "" }, operationName: string, sink: Sink) => () => void };

const SILENCE_MS = 30_000;
const PING_MS = 10_000;

/** Ms that attempt number `attempt` (from 0) may take until it is acknowledged: 1000, growing by a fifth each time, at most 30 000. */
export function connectDeadline(attempt: number): number {
  return Math.min(30_000, Math.trunc(1000 * 1.2 ** attempt));
}

/** Ms to wait before connecting again after `failures` attempts (from 1): 100, doubling, at most 10 000, and half of it left to chance. */
export function reconnectDelay(failures: number, random: number): number {
  return Math.min(10_000, 100 * 2 ** (failures - 1)) * (0.5 + random / 2);
}

/**
 * Connects with the first subscription and closes after the last. A connection that is slow to come, silent, or broken is made anew for as long as
 * somebody listens, and what they listen to is asked for again. A new token means a new connection.
 */
export function createSocketClient(url: string): SocketClient {
  let attempt = 0;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let stopHearingToken: (() => void) | undefined;
  let tokenSent: string | null = null;

  const giveUpAfter = (ms: number) => setTimeout(() => client.terminate(), ms);
  const heard = () => {
    clearTimeout(silence);
    silence = giveUpAfter(SILENCE_MS);
  };

  const client = createClient({
    url,
    connectionParams: () => {
      tokenSent = getToken();
      return authorization(tokenSent);
    },
    keepAlive: PING_MS,
    generateID: subscriptionNames(),
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (failures) => new Promise((resolve) => setTimeout(resolve, reconnectDelay(failures + 1, Math.random()))),
    on: {
      connecting: () => {
        clearTimeout(deadline);
        deadline = giveUpAfter(connectDeadline(attempt));
        attempt += 1;
      },
      connected: () => {
        clearTimeout(deadline);
        attempt = 0;
        setConnectionState("online");
        heard();
        stopHearingToken = subscribeToToken(() => client.terminate());
      },
      message: heard,
      closed: (event) => {
        clearTimeout(deadline);
        clearTimeout(silence);
        stopHearingToken?.();
        stopHearingToken = undefined;
        if (!isRecordOfClose(event)) return;
        if (event.code === closeCodes.sessionEnded && tokenSent !== null) expireToken(tokenSent);
        else if (event.code !== NORMAL_CLOSURE) setConnectionState("offline");
      },
    },
  });

  return {
    subscribe: (request, operationName, sink) =>
      client.subscribe<unknown>(request, {
        next: (result) => {
          try {
            sink.next(readAnswer({ operationName, status: 200, text: JSON.stringify(result) }));
          } catch (error) {
            sink.error(error instanceof Error ? error : new Error(String(error)));
          }
        },
        error: (cause) => sink.error(refused(operationName, cause)),
        complete: () => sink.complete(),
      }),
  };
}

type Named = { readonly operationName?: string | null | undefined; readonly variables?: unknown };

/**
 * Names subscriptions by what they ask for, so that the server can send the same bytes to everybody who asks for the same. A further one of the
 * same kind gets a number behind it: on one connection a name is given once.
 */
function subscriptionNames(): (subscription: Named) => string {
  const given = new Map<string, number>();
  return ({ operationName, variables }) => {
    const name = `${operationName ?? ""} ${JSON.stringify(variables ?? {})}`;
    const count = (given.get(name) ?? 0) + 1;
    given.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  };
}

const NORMAL_CLOSURE = 1000;

function isRecordOfClose(event: unknown): event is { readonly code: number } {
  return typeof event === "object" && event !== null && "code" in event && typeof event.code === "number";
}

/** An error message of the protocol is a list of GraphQL errors; anything else is a connection that cannot be mended. */
function refused(operationName: string, cause: unknown): Error {
  if (Array.isArray(cause) && cause.some(isRecord)) {
    try {
      readAnswer({ operationName, status: 200, text: JSON.stringify({ errors: cause }) });
    } catch (error) {
      if (error instanceof Error) return error;
    }
  }
  const error = new RequestError("NETWORK", { operationName, cause });
  reportError(error);
  return error;
}

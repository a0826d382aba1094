import { createClient } from "graphql-ws";
import { closeCodes } from "../../contract/protocol";
import { setConnectionState, setLiveTransport } from "./connectionState";
import { backoff } from "../platform/backoff";
import { CONNECTION_TIMEOUT_MS, type DocumentRequest } from "./httpTransport";
import { type OperationResult, readResponse } from "./RequestError";
import { authorization, expireToken, getToken, subscribeToToken } from "./sessionToken";

type Sink = { readonly next: (result: OperationResult) => void; readonly complete: () => void };

/**
 * A websocket that reconnects automatically. `subscribe` returns the unsubscribe function; an error from the server is
 * a result, and the last one.
 */
export type WebsocketClient = {
  readonly subscribe: (
    request: DocumentRequest & { readonly query: string },
    operationName: string,
    sink: Sink,
  ) => () => void;
};

/** All in ms. */
export type WebsocketTiming = {
  /** A connection that receives nothing for this long is closed. */
  readonly timeoutMs: number;
  /** How often the client pings. */
  readonly pingMs: number;
  /** How long attempt number `attempt` (from 0) may take until it is acknowledged. */
  readonly connectDeadline: (attempt: number) => number;
  /** The wait before the next connection after `failures` attempts (from 1). */
  readonly reconnectDelay: (failures: number) => number;
  /** The wait before the first new connection after the server announced its restart. */
  readonly restartDelay: () => number;
};

/** All pages of a restarting server reconnect at once, so their connections are spread over this time, in ms. */
const RESTART_SPREAD_MS = 400;

export const websocketTiming: WebsocketTiming = {
  timeoutMs: CONNECTION_TIMEOUT_MS,
  pingMs: 10_000,
  connectDeadline: (attempt) => Math.min(30_000, Math.trunc(1000 * 1.2 ** attempt)),
  reconnectDelay: (failures) => backoff(failures, { firstMs: 100, maxMs: 10_000, jitter: 0.5 }),
  restartDelay: () => Math.random() * RESTART_SPREAD_MS,
};

const NORMAL_CLOSURE = 1000;

/** After this many failed handshakes in a row live screens poll. The client keeps trying to connect. */
const MAX_FAILED_HANDSHAKES = 3;

/**
 * Connects with the first subscription and closes after the last. A connection that is slow to open, silent or broken
 * is replaced as long as there are subscriptions, which start again on the new one. A new or removed token also causes
 * a new connection.
 */
export function createWebsocketClient(url: string, timing = websocketTiming): WebsocketClient {
  let attempt = 0;
  let failures = 0;
  let failedHandshakes = 0;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let unsubscribeFromToken: (() => void) | undefined;
  let tokenSent: string | null = null;
  let isTokenRestart = false;
  let isServerRestart = false;
  /** Whether this connection has been acknowledged. */
  let isOpen = false;
  /** Like `isOpen`, but still true while the first connection after a restart of the server is being made. */
  let isAcknowledged = false;

  const terminateAfter = (ms: number) => setTimeout(() => client.terminate(), ms);
  const restartTimeout = () => {
    clearTimeout(timeout);
    timeout = terminateAfter(timing.timeoutMs);
  };
  const reconnectWithNewToken = () => {
    isTokenRestart = true;
    client.terminate();
  };
  const wait = () => {
    const isFirst = isServerRestart && failures === 0;
    failures += 1;
    const delay = isFirst ? timing.restartDelay() : timing.reconnectDelay(failures);
    return new Promise<void>((resolve) => setTimeout(resolve, delay));
  };
  const countFailedHandshake = (): void => {
    failedHandshakes += 1;
    if (failedHandshakes !== MAX_FAILED_HANDSHAKES) return;
    console.error(`GraphQL websocket: ${MAX_FAILED_HANDSHAKES} handshakes failed, polling instead`);
    setLiveTransport("polling");
  };

  const client = createClient({
    url,
    connectionParams: () => {
      tokenSent = getToken();
      return authorization(tokenSent);
    },
    keepAlive: timing.pingMs,
    generateID: createIdGenerator(),
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: wait,
    on: {
      connecting: () => {
        isTokenRestart = false;
        deadline = terminateAfter(timing.connectDeadline(attempt));
        attempt += 1;
        unsubscribeFromToken ??= subscribeToToken(reconnectWithNewToken);
      },
      connected: () => {
        clearTimeout(deadline);
        isAcknowledged = true;
        isServerRestart = false;
        attempt = 0;
        failures = 0;
        failedHandshakes = 0;
        isOpen = true;
        setConnectionState("online");
        setLiveTransport("websocket");
        restartTimeout();
      },
      message: restartTimeout,
      closed: (event) => {
        clearTimeout(deadline);
        clearTimeout(timeout);
        unsubscribeFromToken?.();
        unsubscribeFromToken = undefined;
        const code = readCloseCode(event);
        const isUnwanted = !isTokenRestart && code !== NORMAL_CLOSURE;
        if (isUnwanted && isOpen)
          console.error(`GraphQL websocket: connection lost (${String(code ?? "no close code")})`);
        else if (isUnwanted) countFailedHandshake();
        isOpen = false;
        // Another process takes over at once, so the page is offline only if the next connection fails as well.
        if (code === closeCodes.serverRestart && isAcknowledged && !isServerRestart) {
          isServerRestart = true;
          return;
        }
        if (code === closeCodes.sessionEnded && tokenSent !== null) expireToken(tokenSent);
        // A failed handshake says nothing about the server, because some networks block websockets while HTTP works.
        else if (isAcknowledged && isUnwanted) setConnectionState("offline");
        isAcknowledged = false;
      },
    },
  });

  return {
    subscribe: (request, operationName, sink) => {
      let isSubscribed = true;
      const next = (result: unknown) =>
        sink.next(readResponse({ operationName, status: 200, text: JSON.stringify(result) }));
      const start = () =>
        client.subscribe<unknown>(request, {
          next,
          complete: sink.complete,
          error: (cause) => {
            // An error message of the protocol is a list of GraphQL errors. Anything else is a close code after which
            // graphql-ws does not retry: the subscription starts again here.
            if (!Array.isArray(cause)) return void wait().then(() => isSubscribed && (stop = start()));
            next({ errors: cause });
            sink.complete();
          },
        });
      let stop = start();
      return () => {
        isSubscribed = false;
        stop();
      };
    },
  };
}

function readCloseCode(event: unknown): unknown {
  return typeof event === "object" && event !== null && "code" in event ? event.code : undefined;
}

type Subscription = { readonly operationName?: string | null | undefined; readonly variables?: unknown };

/**
 * An id is the operation's name and variables, so that the server can send the same bytes to all subscribers. Ids must
 * be unique per connection, so a duplicate gets a number.
 */
function createIdGenerator(): (subscription: Subscription) => string {
  const counts = new Map<string, number>();
  return ({ operationName, variables }) => {
    const id = `${operationName ?? ""} ${JSON.stringify(variables ?? {})}`;
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id} ${count}`;
  };
}

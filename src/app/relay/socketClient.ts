import { createClient } from "graphql-ws";
import { closeCodes } from "../../contract/wire";
import { authorization } from "./authorization";
import { setConnectionState } from "./connectionState";
import type { DocumentRequest } from "./documentRequest";
import { setLiveTransport } from "./liveTransport";
import { type Answer, readAnswer } from "./readAnswer";
import { expireToken, getToken, subscribeToToken } from "./sessionToken";
import { socketTiming } from "./socketTiming";
import { subscriptionNames } from "./subscriptionNames";

type Sink = { readonly next: (answer: Answer) => void; readonly complete: () => void };

/**
 * A websocket connection that mends itself. `subscribe` returns the way to stop; a refusal is an answer, and the last
 * one.
 */
export type SocketClient = {
  readonly subscribe: (
    request: DocumentRequest & { readonly query: string },
    operationName: string,
    sink: Sink,
  ) => () => void;
};

const NORMAL_CLOSURE = 1000;

/** After so many handshakes in a row that failed, live screens poll. The websocket goes on being tried. */
const HANDSHAKES = 3;

/**
 * Connects with the first subscription and closes after the last. A connection that is slow to come, silent, or broken
 * is made anew for as long as
 * somebody listens, and what they listen to is asked for again. A new token, or none any more, means a new connection.
 */
export function createSocketClient(url: string, timing = socketTiming): SocketClient {
  let attempt = 0;
  let failures = 0;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let stopHearingToken: (() => void) | undefined;
  let tokenSent: string | null = null;
  let isRestart = false;
  let isServerRestart = false;
  let isAcknowledged = false;
  /** Whether this connection has been acknowledged. */
  let isOpen = false;
  let failedHandshakes = 0;

  const giveUpAfter = (ms: number) => setTimeout(() => client.terminate(), ms);
  const heard = () => {
    clearTimeout(silence);
    silence = giveUpAfter(timing.silenceMs);
  };
  const restart = () => {
    isRestart = true;
    client.terminate();
  };
  const delay = (): number => {
    const isFirst = isServerRestart && failures === 0;
    failures += 1;
    return isFirst ? timing.restartDelay() : timing.reconnectDelay(failures);
  };
  const countFailedHandshake = (): void => {
    failedHandshakes += 1;
    if (failedHandshakes !== HANDSHAKES) return;
    console.error(`GraphQL websocket: ${HANDSHAKES} handshakes failed, polling instead`);
    setLiveTransport("polling");
  };
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, delay()));

  const client = createClient({
    url,
    connectionParams: () => {
      tokenSent = getToken();
      return authorization(tokenSent);
    },
    keepAlive: timing.pingMs,
    generateID: subscriptionNames(),
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: pause,
    on: {
      connecting: () => {
        isRestart = false;
        deadline = giveUpAfter(timing.connectDeadline(attempt));
        attempt += 1;
        stopHearingToken ??= subscribeToToken(restart);
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
        heard();
      },
      message: heard,
      closed: (event) => {
        clearTimeout(deadline);
        clearTimeout(silence);
        stopHearingToken?.();
        stopHearingToken = undefined;
        const code = codeOf(event);
        const isUnwanted = !isRestart && code !== NORMAL_CLOSURE;
        if (isUnwanted && isOpen)
          console.error(`GraphQL websocket: connection lost (${String(code ?? "no close code")})`);
        else if (isUnwanted) countFailedHandshake();
        isOpen = false;
        // Another process takes over at once: nobody is offline unless the next connection fails as well.
        if (code === closeCodes.serverRestart && isAcknowledged && !isServerRestart)
          return void (isServerRestart = true);
        if (code === closeCodes.sessionEnded && tokenSent !== null) expireToken(tokenSent);
        // One that never came says nothing of the server: some networks let no websocket through, and HTTP works there.
        else if (isAcknowledged && code !== NORMAL_CLOSURE && !isRestart) setConnectionState("offline");
        isAcknowledged = false;
      },
    },
  });

  return {
    subscribe: (request, operationName, sink) => {
      let isWanted = true;
      const tell = (result: unknown) =>
        sink.next(readAnswer({ operationName, status: 200, text: JSON.stringify(result) }));
      const follow = () =>
        client.subscribe<unknown>(request, {
          next: tell,
          complete: sink.complete,
          error: (cause) => {
            // An error message of the protocol is a list of GraphQL errors. Anything else is a way of closing after
            // which the package gives up; we do not.
            if (!Array.isArray(cause)) return void pause().then(() => isWanted && (stop = follow()));
            tell({ errors: cause });
            sink.complete();
          },
        });
      let stop = follow();
      return () => {
        isWanted = false;
        stop();
      };
    },
  };
}

function codeOf(event: unknown): unknown {
  return typeof event === "object" && event !== null && "code" in event ? event.code : undefined;
}

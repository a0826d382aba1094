import { createClient, type Client } from "graphql-ws";
import { WebSocket } from "ws";
import { websocketTiming } from "../../../src/app/relay/websocketClient";
import { Robot } from "./Robot";

/** This package throws an error for a connection that is closed before it was open, where browsers report nothing. */
class QuietSocket extends WebSocket {
  constructor(...args: ConstructorParameters<typeof WebSocket>) {
    super(...args);
    this.on("error", () => {});
  }
}

/** Follows one subscription over a websocket that reconnects, like the app's. */
export class Follower {
  /** The latest value; null before the first. */
  latest: any = null;
  values = 0;
  /** Number of acknowledged connections. */
  connections = 0;
  /** Why the server ended it, if it did. */
  ended: unknown = null;
  readonly #client: Client;
  #stop: () => void = () => undefined;
  #again: NodeJS.Timeout | undefined;
  #deadline: NodeJS.Timeout | undefined;
  #silence: NodeJS.Timeout | undefined;

  constructor(robot: Robot, name: string, variables: object) {
    let attempt = 0;
    let failures = 0;
    const giveUpAfter = (ms: number) => setTimeout(() => this.#client.terminate(), ms).unref();
    const heard = () => {
      clearTimeout(this.#silence);
      this.#silence = giveUpAfter(websocketTiming.timeoutMs);
    };
    this.#client = createClient({
      url: `${robot.url.replace("http", "ws")}/graphql`,
      webSocketImpl: QuietSocket,
      connectionParams: { ...robot.authorization },
      keepAlive: websocketTiming.pingMs,
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      retryWait: () => new Promise((resolve) => setTimeout(resolve, websocketTiming.reconnectDelay((failures += 1)))),
      on: {
        connecting: () => {
          this.#deadline = giveUpAfter(websocketTiming.connectDeadline(attempt));
          attempt += 1;
        },
        connected: () => {
          clearTimeout(this.#deadline);
          [attempt, failures] = [0, 0];
          this.connections += 1;
          heard();
        },
        message: heard,
        closed: () => this.#rest(),
      },
    });
    this.#follow(Robot.payload(name, variables));
  }

  /** Like pages: a subscription that is interrupted starts again after two seconds. */
  #follow(payload: object): void {
    let isRefused = false;
    this.#stop = this.#client.subscribe<any>(
      { query: "", ...payload },
      {
        next: ({ data, errors }) => {
          this.values += 1;
          if (data) this.latest = Object.values(data)[0];
          else isRefused = true;
          if (errors?.some(({ extensions }) => extensions?.["code"] === "TIMED_OUT"))
            this.#again = setTimeout(() => this.#follow(payload), 2_000);
          else if (!data) this.ended ??= errors;
        },
        error: (error) => (this.ended ??= error),
        complete: () => {
          if (!isRefused) this.ended ??= "complete";
        },
      },
    );
  }

  async close(): Promise<void> {
    clearTimeout(this.#again);
    this.#stop();
    this.#rest();
    try {
      await this.#client.dispose();
    } catch {
      // It was still connecting, and is no longer needed: the client rejects with its own error.
    }
  }

  #rest(): void {
    clearTimeout(this.#deadline);
    clearTimeout(this.#silence);
  }
}

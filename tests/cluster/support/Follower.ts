import { createClient, type Client } from "graphql-ws";
import { WebSocket } from "ws";
import { websocketTiming } from "../../../src/app/relay/websocketClient";
import { Robot } from "./Robot";

/** This package throws the error of a connection that is given up before it was there, where browsers say nothing. */
class QuietSocket extends WebSocket {
  constructor(...args: ConstructorParameters<typeof WebSocket>) {
    super(...args);
    this.on("error", () => {});
  }
}

/** Follows one subscription over a websocket that mends itself, as the app's does. */
export class Follower {
  /** The latest value; null before the first. */
  latest: any = null;
  values = 0;
  /** How often a connection was acknowledged. */
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
      this.#silence = giveUpAfter(websocketTiming.silenceMs);
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

  /** As pages do: what no news come of at the moment is asked for again after two seconds. */
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
      // It was just connecting, and nobody needs that any more: the client throws its own refusal.
    }
  }

  #rest(): void {
    clearTimeout(this.#deadline);
    clearTimeout(this.#silence);
  }
}

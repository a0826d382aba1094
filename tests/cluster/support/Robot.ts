import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { postJson } from "../../../src/app/relay/httpTransport";
import { noRetry, retry } from "../../../src/app/relay/retry";
import { readResponse, type RequestError } from "../../../src/app/relay/RequestError";
import { IDEMPOTENCY_HEADER } from "../../../src/contract/protocol";
import { ShippedOperations } from "../../bench/support/ShippedOperations";

const operations = new ShippedOperations();

type Asked = { readonly signal?: AbortSignal; readonly once?: boolean; readonly key?: string };

/** How long a user waits after a failure before they press again, in ms. */
const PATIENCE_MS = 500;

/** A user with a browser: sends the app's own documents, with the app's retries. */
export class Robot {
  readonly url: string;
  token: string | null = null;

  constructor(url: string) {
    this.url = url;
  }

  /** A user who has signed in before, at this address. */
  static at(url: string, token: string | null): Robot {
    const robot = new Robot(url);
    robot.token = token;
    return robot;
  }

  static async guest(url: string): Promise<Robot> {
    const { createGuest } = await new Robot(url).askUntilAnswered("useResultMutationAccountMutation", {
      input: { deviceLabel: "robot", shared: false },
    });
    return Robot.at(url, createGuest.token);
  }

  static guests(url: string, count: number): Promise<readonly Robot[]> {
    return Promise.all(Array.from({ length: count }, () => Robot.guest(url)));
  }

  get authorization(): { readonly Authorization?: string } {
    return this.token === null ? {} : { Authorization: `Bearer ${this.token}` };
  }

  /** The body of a request. */
  static payload(name: string, variables: object) {
    return {
      operationName: name,
      variables: { ...variables },
      extensions: { persistedQuery: { version: 1, sha256Hash: operations.byName(name).id } as const },
    };
  }

  /**
   * The data of an operation, with the app's retries.
   * @throws RequestError on failure.
   */
  async ask(
    name: string,
    variables: object,
    { signal = new AbortController().signal, once = false, key = randomUUID() }: Asked = {},
  ): Promise<any> {
    const headers = { Accept: "application/graphql-response+json", ...this.authorization, [IDEMPOTENCY_HEADER]: key };
    const attempt = () =>
      postJson({ url: `${this.url}/graphql`, headers, body: Robot.payload(name, variables), signal });
    const reply = await retry(attempt, once ? noRetry : {}, signal);
    const { response, errors } = readResponse({ operationName: name, ...reply });
    const [failure] = errors;
    if (failure) throw failure;
    return response && "data" in response ? response.data : null;
  }

  /** Like `ask`, but retries after a failure with the same variables, as long as a user would. */
  async askUntilAnswered(name: string, variables: object, forMs = 60_000): Promise<any> {
    const until = performance.now() + forMs;
    for (;;) {
      try {
        return await this.ask(name, variables);
      } catch (error) {
        if (performance.now() > until || !isPassing(error)) throw error;
        await sleep(PATIENCE_MS);
      }
    }
  }
}

/** Whether the screen says "try again" rather than "no". */
export function isPassing(error: unknown): boolean {
  const { code } = error as Partial<RequestError>;
  return code === undefined || ["NETWORK", "INTERNAL", "TIMED_OUT", "RATE_LIMITED", "UNAVAILABLE"].includes(code);
}

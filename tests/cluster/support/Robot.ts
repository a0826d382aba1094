import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { postJson } from "../../../src/app/relay/httpTransport";
import { readResponse } from "../../../src/app/relay/resolveResponse";
import type { RequestError } from "../../../src/app/relay/RequestError";
import { noRetry, retry } from "../../../src/app/relay/retry";
import { IDEMPOTENCY_HEADER } from "../../../src/contract/wire";
import { ShippedOperations } from "../../bench/support/ShippedOperations";

const operations = new ShippedOperations();

type Asked = { readonly signal?: AbortSignal; readonly once?: boolean; readonly key?: string };

/** How long a person waits who was told that it did not work, before they press again. In ms. */
const PATIENCE_MS = 500;

/** Somebody with a browser: says what the app says, in the app's own documents, and is as patient as the app is. */
export class Robot {
  readonly url: string;
  token: string | null = null;

  constructor(url: string) {
    this.url = url;
  }

  /** Somebody who has signed in before, at this address. */
  static at(url: string, token: string | null): Robot {
    const robot = new Robot(url);
    robot.token = token;
    return robot;
  }

  static async guest(url: string): Promise<Robot> {
    const { createGuest } = await new Robot(url).insist("ensureAccountMutation", {
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

  /** The data of an operation, sent as often as the app would. @throws RequestError when it does not come. */
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

  /** As `ask`, and presses again when it did not work, with the same words, for as long as somebody would. */
  async insist(name: string, variables: object, forMs = 60_000): Promise<any> {
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

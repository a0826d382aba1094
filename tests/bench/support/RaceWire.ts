import { encodeLog } from "../../../src/engine/log/logCodec";
import { rawPost } from "./rawPost";
import type { ShippedOperation, ShippedOperations } from "./ShippedOperations";

type Data = Record<string, { readonly token?: string; readonly race?: { readonly code: string } }>;

/** The messages over the websocket that begin and end a subscription. */
export type Subscription = { readonly start: string; readonly end: string };

/** Keystrokes in a batch: 12 a second, 144 words a minute. */
export const BATCH_KEYS = 3;

/** What the app says to the server about races, in the app's own documents. */
export class RaceWire {
  readonly url: string;
  readonly #operations: ShippedOperations;
  readonly #host: string;
  readonly #keystrokes: ShippedOperation;

  constructor(url: string, operations: ShippedOperations) {
    this.url = url;
    this.#operations = operations;
    this.#host = new URL(url).host;
    this.#keystrokes = operations.byField("sendKeystrokes");
  }

  /** Makes guests; gives their tokens. */
  async guests(count: number): Promise<readonly string[]> {
    const tokens: string[] = [];
    while (tokens.length < count) {
      const answers = await Promise.all(
        Array.from({ length: Math.min(16, count - tokens.length) }, () =>
          this.#run("createGuest", { input: { deviceLabel: "bench", shared: false } }),
        ),
      );
      tokens.push(...answers.map(({ token }) => token ?? ""));
    }
    return tokens;
  }

  /**
   * A private race over a text of the library with these people in it, in this order of lanes, the first one its host.
   * Gives its code.
   */
  async race(tokens: readonly string[], textId: string): Promise<string> {
    const [host = "", ...others] = tokens;
    const input = { visibility: "PRIVATE", language: "EN", textId, length: null };
    const { race } = await this.#run("createRace", { input }, host);
    if (!race) throw new Error("createRace gives no code.");
    // One after the other: the lanes are in this order.
    for (const token of others) await this.#run("joinRace", { code: race.code }, token);
    return race.code;
  }

  async start(host: string, code: string): Promise<void> {
    await this.#run("startRace", { code }, host);
  }

  /**
   * The HTTP request of a batch, as one string.
   * @param time of its last key, in ms since the start of the race.
   */
  batch(token: string, code: string, text: string, batch: number, time: number): string {
    const typed = text.slice((batch - 1) * BATCH_KEYS, batch * BATCH_KEYS).split("");
    const keystrokes = encodeLog(typed.map((key) => ({ time, kind: "insert", text: key })));
    return this.#request(token, this.#body(this.#keystrokes, { code, batch, keystrokes }));
  }

  /** The subscription that follows a race, named as the app's client names it. */
  subscription(code: string): Subscription {
    const payload = this.#payload(this.#operations.byField("raceUpdated"), { code });
    const id = `${payload.operationName} ${JSON.stringify(payload.variables)}`;
    return {
      start: JSON.stringify({ id, type: "subscribe", payload: { query: "", ...payload } }),
      end: JSON.stringify({ id, type: "complete" }),
    };
  }

  #request(token: string, body: string): string {
    return rawPost(this.#host, token, body);
  }

  async #run(field: string, values: Record<string, unknown>, token?: string): Promise<Data[string]> {
    const response = await fetch(`${this.url}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: this.#body(this.#operations.byField(field), values),
    });
    const text = await response.text();
    const { data } = JSON.parse(text) as { data?: Data };
    const answer = data?.[field];
    if (!answer || text.includes('"errors":[') || "code" in answer) throw new Error(`${field}: ${text}`);
    return answer;
  }

  #payload({ name, id, variables }: ShippedOperation, values: Record<string, unknown>) {
    return {
      operationName: name,
      variables: variables(values),
      extensions: { persistedQuery: { version: 1, sha256Hash: id } },
    };
  }

  #body(operation: ShippedOperation, values: Record<string, unknown>): string {
    return JSON.stringify(this.#payload(operation, values));
  }
}

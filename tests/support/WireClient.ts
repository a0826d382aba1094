import { createClient, type Client } from "graphql-ws";
import { WebSocket } from "ws";
import { PREFLIGHT_HEADER } from "../../src/contract/protocol";
import { hashOf } from "./startTestServer";

export type Answer = { readonly status: number; readonly body: any };

/** Somebody who speaks the wire by hand: documents by hash over HTTP, subscriptions over the websocket. */
export class WireClient {
  readonly url: string;
  token: string | null;
  #socket: Client | null = null;
  #opened: WebSocket | null = null;

  constructor(url: string, token: string | null = null) {
    this.url = url;
    this.token = token;
  }

  get headers(): Record<string, string> {
    return this.token === null ? {} : { authorization: `Bearer ${this.token}` };
  }

  /** Posts a body as it is. */
  async post(body: string, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(`${this.url}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/graphql-response+json",
        ...this.headers,
        ...headers,
      },
      body,
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith("{") ? JSON.parse(text) : text };
  }

  /** Sends an operation by its hash. */
  send(text: string, variables: object = {}): Promise<Answer> {
    return this.post(JSON.stringify({ variables, extensions: persisted(text) }));
  }

  /** The data of an operation that must work. @throws with the errors when it does not. */
  async run(text: string, variables: object = {}): Promise<any> {
    const { body } = await this.send(text, variables);
    if (body.errors) throw new Error(JSON.stringify(body.errors));
    return body.data;
  }

  /** Sends an operation with one file, by the multipart request specification. */
  async upload(text: string, variables: object, path: string, file: Blob, name = "file.bin"): Promise<Answer> {
    const form = new FormData();
    form.append("operations", JSON.stringify({ variables, extensions: persisted(text) }));
    form.append("map", JSON.stringify({ 0: [path] }));
    form.append("0", file, name);
    const response = await fetch(`${this.url}/graphql`, {
      method: "POST",
      headers: { [PREFLIGHT_HEADER]: "1", ...this.headers },
      body: form,
    });
    return { status: response.status, body: await response.json() };
  }

  /** Follows a subscription: `values` grows, `next` waits for a value that fits, `stop` ends it. */
  follow(text: string, variables: Record<string, unknown> = {}) {
    const values: any[] = [];
    const waiting = new Set<() => void>();
    const wake = () => waiting.forEach((check) => check());
    let ended: unknown = null;
    const stop = this.#client().subscribe<any>(
      { query: "", variables, extensions: persisted(text) },
      {
        next: (value) => {
          values.push(value);
          wake();
        },
        error: (error) => {
          ended = error;
          wake();
        },
        complete: () => {
          ended ??= "complete";
          wake();
        },
      },
    );
    const next = (fits: (data: any) => boolean = () => true, timeoutMs = 10_000): Promise<any> =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`nothing that fits came in ${timeoutMs} ms; last: ${JSON.stringify(values.at(-1))}`)),
          timeoutMs,
        );
        const check = () => {
          const found = values.find((value) => value.data && fits(value.data));
          if (!found && ended === null) return;
          clearTimeout(timer);
          waiting.delete(check);
          if (found) resolve(found.data);
          else reject(new Error(`ended: ${JSON.stringify(ended)}`));
        };
        waiting.add(check);
        check();
      });
    return { values, next, stop, ended: () => ended };
  }

  /** Closes the websocket, as a browser that goes away does. */
  async disconnect(): Promise<void> {
    await this.#socket?.dispose();
    this.#socket = null;
  }

  /** Hears nothing of its websocket any more and answers nothing, as without a network; and hears again. */
  loseNetwork(): () => void {
    this.#opened?.pause();
    return () => this.#opened?.resume();
  }

  #client(): Client {
    this.#socket ??= createClient({
      url: `${this.url.replace("http", "ws")}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      on: { opened: (socket) => void (this.#opened = socket instanceof WebSocket ? socket : null) },
      ...(this.token === null ? {} : { connectionParams: { Authorization: `Bearer ${this.token}` } }),
    });
    return this.#socket;
  }
}

export function persisted(text: string) {
  return { persistedQuery: { version: 1, sha256Hash: hashOf(text) } };
}

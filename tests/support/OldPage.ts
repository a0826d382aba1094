import { createClient } from "graphql-ws";
import { WebSocket } from "ws";

/** One request of a recorded visit, and what its page relies on. */
export type VisitStep = {
  readonly as: string;
  readonly name: string;
  readonly variables: Record<string, unknown>;
  /** Content of the file at `variables.file`, base64. */
  readonly file?: string;
  /** Ask until the answer is as expected: for what takes its time. */
  readonly repeat?: boolean;
  readonly expect?: object;
  readonly keep?: Readonly<Record<string, string>>;
};

/** Speaks as the pages of a release did: their documents by id, in the form and with the headers of then. */
export class OldPage {
  readonly #url: string;
  readonly #ids: ReadonlyMap<string, string>;
  readonly #kept = new Map<string, string>();

  /** @param documents texts by id, as they were shipped. */
  constructor(url: string, documents: Readonly<Record<string, string>>) {
    this.#url = url;
    this.#ids = new Map(Object.entries(documents).map(([id, text]) => [nameOf(text), id]));
    this.#kept.set("uuid", crypto.randomUUID()).set("aMinuteAgo", new Date(Date.now() - 60_000).toISOString());
  }

  get names(): readonly string[] {
    return [...this.#ids.keys()];
  }

  /** What a step expects, with what was kept filled in. */
  expectation({ expect: expected = {} }: VisitStep): object {
    return this.#fill(expected);
  }

  /** Asks. @throws when the answer has errors or another status than 200. */
  async ask(step: VisitStep): Promise<any> {
    const id = this.#ids.get(step.name);
    if (id === undefined) throw new Error(`the release has no ${step.name}`);
    const request = {
      operationName: step.name,
      variables: this.#fill(step.variables),
      extensions: { persistedQuery: { version: 1, sha256Hash: id } },
    };
    const token = this.#kept.get(`${step.as}.token`);
    const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    const data = step.name.endsWith("Subscription")
      ? await this.#follow(request, authorization)
      : await this.#post(request, authorization, step.file);
    for (const [name, path] of Object.entries(step.keep ?? {}))
      this.#kept.set(name, String(path.split(".").reduce((value: any, key) => value?.[key], data)));
    return data;
  }

  async #post(request: object, authorization: Record<string, string>, file: string | undefined): Promise<unknown> {
    const response = await fetch(`${this.#url}/graphql`, {
      method: "POST",
      ...(file === undefined ? jsonForm(request, authorization) : fileForm(request, authorization, file)),
    });
    const { data, errors } = (await response.json()) as any;
    if (response.status !== 200 || errors) throw new Error(`${response.status} ${JSON.stringify(errors)}`);
    return data;
  }

  /** The first value. */
  #follow(request: object, authorization: Record<string, string>): Promise<unknown> {
    const client = createClient({
      url: `${this.#url.replace("http", "ws")}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: authorization,
    });
    return new Promise((resolve, reject) => {
      client.subscribe({ query: "", ...request } as any, {
        next: ({ data, errors }) => {
          if (errors) reject(new Error(JSON.stringify(errors)));
          else resolve(data);
          void client.dispose();
        },
        error: (error) => reject(new Error(JSON.stringify(error))),
        complete: () => {},
      });
    });
  }

  #fill<Value extends object>(value: Value): Value {
    return JSON.parse(
      JSON.stringify(value).replace(/\{\{([\w.]+)\}\}/gu, (_, name: string) => {
        const kept = this.#kept.get(name);
        if (kept === undefined) throw new Error(`nothing was kept as ${name}`);
        return kept;
      }),
    );
  }
}

function jsonForm(request: object, authorization: Record<string, string>) {
  const headers = {
    "Content-Type": "application/json",
    Accept: "application/graphql-response+json, application/json;q=0.9",
    ...authorization,
  };
  return { headers, body: JSON.stringify(request) };
}

function fileForm(request: object, authorization: Record<string, string>, file: string) {
  const body = new FormData();
  body.append("operations", JSON.stringify(request));
  body.append("map", JSON.stringify({ 0: ["variables.file"] }));
  body.append("0", new Blob([new Uint8Array(Buffer.from(file, "base64"))]));
  return { headers: { "x-typeloop-request": "1", ...authorization }, body };
}

function nameOf(text: string): string {
  return /^\s*(?:query|mutation|subscription)\s+(\w+)/u.exec(text)?.[1] ?? "";
}

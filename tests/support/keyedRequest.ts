import { IDEMPOTENCY_HEADER, PREFLIGHT_HEADER } from "../../src/contract/protocol";
import { persisted } from "./WireClient";

export type KeyedOptions = { readonly key?: string; readonly token?: string | null };

/** An answer with its bytes as text, to compare letter by letter. */
export type RawAnswer = {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
  readonly data: any;
  readonly code: string | undefined;
};

/** Sends an operation by its hash, with an idempotency key. */
export function sendKeyed(url: string, text: string, variables: object, options: KeyedOptions): Promise<RawAnswer> {
  return send(
    url,
    options,
    { "content-type": "application/json" },
    JSON.stringify({ variables, extensions: persisted(text) }),
  );
}

/** Sends an operation with one file at `variables.file`, with an idempotency key. */
export function uploadKeyed(url: string, text: string, file: Blob, options: KeyedOptions): Promise<RawAnswer> {
  const form = new FormData();
  form.append("operations", JSON.stringify({ variables: { file: null }, extensions: persisted(text) }));
  form.append("map", JSON.stringify({ 0: ["variables.file"] }));
  form.append("0", file, "me.png");
  return send(url, options, { [PREFLIGHT_HEADER]: "1" }, form);
}

async function send(
  url: string,
  { key, token = null }: KeyedOptions,
  headers: Record<string, string>,
  body: string | FormData,
): Promise<RawAnswer> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: {
      ...headers,
      ...(key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body,
  });
  const text = await response.text();
  const { data, errors } = JSON.parse(text);
  return {
    status: response.status,
    text,
    retryAfter: response.headers.get("retry-after"),
    data,
    code: errors?.[0].extensions.code,
  };
}

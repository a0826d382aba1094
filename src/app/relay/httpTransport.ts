import type { Variables } from "relay-runtime";
import type { PersistedQueryExtension } from "../../contract/protocol";

/** A server that has sent nothing for this long, in ms, counts as unreachable, over HTTP and websocket. */
export const CONNECTION_TIMEOUT_MS = 30_000;

/** One HTTP request. The signal is aborted when the response is no longer needed. */
type TransportRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: DocumentRequest;
  readonly signal: AbortSignal;
};

/** `text` is empty when the body is not JSON; status 0 is a redirect, which is not followed. */
type TransportResponse = { readonly status: number; readonly text: string; readonly retryAfter: string | null };

/** Sends one request over HTTP, once. Rejects when no complete response arrives. */
export type HttpTransport = (request: TransportRequest) => Promise<TransportResponse>;

/** The body of an operation over HTTP or websocket: its document, by id or text or both, and its variables. */
export type DocumentRequest = {
  readonly operationName: string;
  readonly variables: Variables;
  readonly query?: string;
  readonly extensions?: PersistedQueryExtension;
};

/** A POST of JSON. A redirect is a response like any other. */
export const postJson: HttpTransport = async ({ url, headers, body, signal }) => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timeout = setTimeout(abort, CONNECTION_TIMEOUT_MS);
  signal.addEventListener("abort", abort);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
      redirect: "manual",
      signal: controller.signal,
    });
    const text = await response.text();
    return {
      status: response.status,
      text: isJson(response.headers.get("Content-Type")) ? text : "",
      retryAfter: response.headers.get("Retry-After"),
    };
  } finally {
    clearTimeout(timeout);
  }
};

/** Whether a response with this media type is from the server; captive portals and proxies send HTML. */
export function isJson(mediaType: string | null): boolean {
  return /json/u.test(mediaType ?? "");
}

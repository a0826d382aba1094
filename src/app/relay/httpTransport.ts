import type { Variables } from "relay-runtime";
import type { PersistedQueryExtension } from "../../contract/protocol";
import { randomHex } from "../platform/random";
import { readPageConfig } from "../platform/readPageConfig";

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

/** Headers that associate a request with its page load, in Sentry's format. */
export type TraceHeaders = { readonly "sentry-trace": string; readonly baggage: string };

const local: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);
const traceId = randomHex(16);

let tracer = (): TraceHeaders => ({ "sentry-trace": `${traceId}-${randomHex(8)}-0`, baggage: baggageOf(traceId) });

/**
 * The baggage of a trace, in the format of Sentry's dynamic sampling context: the trace, and the public key of the
 * project if the host reports to Sentry.
 * @param more further members, such as `sentry-sampled=true`.
 */
export function baggageOf(trace: string, more: readonly string[] = []): string {
  const { sentryDsn = "" } = readPageConfig();
  const publicKey = URL.canParse(sentryDsn) ? new URL(sentryDsn).username : "";
  const members = [
    `sentry-trace_id=${trace}`,
    ...(publicKey === "" ? [] : [`sentry-public_key=${publicKey}`]),
    ...more,
  ];
  return members.join(",");
}

/**
 * Sets the function that returns the headers of the next request. Until then there is one trace per page load, one span
 * per request, and none is sampled.
 */
export function setTracer(next: () => TraceHeaders): void {
  tracer = next;
}

/** The trace headers of a request to an absolute address. Only the page's own host and this computer get them. */
export function traceHeaders(url: string): TraceHeaders | Record<string, never> {
  const { host, hostname } = new URL(url);
  return host === location.host || local.has(hostname) ? tracer() : {};
}

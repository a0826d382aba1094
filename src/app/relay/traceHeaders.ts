import { randomHex } from "./randomHex";

/** What ties a request to the page load it belongs to, as Sentry's protocol writes it. */
export type TraceHeaders = { readonly "sentry-trace": string; readonly baggage: string };

const local: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);
const traceId = randomHex(16);

let tracer = (): TraceHeaders => ({ "sentry-trace": `${traceId}-${randomHex(8)}-0`, baggage: `sentry-trace_id=${traceId}` });

/** Lets something else say what the headers of the next request are; until then it is one trace a page load, one span a request, and none sampled. */
export function setTracer(next: () => TraceHeaders): void {
  tracer = next;
}

/** The trace headers of a request to an absolute address: for the page's own host and this computer, compared by host, and for nobody else. */
export function traceHeaders(url: string): TraceHeaders | Record<string, never> {
  const { host, hostname } = new URL(url);
  return host === location.host || local.has(hostname) ? tracer() : {};
}

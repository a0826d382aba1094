import { randomHex } from "./random";
import { readPageConfig } from "./readPageConfig";

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

import type { IncomingMessage } from "node:http";
import { TraceFlags, type SpanContext } from "@opentelemetry/api";

/**
 * `sentry-trace`: trace, span, and whether it is sampled, which may be left open.
 * https://develop.sentry.dev/sdk/telemetry/traces/#header-sentry-trace
 */
const sentryTrace = /^([0-9a-f]{32})-([0-9a-f]{16})(?:-([01]))?$/u;

/** https://www.w3.org/TR/trace-context/#traceparent-header */
const traceparent = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/u;

const none = /^0+$/u;

/**
 * The span of a page, or of a proxy, that a request belongs to; null without a well-formed one. Our pages send Sentry's
 * header.
 */
export function parentOf({ headers }: Pick<IncomingMessage, "headers">): SpanContext | null {
  const sentry = sentryTrace.exec(String(headers["sentry-trace"] ?? ""));
  if (sentry) return contextOf(sentry[1], sentry[2], sentry[3] !== "0");
  const w3c = traceparent.exec(String(headers["traceparent"] ?? ""));
  return w3c ? contextOf(w3c[1], w3c[2], (Number.parseInt(w3c[3] ?? "0", 16) & 1) === 1) : null;
}

function contextOf(traceId = "", spanId = "", isSampled: boolean): SpanContext | null {
  if (none.test(traceId) || none.test(spanId)) return null;
  return { traceId, spanId, traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE, isRemote: true };
}

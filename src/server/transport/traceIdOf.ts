import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

const sentryTrace = /^([0-9a-f]{32})-[0-9a-f]{16}(?:-[01])?$/u;

/**
 * The id under which a failure of this request is found: the one of the page's trace when it sent a well-formed one,
 * else a new one. 32 hex digits.
 */
export function traceIdOf({ headers }: IncomingMessage): string {
  const header = headers["sentry-trace"];
  return (typeof header === "string" ? sentryTrace.exec(header)?.[1] : undefined) ?? newTraceId();
}

/** An id of no page's trace: 32 hex digits. */
export function newTraceId(): string {
  return randomBytes(16).toString("hex");
}

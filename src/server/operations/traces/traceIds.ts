import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

export const sentryTrace = /^([0-9a-f]{32})-[0-9a-f]{16}(?:-[01])?$/u;

/**
 * The id of this request's failures in the log: that of the page's trace if it sent a valid one, otherwise a new one.
 * 32 hex digits.
 */
export function traceIdOf({ headers }: IncomingMessage): string {
  const header = headers["sentry-trace"];
  return (typeof header === "string" ? sentryTrace.exec(header)?.[1] : undefined) ?? newTraceId();
}

/** A new id that belongs to no page's trace: 32 hex digits. */
export function newTraceId(): string {
  return randomBytes(16).toString("hex");
}

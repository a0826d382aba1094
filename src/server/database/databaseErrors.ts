import type { ClientConfig } from "pg";
import { errorCode } from "./embedded/embeddedErrors";

/**
 * Postgres's codes for failures after which the same request may succeed: lost connections (08), out of space, memory
 * or connections (53), stopped or still starting (57P), canceled because it took too long (57014), a lock held by
 * others (55P03, 40P01), a serialization conflict (40001), idle too long in a transaction (25P03), a replica that is
 * read-only during a failover (25006), and a disk error (58030).
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const passingStates = /^(?:08...|53...|57P0.|57014|55P03|40P01|40001|25P0[34]|25006|58030)$/u;

/** The system's codes when an address does not respond, or no longer does. */
const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENETDOWN",
  "EAI_AGAIN",
  "ENOTFOUND",
]);

/** The driver has no codes for these (pg 8 and pg-pool 3). */
const driverWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (?:was closed|has encountered a connection error) and is not queryable)/u;

/** Maximum depth of nested causes. */
const MOST_CAUSES = 8;

/**
 * Whether a request failed because the database was unavailable: it was not saved, or that is unknown, and it can be
 * retried. Drizzle and graphql wrap the driver's errors. Checks properties instead of `instanceof Error`, because
 * errors from Node's core come from another realm under Jest.
 */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > MOST_CAUSES) return false;
  if (isPassing(error)) return true;
  const causes = ["originalError" in error && error.originalError, "cause" in error && error.cause];
  return causes.some((cause) => isDatabaseAway(cause, depth + 1));
}

function isPassing(error: object): boolean {
  if ("message" in error && driverWords.test(String(error.message))) return true;
  if (!("code" in error) || typeof error.code !== "string") return false;
  if (passingStates.test(error.code) || networkCodes.has(error.code)) return true;
  // The socket of a Postgres that is not running.
  return error.code === "ENOENT" && "syscall" in error && error.syscall === "connect";
}

/** Whether a statement failed because a unique index already has such a row. Drizzle wraps the driver's errors. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "23505") || isUniqueViolation(error.cause);
}

/** The reason why the server or a tool cannot start. Its message says what to do and is shown without a stack. */
export class StartError extends Error {}

/** The address of a connection for messages, without its password. */
export function describeAddress({ connectionString, host, port, database }: ClientConfig): string {
  if (connectionString === undefined)
    return `${host ?? "localhost"}${host?.startsWith("/") ? "" : `:${port ?? 5432}`}/${database ?? ""}`;
  if (!URL.canParse(connectionString)) return "the given address";
  const url = new URL(connectionString);
  return `${url.hostname || url.searchParams.get("host") || "localhost"}:${url.port || "5432"}${url.pathname}`;
}

/**
 * What Postgres's codes mean to the operator who starts the server.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const meanings: Readonly<Record<string, string>> = {
  "28P01": "which refuses the username or the password",
  "28000": "which does not let this user connect from here (see pg_hba.conf)",
  "3D000": "which has no database with that name: create it first",
  "42501": "where this user may not create tables: make the user the owner of the database",
  "53100": "whose disk is full",
  "53300": "which has no free connection left",
  "57P03": "which is still starting, or stopping",
  ENOTFOUND: "but no host has that name",
  EAI_AGAIN: "but no host has that name, or DNS does not respond",
  ECONNREFUSED: "where no server is listening",
  EHOSTUNREACH: "which cannot be reached from here",
  ENETUNREACH: "which cannot be reached from here",
};

/**
 * Explains in a sentence why a Postgres cannot be used, if the operator can fix the reason; otherwise returns the error
 * itself.
 * @param variable the setting with the address, such as `DATABASE_URL`; `null` for the database that we start
 * ourselves.
 */
export function explainConnecting(error: unknown, config: ClientConfig, variable: string | null): unknown {
  const code = errorCode(error);
  const words = error instanceof Error ? error.message : String(error);
  const isTimeout = /timeout expired|connection timeout|ETIMEDOUT/u.test(words);
  const meaning = isTimeout ? "which does not respond" : code !== null && meanings[code];
  if (!meaning) return error;
  return new StartError(
    `${variable ?? "The database"} points to ` +
      `${describeAddress(config)}, ${meaning} (${isTimeout ? "no answer in time" : words || code}).`,
  );
}

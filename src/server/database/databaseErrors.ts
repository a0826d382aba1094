import type { ClientConfig } from "pg";
import { errorCode } from "./embedded/embeddedErrors";

/**
 * What Postgres says when the same request may work in a moment: connections lost (08), out of space, memory or
 * connections (53), stopped or still starting (57P), cancelled because it
 * took too long (57014), a lock that others hold (55P03, 40P01), a race that another won (40001), left idle inside a
 * transaction (25P03), a copy that only reads
 * because another takes over (25006), and a disk that fails (58030).
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const passingStates = /^(?:08...|53...|57P0.|57014|55P03|40P01|40001|25P0[34]|25006|58030)$/u;

/** What the system says when nothing answers at an address, or no longer. */
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

/** Causes of causes, at most. */
const MOST_CAUSES = 8;

/**
 * Whether something failed because the database could not work on it just now: nothing of it is kept, or nobody knows,
 * and the same may be tried again. Drizzle and
 * graphql wrap what the driver says. Asks for properties, not for `instanceof Error`: errors of Node's core come from
 * another realm under Jest.
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

/** Whether a statement failed because a unique index holds such a row already. Drizzle wraps what the driver says. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "23505") || isUniqueViolation(error.cause);
}

/**
 * Why the server, or a tool beside it, cannot begin. The message says it all, and what to do; where in the code does
 * not matter.
 */
export class StartError extends Error {}

/** Where a connection leads, for people to read: never its password. */
export function describeAddress({ connectionString, host, port, database }: ClientConfig): string {
  if (connectionString === undefined)
    return `${host ?? "localhost"}${host?.startsWith("/") ? "" : `:${port ?? 5432}`}/${database ?? ""}`;
  if (!URL.canParse(connectionString)) return "the given address";
  const url = new URL(connectionString);
  return `${url.hostname || url.searchParams.get("host") || "localhost"}:${url.port || "5432"}${url.pathname}`;
}

/**
 * What Postgres's codes mean to who starts the server. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const meanings: Readonly<Record<string, string>> = {
  "28P01": "which refuses the user name or the password",
  "28000": "which lets this user in from nowhere, or not from here (pg_hba.conf)",
  "3D000": "where there is no database of that name: create it first",
  "42501": "where this user may not create tables: make it the owner of the database",
  "53100": "whose disk is full",
  "53300": "which has no connection left for us",
  "57P03": "which is still starting, or stopping",
  ENOTFOUND: "and there is no computer of that name",
  EAI_AGAIN: "and there is no computer of that name, or no name server",
  ECONNREFUSED: "where nothing listens",
  EHOSTUNREACH: "where no way leads",
  ENETUNREACH: "where no way leads",
};

/**
 * Says in a sentence why a Postgres cannot be used, when the reason is one that whoever starts the server can mend;
 * else the error is given back as it is.
 * @param variable what the address was given by, such as `DATABASE_URL`; `null` for the database that we start
 *   ourselves.
 */
export function explainConnecting(error: unknown, config: ClientConfig, variable: string | null): unknown {
  const code = errorCode(error);
  const words = error instanceof Error ? error.message : String(error);
  const isSilent = /timeout expired|connection timeout|ETIMEDOUT/u.test(words);
  const meaning = isSilent ? "where nothing answers" : code !== null && meanings[code];
  if (!meaning) return error;
  return new StartError(
    `${variable ?? "The database"} leads to ${describeAddress(config)}, ${meaning} (${isSilent ? "no answer in time" : words || code}).`,
  );
}

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

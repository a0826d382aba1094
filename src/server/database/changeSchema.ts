import { setTimeout as sleep } from "node:timers/promises";
import type { ClientBase } from "pg";
import { StartError } from "./databaseErrors";
import { errorCode } from "./embedded/embeddedErrors";

/** How long a change of the schema waits for a lock: meanwhile, others wait behind it. */
const LOCK_WAIT = "2s";

/** Between two tries, so that those who waited get their turn. */
const PAUSE_MS = 1_000;

/** How long a change is tried. A backup of a large database takes that long. */
const PATIENCE_MS = 30 * 60_000;

/** A lock held by others, and a deadlock. */
const heldByOthers = new Set(["55P03", "40P01"]);

/**
 * Tries again while others hold a lock.
 * @throws StartError after half an hour.
 */
export async function untilUnlocked<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!heldByOthers.has(errorCode(error) ?? "")) throw error;
      if (Date.now() > deadline)
        throw new StartError(
          "The database could not be updated: for half an hour another program has been using a table that has to " +
            "change. End its transaction (see pg_stat_activity), and start again: what was done is kept.",
        );
    }
  }
}

/**
 * Changes the schema in a transaction that waits two seconds at most for a lock, and tries again later.
 * @throws what `work` throws; then nothing was changed.
 */
export function changeSchema(client: ClientBase, work: () => Promise<void>): Promise<void> {
  return untilUnlocked(async () => {
    await client.query("begin");
    try {
      await client.query(`set local lock_timeout = '${LOCK_WAIT}'`);
      await work();
      await client.query("commit");
    } catch (error) {
      await client.query("rollback").catch(() => undefined);
      throw error;
    }
  });
}

/** A name with its schema, as SQL: `"public"."users"`. */
export function quoteName(name: string): string {
  return name.split(".").map(quoteIdentifier).join(".");
}

/** A name as SQL: `"users"`. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

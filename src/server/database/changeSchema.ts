import { setTimeout as sleep } from "node:timers/promises";
import type { ClientBase } from "pg";
import { StartError } from "./databaseErrors";
import { errorCode } from "./embedded/embeddedErrors";
import { noteProgress, noteUnfinished, readUnfinished } from "./unfinished";

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
async function untilUnlocked<Result>(work: () => Promise<Result>): Promise<Result> {
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

const creates = /^\s*create (unique )?index (?:concurrently )?(?:if not exists )?"(\w+)" on "(\w+)"/iu;
const drops = /^\s*drop index (?:concurrently )?(?:if exists )?"(\w+)"/iu;

/** The index that a statement creates, and its table; null for other statements. */
export function createdIndex(statement: string): { readonly index: string; readonly table: string } | null {
  const [, , index, table] = creates.exec(statement) ?? [];
  return index === undefined || table === undefined ? null : { index, table };
}

/** The index that a statement drops; null for other statements. */
export function droppedIndex(statement: string): string | null {
  return drops.exec(statement)?.[1] ?? null;
}

/** A statement that creates or drops an index, as it may be run in a transaction. */
export function inTransactionForm(statement: string): string {
  return statement.replace(/^(\s*(?:create (?:unique )?|drop )index )concurrently /iu, "$1");
}

/** Notes an index to build once the migrations have run. */
export function noteIndex(client: ClientBase, index: string, statement: string): Promise<void> {
  return noteUnfinished(client, noteOf(index), statement);
}

/** Drops an index, built or still to build. */
export async function dropIndex(client: ClientBase, index: string): Promise<void> {
  const left = await readUnfinished(client);
  if (left.some(({ name }) => name === noteOf(index))) await noteProgress(client, noteOf(index), null);
  await client.query(`drop index if exists ${quoteIdentifier(index)}`);
}

/**
 * Builds the indexes that migrations have noted, while others read and write their tables. Each is built beside the one
 * of that name, if any, and then replaces it. One whose building was interrupted is built again.
 */
export async function buildIndexes(client: ClientBase): Promise<void> {
  for (const { name, statement } of await readUnfinished(client)) {
    const index = statement === null ? null : createdIndex(statement)?.index;
    if (statement === null || !index) continue;
    const beside = `${index}_new`;
    await untilUnlocked(() => buildBeside(client, statement, beside));
    await changeSchema(client, async () => {
      await client.query(`drop index if exists ${quoteIdentifier(index)}`);
      await client.query(`alter index ${quoteIdentifier(beside)} rename to ${quoteIdentifier(index)}`);
      await noteProgress(client, name, null);
    });
  }
}

async function buildBeside(client: ClientBase, statement: string, beside: string): Promise<void> {
  // What an interrupted build leaves is not valid: nothing reads it.
  await client.query(`drop index concurrently if exists ${quoteIdentifier(beside)}`);
  const [head = ""] = creates.exec(statement) ?? [];
  const concurrent = head.replace(
    /index (?:concurrently )?(?:if not exists )?"\w+"/iu,
    () => `index concurrently ${quoteIdentifier(beside)}`,
  );
  await client.query(concurrent + statement.slice(head.length));
}

function noteOf(index: string): string {
  return `index ${index}`;
}

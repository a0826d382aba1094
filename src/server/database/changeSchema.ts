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

/** Where the server notes what migrations have left to do: indexes to build, and rows to fill. */
export const UNFINISHED_TABLE = "drizzle.unfinished";

/** Something that a migration has left to do. */
export type Unfinished = {
  /** `index results_history`, or the name of a backfill. */
  readonly name: string;
  /** What makes the index; null for a backfill. */
  readonly statement: string | null;
  /** How far a backfill is; null at the beginning. */
  readonly position: string | null;
};

/** Notes something to do, in the transaction of its migration, so that either both are there or neither is. */
export async function noteUnfinished(client: ClientBase, name: string, statement: string | null): Promise<void> {
  await client.query(
    `create table if not exists ${UNFINISHED_TABLE} (name text primary key, statement text, position text,
      since timestamptz not null default now())`,
  );
  await client.query(
    `insert into ${UNFINISHED_TABLE} (name, statement) values ($1, $2)
      on conflict (name) do update set statement = excluded.statement, position = null, since = now()`,
    [name, statement],
  );
}

/** What migrations have left to do. */
export async function readUnfinished(client: Pick<ClientBase, "query">): Promise<readonly Unfinished[]> {
  const { rows: found } = await client.query<{ there: boolean }>("select to_regclass($1) is not null as there", [
    UNFINISHED_TABLE,
  ]);
  if (found[0]?.there !== true) return [];
  const { rows } = await client.query<Unfinished>(
    `select name, statement, position from ${UNFINISHED_TABLE} order by since, name`,
  );
  return rows;
}

/** Notes how far a backfill is; null when it is done. */
export async function noteProgress(client: ClientBase, name: string, position: string | null): Promise<void> {
  if (position === null) await client.query(`delete from ${UNFINISHED_TABLE} where name = $1`, [name]);
  else await client.query(`update ${UNFINISHED_TABLE} set position = $2 where name = $1`, [name, position]);
}

/**
 * A copy has all indexes, but no notes of rows to fill: it would never be finished.
 * @throws StartError while there are any.
 */
export async function refuseUnfinished(client: ClientBase): Promise<void> {
  const left = (await readUnfinished(client)).filter(({ statement }) => statement === null);
  if (left.length === 0) return;
  throw new StartError(
    `An update of this database is not finished (${left.map(({ name }) => name).join(", ")}). Nothing was copied. ` +
      "Let Typeloop run, and try again in some minutes.",
  );
}

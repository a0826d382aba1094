import type { ClientBase } from "pg";
import { StartError } from "./databaseErrors";

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

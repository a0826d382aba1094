import type { ClientBase } from "pg";
import type { Migration } from "../readMigrations";
import { MIGRATIONS_TABLE, readSchemaVersion } from "../schemaVersion";
import { StartError } from "../StartError";
import { quoteName } from "./quoteName";

/**
 * Drops what Typeloop has in a database, inside the transaction that is open, so that it can be filled.
 * @param replace whether rows may go; without it only empty tables do.
 * @throws StartError when there are rows that may not, somebody is using them, or they are of a newer release.
 */
export async function clearTarget(client: ClientBase, known: readonly Migration[], replace: boolean): Promise<void> {
  await refuseOtherEncoding(client);
  await readSchemaVersion(client, known);
  const names = [...new Set([...known.flatMap(({ tables }) => tables), MIGRATIONS_TABLE])];
  const { rows } = await client.query<{ name: string }>(
    "select name from unnest($1::text[]) name where to_regclass(name) is not null",
    [names],
  );
  const there = rows.map(({ name }) => name);
  if (there.length === 0) return;
  if (replace) await refuseUsed(client);
  else await refuseFilled(client, there);
  await client.query(`drop table ${there.map(quoteName).join(", ")}`);
}

async function refuseFilled(client: ClientBase, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    if (table === MIGRATIONS_TABLE) continue;
    const { rows } = await client.query(`select 1 from ${quoteName(table)} limit 1`);
    if (rows.length > 0)
      throw new StartError(
        `That database is not empty: ${table} has rows. Nothing was changed. Give an empty one, or --replace to lose what is in it.`,
      );
  }
}

/** A server that goes on would mix what it knows from before with what is there then. */
async function refuseUsed(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null and coalesce(backend_type, 'client backend') = 'client backend'`,
  );
  const count = rows[0]?.count ?? 0;
  if (count > 0)
    throw new StartError(
      `That database is in use: ${count} other connections. Nothing was changed. Stop every server on it first.`,
    );
}

async function refuseOtherEncoding(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>("show server_encoding");
  const encoding = rows[0]?.server_encoding;
  if (encoding !== "UTF8") throw new StartError(`That database is encoded in ${encoding}: give one in UTF8.`);
}

import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ClientBase } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { lockSchema, noteBackfills } from "../migrate";
import {
  createMigrationsTable,
  recordMigrations,
  runMigrations,
  type Migration,
  compareSchema,
  MIGRATIONS_TABLE,
  readSchemaVersion,
} from "../readMigrations";
import type { Content, CopiedTable, RowCounts, ContentHead, CopiedSequence } from "./backupFormat";
import { StartError } from "../databaseErrors";
import { quoteIdentifier, quoteName, UNFINISHED_TABLE, refuseUnfinished } from "../changeSchema";

/**
 * From the catalog: tables with the columns that are not generated, and the tables they reference. Tables of extensions
 * are left out.
 */
const allTables = `
  select n.nspname || '.' || c.relname as name,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' order by a.attnum) as columns,
    array(select fn.nspname || '.' || f.relname from pg_constraint k join pg_class f on f.oid = k.confrelid
      join pg_namespace fn on fn.oid = f.relnamespace
      where k.conrelid = c.oid and k.contype = 'f' order by 1) as needs
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'drizzle') and not exists (select 1 from pg_depend d
    where d.objid = c.oid and d.deptype = 'e')
  order by 1`;

const allSequences = `
  select schemaname || '.' || sequencename as name, last_value::text as value from pg_sequences
  where schemaname in ('public', 'drizzle') and last_value is not null order by 1`;

/** A head, and the tables of other programs, which are not in it. */
export type Description = { readonly head: ContentHead; readonly leftOut: readonly string[] };

/**
 * Describes the content of a database.
 * @throws StartError when it is not a Typeloop database, or one of a newer release.
 */
export async function describeContent(client: ClientBase, migrations: readonly Migration[]): Promise<Description> {
  const { done } = await readSchemaVersion(client, migrations);
  const last = done.at(-1);
  if (!last) throw new StartError("There is nothing to copy: Typeloop has never used this database.");
  await refuseUnfinished(client);
  const ours = new Set([...last.tables, MIGRATIONS_TABLE]);
  const { rows } = await client.query<TableWithNeeds<CopiedTable>>(allTables);
  const { rows: sequences } = await client.query<CopiedSequence>(allSequences);
  const tables = orderTables(rows.filter(({ name }) => ours.has(name))).map(({ name, columns }) => ({ name, columns }));
  return {
    head: { migrations: done.map(({ when }) => when), schema: last.tag, tables, sequences },
    leftOut: rows.map(({ name }) => name).filter((name) => !ours.has(name) && name !== UNFINISHED_TABLE),
  };
}

type TableWithNeeds<Table> = Table & { readonly name: string; readonly needs: readonly string[] };

/**
 * Orders tables so that each comes after those it references. In a circle of references, the first one in turn comes
 * first, so whatever fills them must defer the check to the end.
 */
function orderTables<Table>(tables: readonly TableWithNeeds<Table>[]): readonly TableWithNeeds<Table>[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const ordered = new Set<TableWithNeeds<Table>>();
  const visiting = new Set<string>();
  const visit = (table: TableWithNeeds<Table>) => {
    if (visiting.has(table.name)) return;
    visiting.add(table.name);
    for (const need of table.needs) {
      const needed = byName.get(need);
      if (needed) visit(needed);
    }
    ordered.add(table);
  };
  for (const table of tables) visit(table);
  return [...ordered];
}

/**
 * The content of a database now: all tables are read as of this moment, whatever is written meanwhile. `leftOut` are
 * the tables of other programs.
 */
export async function snapshotOf(
  client: ClientBase,
  migrations: readonly Migration[],
): Promise<Content & { readonly leftOut: readonly string[] }> {
  await client.query("begin transaction isolation level repeatable read, read only");
  const { head, leftOut } = await describeContent(client, migrations);
  const rowsOf: Content["rowsOf"] = ({ name, columns }) =>
    client.query(copyTo(`copy ${quoteName(name)} (${columns.map(quoteIdentifier).join(", ")}) to stdout`));
  return { head, leftOut, rowsOf };
}

export type Filling = {
  readonly migrations: readonly Migration[];
  /** Whether the database's current content may be deleted. */
  readonly replace: boolean;
  /** Called after all rows are written and before the schema is migrated; an exception rolls everything back. */
  readonly check?: (counts: RowCounts) => Promise<void>;
};

/**
 * Fills a database with a content, in one transaction: the content's own schema, the rows, then newer migrations. All
 * or nothing.
 * @throws StartError when the content or the database is not suitable.
 */
export async function fillDatabase(
  client: ClientBase,
  { head, rowsOf }: Content,
  { migrations, replace, check }: Filling,
): Promise<RowCounts> {
  const { done, pending } = compareSchema(
    new Set(head.migrations),
    migrations,
    "The data come from a database that was",
  );
  await client.query("begin");
  try {
    await lockSchema(client);
    await clearTarget(client, migrations, replace);
    await createMigrationsTable(client);
    await runMigrations(client, done);
    const circles = await checkCirclesAtEnd(client, head.tables);
    const counts = new Map<string, number>();
    for (const table of head.tables) counts.set(table.name, await fillTable(client, table, rowsOf(table)));
    for (const { name, value } of head.sequences) await client.query("select setval($1, $2)", [quoteName(name), value]);
    await circles.check();
    await check?.(counts);
    await runMigrations(client, pending);
    await noteBackfills(client, pending);
    await recordMigrations(client, pending);
    await client.query("commit");
    await client.query("analyze");
    return counts;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

/** @returns the number of rows written. */
async function fillTable(
  client: ClientBase,
  { name, columns }: CopiedTable,
  rows: AsyncIterable<Buffer>,
): Promise<number> {
  // What triggers wrote is copied, too.
  const { rows: triggers } = await client.query(
    "select 1 from pg_trigger where tgrelid = $1::regclass and not tgisinternal",
    [quoteName(name)],
  );
  const setTriggers = async (how: "enable" | "disable") => {
    if (triggers.length > 0) await client.query(`alter table ${quoteName(name)} ${how} trigger user`);
  };
  await setTriggers("disable");
  const filling = client.query(
    copyFrom(`copy ${quoteName(name)} (${columns.map(quoteIdentifier).join(", ")}) from stdin`),
  );
  await pipeline(Readable.from(rows, { objectMode: false }), filling);
  await setTriggers("enable");
  return filling.rowCount;
}

type Constraint = { readonly table: string; readonly target: string; readonly name: string };

const foreignKeys = `
  select n.nspname || '.' || c.relname as table, fn.nspname || '.' || f.relname as target, k.conname as name
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
  where k.contype = 'f' and not k.condeferrable`;

/** Defers foreign keys in circles of tables until `check` is called, inside the open transaction. */
async function checkCirclesAtEnd(
  client: ClientBase,
  tables: readonly CopiedTable[],
): Promise<{ check(): Promise<void> }> {
  const places = new Map(tables.map(({ name }, place) => [name, place]));
  const { rows } = await client.query<Constraint>(foreignKeys);
  const ahead = rows.filter(({ table, target }) => (places.get(target) ?? -1) > (places.get(table) ?? -1));
  const alter = async (how: string) => {
    for (const { table, name } of ahead)
      await client.query(`alter table ${quoteName(table)} alter constraint ${quoteIdentifier(name)} ${how}`);
  };
  await alter("deferrable initially deferred");
  return {
    check: async () => {
      await client.query("set constraints all immediate");
      await alter("not deferrable");
    },
  };
}

/**
 * Drops Typeloop's tables in a database, inside the open transaction, so that it can be filled.
 * @param replace whether rows may be deleted; without it only empty tables are.
 * @throws StartError when there are rows that may not be deleted, when the database is in use, or when it is of a newer
 * release.
 */
async function clearTarget(client: ClientBase, migrations: readonly Migration[], replace: boolean): Promise<void> {
  await refuseOtherEncoding(client);
  await readSchemaVersion(client, migrations);
  const names = [...new Set([...migrations.flatMap(({ tables }) => tables), MIGRATIONS_TABLE, UNFINISHED_TABLE])];
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
    if (table === MIGRATIONS_TABLE || table === UNFINISHED_TABLE) continue;
    const { rows } = await client.query(`select 1 from ${quoteName(table)} limit 1`);
    if (rows.length > 0)
      throw new StartError(
        `That database is not empty: ${table} has rows. Nothing was changed. Use an empty one, or add ` +
          `--replace to overwrite what is in it.`,
      );
  }
}

/** A running server would mix its cached data with the new content. */
async function refuseUsed(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and usesysid is not null and coalesce(backend_type, 'client backend') = 'client backend'`,
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

/**
 * The number of rows in a table, and a checksum that does not depend on their order: the sum of a part of each row's
 * SHA-256. Computed by the database from what it stores; both sides format values the same way (copyCommands.ts).
 */
export async function markTable(
  client: ClientBase,
  { name, columns }: CopiedTable,
): Promise<{ readonly rows: number; readonly mark: string }> {
  const row = `row(${columns.map((column) => `t.${quoteIdentifier(column)}`).join(", ")})::text`;
  const hash = `('x' || left(encode(sha256(convert_to(${row}, 'UTF8')), 'hex'), 15))::bit(60)::bigint`;
  const { rows } = await client.query<{ rows: string; mark: string }>(
    `select count(*)::text as rows, coalesce(sum(${hash}), 0)::text as mark from ${quoteName(name)} t`,
  );
  return { rows: Number(rows[0]?.rows), mark: rows[0]?.mark ?? "" };
}

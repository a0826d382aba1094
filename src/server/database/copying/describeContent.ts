import type { ClientBase } from "pg";
import { type Migration, MIGRATIONS_TABLE, readSchemaVersion } from "../readMigrations";
import { StartError } from "../databaseErrors";
import { quoteIdentifier, quoteName, refuseUnfinished, UNFINISHED_TABLE } from "../changeSchema";
import type { ContentHead, CopiedSequence, CopiedTable, Content } from "./backupFormat";
import { to as copyTo } from "pg-copy-streams";

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

import type { ClientBase } from "pg";
import type { Migration } from "../readMigrations";
import { MIGRATIONS_TABLE, readSchemaVersion } from "../schemaVersion";
import { StartError } from "../StartError";
import type { ContentHead, CopiedSequence, CopiedTable } from "./Content";
import { orderTables, type TableWithNeeds } from "./orderTables";

/**
 * From the catalogue: tables with the columns that hold something of their own, and the tables that they point at. What
 * extensions brought is theirs.
 */
const allTables = `
  select n.nspname || '.' || c.relname as name,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
    array(select fn.nspname || '.' || f.relname from pg_constraint k join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
      where k.conrelid = c.oid and k.contype = 'f' order by 1) as needs
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'drizzle') and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by 1`;

const allSequences = `
  select schemaname || '.' || sequencename as name, last_value::text as value from pg_sequences
  where schemaname in ('public', 'drizzle') and last_value is not null order by 1`;

/** A head, and the tables that are somebody else's and not in it. */
export type Description = { readonly head: ContentHead; readonly leftOut: readonly string[] };

/** Describes what a database holds. @throws StartError when there is no Typeloop in it, or one of a newer release. */
export async function describeContent(client: ClientBase, known: readonly Migration[]): Promise<Description> {
  const { done } = await readSchemaVersion(client, known);
  const last = done.at(-1);
  if (!last) throw new StartError("There is nothing to copy: this database has never been Typeloop's.");
  const ours = new Set([...last.tables, MIGRATIONS_TABLE]);
  const { rows } = await client.query<TableWithNeeds<CopiedTable>>(allTables);
  const { rows: sequences } = await client.query<CopiedSequence>(allSequences);
  const tables = orderTables(rows.filter(({ name }) => ours.has(name))).map(({ name, columns }) => ({ name, columns }));
  return {
    head: { migrations: done.map(({ when }) => when), schema: last.tag, tables, sequences },
    leftOut: rows.filter(({ name }) => !ours.has(name)).map(({ name }) => name),
  };
}

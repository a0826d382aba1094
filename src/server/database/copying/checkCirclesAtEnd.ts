import type { ClientBase } from "pg";
import type { CopiedTable } from "./Content";
import { quoteIdentifier, quoteName } from "./quoteName";

type Constraint = { readonly table: string; readonly target: string; readonly name: string };

const foreignKeys = `
  select n.nspname || '.' || c.relname as table, fn.nspname || '.' || f.relname as target, k.conname as name
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
  where k.contype = 'f' and not k.condeferrable`;

/**
 * Lets rows point at tables that are filled after theirs, where tables point at each other, until `check` is called.
 * Inside the transaction that is open.
 */
export async function checkCirclesAtEnd(
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

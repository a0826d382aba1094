import { sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../../database/Database";

/** A foreign key. Each column of the child belongs to the column of the parent at the same place. */
export type ForeignKey = {
  readonly child: string;
  readonly parent: string;
  /** What happens to a row when its parent is deleted: it is deleted, or the reference becomes null. */
  readonly action: "cascade" | "set null" | "none";
  readonly columns: readonly string[];
  readonly parentColumns: readonly string[];
  /** Types of those columns, as SQL. */
  readonly types: readonly string[];
};

/** The columns of a table, all that can be written, and those of its primary key with their types. */
export type Table = {
  readonly columns: readonly string[];
  readonly key: readonly { readonly column: string; readonly type: string }[];
};

/** The tables of the database, with what refers to what. */
export type Catalog = {
  readonly tables: ReadonlyMap<string, Table>;
  readonly foreignKeys: readonly ForeignKey[];
  /** Names of all tables, each after those that it refers to. */
  readonly order: readonly string[];
};

type KeyRow = {
  child: string;
  parent: string | null;
  action: string;
  columns: string[];
  parent_columns: string[];
  types: string[];
};

/** The names of columns of a relation, in the order of their numbers in a key. */
function columnNames(relation: SQL, keys: SQL): SQL {
  return sql`array(select a.attname::text from unnest(${keys})
    with ordinality k (number, place) join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.number
    order by k.place)`;
}

/** Reads the catalog from Postgres, so that tables of later releases need no entry in a list. */
export async function readCatalog(transaction: Transaction): Promise<Catalog> {
  const { rows: keys } = await transaction.execute<KeyRow>(sql`
    select child.relname::text as child, parent.relname::text as parent, con.confdeltype::text as action,
      ${columnNames(sql`con.conrelid`, sql`con.conkey`)} as columns,
      ${columnNames(sql`con.confrelid`, sql`con.confkey`)} as parent_columns,
      array(select format_type(a.atttypid, a.atttypmod) from unnest(con.conkey) with ordinality k (number, place)
        join pg_attribute a on a.attrelid = con.conrelid and a.attnum = k.number order by k.place) as types
    from pg_constraint con join pg_class child on child.oid = con.conrelid
      left join pg_class parent on parent.oid = con.confrelid
    where con.contype in ('f', 'p') and con.connamespace = 'public'::regnamespace`);
  const { rows: columns } = await transaction.execute<{ name: string; columns: string[] }>(sql`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname`);
  const tables = new Map(
    columns.map((table) => {
      const primary = keys.find(({ child, parent }) => parent === null && child === table.name);
      const key = (primary?.columns ?? []).map((column, at) => ({ column, type: primary?.types[at] ?? "text" }));
      return [table.name, { columns: table.columns, key }];
    }),
  );
  const foreignKeys = keys.flatMap(({ child, parent, action, columns: own, parent_columns: parentColumns, types }) =>
    parent === null
      ? []
      : [{ child, parent, action: actions.get(action) ?? ("none" as const), columns: own, parentColumns, types }],
  );
  return { tables, foreignKeys, order: inOrder([...tables.keys()].sort(), foreignKeys) };
}

/** The values of `confdeltype`. */
const actions = new Map<string, ForeignKey["action"]>([
  ["c", "cascade"],
  ["n", "set null"],
]);

function inOrder(names: readonly string[], foreignKeys: readonly ForeignKey[]): readonly string[] {
  const placed = new Set<string>();
  for (let left = names; left.length > 0;) {
    const ready = left.filter((name) =>
      foreignKeys.every(({ child, parent }) => child !== name || parent === name || placed.has(parent)),
    );
    // Tables that refer to each other come last: what they refer to is checked row by row.
    for (const name of ready.length > 0 ? ready : left) placed.add(name);
    left = left.filter((name) => !placed.has(name));
  }
  return [...placed];
}

/** The foreign keys of a table to the accounts. */
export function userColumns({ foreignKeys }: Catalog, table: string): readonly string[] {
  return foreignKeys.flatMap(({ child, parent, columns }) => (child === table && parent === "users" ? columns : []));
}

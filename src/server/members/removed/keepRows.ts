import { sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../../database/Database";
import { removedRows } from "../../database/groupSchema";
import { userColumns, type Catalog, type ForeignKey } from "./databaseTables";

/**
 * Tables of which nothing is kept: sessions and sign-ins, which end for good; boards, which are made from results; and
 * what is kept already.
 */
const notKept: ReadonlySet<string> = new Set([
  "sessions",
  "external_sign_ins",
  "external_hand_overs",
  "board_entries",
  "removed_accounts",
  "removed_rows",
]);

const name = (identifier: string) => sql.identifier(identifier);
const columnOf = (table: string, column: string) => sql`${name(table)}.${name(column)}`;
const allOf = (conditions: readonly SQL[]) => sql.join([...conditions], sql` and `);
const anyOf = (conditions: readonly SQL[]) => sql.join([...conditions], sql` or `);
const listOf = (values: readonly SQL[]) => sql.join([...values], sql`, `);

/** The rows of a removal with this part, of one table. */
function kept(removalId: string, part: string, source: string): SQL {
  return sql`r.removal_id = ${removalId}::uuid and r.part = ${part} and r.source = ${source}`;
}

/** What a kept row says of a column, with its type. */
function said(column: string, type: string, row: SQL = sql`r.row`): SQL {
  return sql`(${row} ->> ${column})::${sql.raw(type)}`;
}

function matches({ tables }: Catalog, table: string): SQL {
  const { key = [] } = tables.get(table) ?? {};
  return key.length === 0
    ? sql`false`
    : allOf(key.map(({ column, type }) => sql`t.${name(column)} = ${said(column, type)}`));
}

/**
 * Copies everything that deleting accounts and groups deletes, and the references to it that become null. Call it in
 * the transaction that deletes them, with the accounts locked.
 * @param roots row ids of what will be deleted.
 */
export async function keepRows(
  transaction: Transaction,
  catalog: Catalog,
  removalId: string,
  roots: { readonly users: readonly string[]; readonly groups: readonly string[] },
): Promise<void> {
  const found = new Set<string>();
  for (const table of catalog.order.filter((each) => !notKept.has(each))) {
    const parents = catalog.foreignKeys.filter(
      ({ child, parent, action }) => child === table && action === "cascade" && found.has(parent),
    );
    const own = table === "users" ? roots.users : table === "groups" ? roots.groups : [];
    const sources = [
      ...(own.length > 0 ? [sql`select ctid from ${name(table)} where id = any (${sql.param([...own])}::uuid[])`] : []),
      ...parents.map(
        (key) => sql`select t.ctid from ${name(table)} t join removed_rows r on ${ofParent(key, removalId)}`,
      ),
    ];
    if (sources.length === 0) continue;
    const { rowCount } = await transaction.execute(sql`
      insert into ${removedRows} (removal_id, source, part, row)
      select ${removalId}::uuid, ${table}, 'GONE', to_jsonb(t) from ${name(table)} t
      where t.ctid = any (array(${sql.join(sources, sql` union `)}))`);
    if ((rowCount ?? 0) > 0) found.add(table);
  }
  for (const key of catalog.foreignKeys.filter(({ parent, action }) => action === "set null" && found.has(parent)))
    await keepLinks(transaction, catalog, removalId, key);
}

function ofParent({ parent, columns, parentColumns, types }: ForeignKey, removalId: string): SQL {
  return allOf([
    kept(removalId, "GONE", parent),
    ...columns.map((column, at) => sql`t.${name(column)} = ${said(parentColumns[at] ?? "", types[at] ?? "text")}`),
  ]);
}

async function keepLinks(transaction: Transaction, catalog: Catalog, removalId: string, key: ForeignKey) {
  const { child, columns } = key;
  const { key: primary = [] } = catalog.tables.get(child) ?? {};
  if (primary.length === 0 || notKept.has(child)) return;
  const place = primary.map(({ column }) => sql`${column}::text, t.${name(column)}`);
  await transaction.execute(sql`
    insert into ${removedRows} (removal_id, source, part, row)
    select ${removalId}::uuid, ${child}, 'LINK', jsonb_build_object(${listOf(place)},
      'column', ${columns[0] ?? ""}::text, 'value', t.${name(columns[0] ?? "")})
    from ${name(child)} t join removed_rows r on ${ofParent(key, removalId)}`);
}

/** Tables whose rows are one per account, or account and something else: a merge changes these. */
function keyedByUser(catalog: Catalog): readonly string[] {
  const isKeyed = (table: string) => {
    const { key = [] } = catalog.tables.get(table) ?? {};
    return userColumns(catalog, table).some((column) => key.some((each) => each.column === column));
  };
  return catalog.order.filter((table) => !notKept.has(table) && (table === "users" || isKeyed(table)));
}

/** Copies the rows of the account that another one is merged into, before and after the merge. */
export async function keepRemaining(
  transaction: Transaction,
  catalog: Catalog,
  removalId: string,
  { userId, part }: { readonly userId: string; readonly part: "BEFORE" | "AFTER" },
): Promise<void> {
  for (const table of keyedByUser(catalog)) {
    const columns = table === "users" ? ["id"] : userColumns(catalog, table);
    await transaction.execute(sql`
      insert into ${removedRows} (removal_id, source, part, row)
      select ${removalId}::uuid, ${table}, ${part}, to_jsonb(t) from ${name(table)} t
      where ${anyOf(columns.map((column) => sql`t.${name(column)} = ${userId}::uuid`))}`);
  }
}

/**
 * Reduces what is kept of a merge to what differs: of rows that only moved, their keys; of the account that remains,
 * the rows that changed.
 */
export async function keepDifferences(transaction: Transaction, catalog: Catalog, removalId: string) {
  await transaction.execute(sql`
    delete from ${removedRows} r using ${removedRows} other
    where r.removal_id = ${removalId}::uuid and other.removal_id = r.removal_id and r.source = other.source
      and (r.part, other.part) in (('BEFORE', 'AFTER'), ('AFTER', 'BEFORE')) and r.row = other.row`);
  for (const table of await sourcesOf(transaction, removalId, "GONE")) {
    const { key = [] } = catalog.tables.get(table) ?? {};
    const moving = userColumns(catalog, table);
    const isThere = sql`exists (select from ${name(table)} t where ${matches(catalog, table)})`;
    if (table === "users" || key.length === 0) continue;
    const columns = [...key.map(({ column }) => column), ...moving];
    await transaction.execute(
      moving.length === 0
        ? sql`delete from ${removedRows} r where ${kept(removalId, "GONE", table)} and ${isThere}`
        : sql`update ${removedRows} r set part = 'MOVED', row = jsonb_build_object(
            ${listOf(columns.map((column) => sql`${column}::text, r.row -> ${column}`))})
            where ${kept(removalId, "GONE", table)} and ${isThere}`,
    );
  }
}

/** The row ids of the groups that the kept rows of a removal refer to, to lock them before they are brought back. */
export async function findReferencedGroups(
  transaction: Transaction,
  { foreignKeys }: Catalog,
  removalId: string,
): Promise<readonly string[]> {
  const columns = foreignKeys.filter(({ parent }) => parent === "groups").flatMap(({ columns: own }) => own);
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select distinct r.row ->> c as id from ${removedRows} r, unnest(${sql.param([...new Set(columns)])}::text[]) c
    where r.removal_id = ${removalId}::uuid and r.row ->> c is not null`);
  return rows.map(({ id }) => id);
}

async function sourcesOf(transaction: Transaction, removalId: string, part: string): Promise<readonly string[]> {
  const { rows } = await transaction.execute<{ source: string }>(sql`
    select distinct source from ${removedRows} where removal_id = ${removalId}::uuid and part = ${part}`);
  return rows.map(({ source }) => source);
}

/**
 * Brings back what {@link keepRows} and, for a merge, {@link keepDifferences} kept. What has been made since stays;
 * what refers to something that no longer exists is left out.
 * @param intoUserId the account that it was merged into; null for a deleted account.
 */
export async function bringBackRows(
  transaction: Transaction,
  catalog: Catalog,
  removalId: string,
  intoUserId: string | null,
): Promise<void> {
  const gone = new Set(await sourcesOf(transaction, removalId, "GONE"));
  const order = catalog.order.filter((table) => gone.has(table));
  const first: readonly string[] = order.filter((table) => table === "users" || table === "groups");
  for (const table of first) await insertRemovedRows(transaction, catalog, removalId, { table, part: "GONE" });
  if (intoUserId !== null) {
    await undoChanges(transaction, catalog, removalId);
    await moveBack(transaction, catalog, removalId, intoUserId);
  }
  for (const table of order.filter((each) => !first.includes(each)))
    await insertRemovedRows(transaction, catalog, removalId, { table, part: "GONE" });
  await linkAgain(transaction, catalog, removalId, intoUserId);
}

async function insertRemovedRows(
  transaction: Transaction,
  catalog: Catalog,
  removalId: string,
  { table, part }: { readonly table: string; readonly part: "GONE" | "BEFORE" },
): Promise<void> {
  const { rows } = await transaction.execute<{ column: string }>(sql`
    select jsonb_object_keys(row) as column from (
      select row from ${removedRows} r where ${kept(removalId, part, table)} limit 1) one`);
  const stored = new Set(rows.map(({ column }) => column));
  // A column of a later release gets its default.
  const columns = catalog.tables.get(table)?.columns.filter((column) => stored.has(column)) ?? [];
  if (columns.length === 0) return;
  const keys = catalog.foreignKeys.filter((key) => key.child === table && key.parent !== table);
  const isThere = ({ parent, columns: own, parentColumns }: ForeignKey) =>
    sql`exists (select from ${name(parent)} p where
      ${allOf(own.map((column, at) => sql`p.${name(parentColumns[at] ?? "")} = x.${name(column)}`))})`;
  const value = (column: string) => {
    const key = keys.find(({ action, columns: own }) => action === "set null" && own.includes(column));
    return key ? sql`case when ${isThere(key)} then x.${name(column)} end` : sql`x.${name(column)}`;
  };
  const needed = keys
    .filter(({ action }) => action !== "set null")
    .map((key) => sql`(${anyOf(key.columns.map((column) => sql`x.${name(column)} is null`))} or ${isThere(key)})`);
  await transaction.execute(sql`
    insert into ${name(table)} (${listOf(columns.map((column) => sql`${name(column)}`))})
    select ${listOf(columns.map(value))}
    from removed_rows r, jsonb_populate_record(null::${name(table)}, r.row) x
    where ${allOf([kept(removalId, part, table), ...needed])}
    on conflict do nothing`);
}

/** Undoes what a merge did to rows of the account that remains, unless they have changed since. */
async function undoChanges(transaction: Transaction, catalog: Catalog, removalId: string): Promise<void> {
  for (const table of await sourcesOf(transaction, removalId, "AFTER")) {
    const { key = [], columns = [] } = catalog.tables.get(table) ?? {};
    const isUnchanged = allOf([kept(removalId, "AFTER", table), matches(catalog, table), sql`to_jsonb(t) = r.row`]);
    const isSame = allOf([
      sql`b.removal_id = r.removal_id and b.part = 'BEFORE' and b.source = r.source`,
      ...key.map(({ column }) => sql`b.row -> ${column} = r.row -> ${column}`),
    ]);
    const values = columns.map((column) => sql`x.${name(column)}`);
    await transaction.execute(sql`
      update ${name(table)} t set (${listOf(columns.map((column) => sql`${name(column)}`))}) = row(${listOf(values)})
      from removed_rows r, removed_rows b, jsonb_populate_record(null::${name(table)}, b.row) x
      where ${isUnchanged} and ${isSame}`);
    await transaction.execute(sql`
      delete from ${name(table)} t using removed_rows r
      where ${isUnchanged} and not exists (select from removed_rows b where ${isSame})`);
  }
  for (const table of await sourcesOf(transaction, removalId, "BEFORE"))
    if (table !== "users") await insertRemovedRows(transaction, catalog, removalId, { table, part: "BEFORE" });
}

async function moveBack(transaction: Transaction, catalog: Catalog, removalId: string, intoUserId: string) {
  for (const table of await sourcesOf(transaction, removalId, "MOVED")) {
    const { columns: existing = [] } = catalog.tables.get(table) ?? {};
    for (const column of userColumns(catalog, table).filter((each) => existing.includes(each)))
      await transaction.execute(sql`
        update ${name(table)} t set ${name(column)} = ${said(column, "uuid")} from removed_rows r
        where ${kept(removalId, "MOVED", table)} and ${matches(catalog, table)}
          and t.${name(column)} = ${intoUserId}::uuid and r.row ->> ${column} is not null`);
  }
}

async function linkAgain(transaction: Transaction, catalog: Catalog, removalId: string, intoUserId: string | null) {
  const keys = catalog.foreignKeys.filter(({ action }) => action === "set null");
  const linked = new Set(await sourcesOf(transaction, removalId, "LINK"));
  for (const { child, parent, columns, parentColumns, types } of keys.filter(({ child: each }) => linked.has(each))) {
    const [column = "", to = "", type = "text"] = [columns[0], parentColumns[0], types[0]];
    const value = said("value", type);
    await transaction.execute(sql`
      update ${name(child)} t set ${name(column)} = ${value} from removed_rows r
      where ${kept(removalId, "LINK", child)} and r.row ->> 'column' = ${column} and ${matches(catalog, child)}
        and (t.${name(column)} is null or t.${name(column)}::text = ${intoUserId ?? ""})
        and exists (select from ${name(parent)} p where ${columnOf("p", to)} = ${value})`);
  }
}

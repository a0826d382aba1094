import { sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/** Number of rows in memory at a time; a result's log can have 60 KB. */
export const PAGE = 50;

type Dated = { readonly id: string; readonly createdAt: Date };
type Table = PgTable & { readonly createdAt: PgColumn; readonly id: PgColumn };

type After = (table: Table) => SQL | undefined;

/** Pages by the last row's position and not by an offset, so that rows added meanwhile do not shift it. */
export async function* pages<Row extends Dated>(
  select: (after: After) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let last: Row | undefined; ;) {
    const from = last;
    const rows = await select((table) =>
      from === undefined
        ? undefined
        : sql`(${table.createdAt}, ${table.id}) > (${from.createdAt.toISOString()}::timestamptz, ${from.id}::uuid)`,
    );
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < PAGE || last === undefined) return;
  }
}

import { and, asc, desc, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { fromCursor } from "../cursors";

type Columns = { readonly createdAt: PgColumn; readonly id: PgColumn };

/** Which rows of a list are wanted, as the Relay plugin reads it from the arguments of a connection. */
export type PageRequest = {
  readonly after?: string;
  readonly before?: string;
  readonly limit: number;
  /** The last rows before a place, which are read backwards. */
  readonly inverted: boolean;
};

/** Options to select a page of rows. */
type PageOptions = { readonly where: SQL | undefined; readonly orderBy: readonly SQL[] };

/**
 * Options to select a page of rows by position and not by offset, so that rows added or deleted meanwhile do not shift
 * it. The highest first.
 * @param columns what the rows are ordered by, the first before the others.
 * @param placeAt the place of a cursor, as a row of values for these columns.
 */
export function highestFirst(
  columns: readonly (PgColumn | SQL)[],
  placeAt: (cursor: string) => SQL,
  { after, before, inverted }: Omit<PageRequest, "limit">,
): PageOptions {
  const place = sql`(${sql.join([...columns], sql`, `)})`;
  return {
    where: and(
      after === undefined ? undefined : sql`${place} < ${placeAt(after)}`,
      before === undefined ? undefined : sql`${place} > ${placeAt(before)}`,
    ),
    orderBy: columns.map((column) => (inverted ? asc(column) : desc(column))),
  };
}

/**
 * The same for rows ordered by time and then id, newest first.
 * @throws BAD_CURSOR, as cursors.ts says.
 */
export function newestFirst({ createdAt, id }: Columns, page: Omit<PageRequest, "limit">): PageOptions {
  return highestFirst([createdAt, id], placeOf, page);
}

function placeOf(cursor: string): SQL {
  const { at, id } = fromCursor(cursor);
  return sql`(${at.toISOString()}::timestamptz, ${id}::uuid)`;
}

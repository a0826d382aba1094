import type { ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { and, asc, desc, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { fromCursor } from "./keyset";

type Columns = { readonly createdAt: PgColumn; readonly id: PgColumn };
type Page = Omit<ResolveCursorConnectionArgs, "limit">;

/**
 * How to select a page of rows, the newest first, by their place and not by their number: what comes or goes meanwhile
 * shifts nothing.
 * @throws GraphQLError with code BAD_CURSOR.
 */
export function newestFirst(
  { createdAt, id }: Columns,
  { after, before, inverted }: Page,
): { readonly where: SQL | undefined; readonly orderBy: readonly SQL[] } {
  const place = sql`(${createdAt}, ${id})`;
  return {
    where: and(
      after === undefined ? undefined : sql`${place} < ${placeOf(after)}`,
      before === undefined ? undefined : sql`${place} > ${placeOf(before)}`,
    ),
    orderBy: inverted ? [asc(createdAt), asc(id)] : [desc(createdAt), desc(id)],
  };
}

function placeOf(cursor: string): SQL {
  const { at, id } = fromCursor(cursor);
  return sql`(${at.toISOString()}::timestamptz, ${id}::uuid)`;
}

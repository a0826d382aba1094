import type { GraphQLError } from "graphql";
import { codedError } from "./codedError";
import { isUuid } from "./globalIds";
import { and, asc, desc, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { Buffer } from "node:buffer";

/** The position of a row in a list ordered by time and then id. */
export type Position = { readonly at: Date; readonly id: string };

/** What is thrown for a cursor that is not one of the list's own. */
export function badCursor(): GraphQLError {
  return codedError("BAD_CURSOR", "This cursor was not made by this list.");
}

/** An opaque cursor for a row's position, so that rows added meanwhile do not shift the page. */
export function toCursor({ at, id }: Position): string {
  return Buffer.from(`${at.getTime()}:${id}`).toString("base64url");
}

/** @throws GraphQLError with code BAD_CURSOR when the text was not made by {@link toCursor}. */
export function fromCursor(cursor: string): Position {
  const [time = "", id = ""] = Buffer.from(cursor, "base64url").toString().split(":");
  const at = new Date(Number(time));
  if (!/^\d{1,15}$/u.test(time) || Number.isNaN(at.getTime()) || !isUuid(id)) throw badCursor();
  return { at, id };
}

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
 * @throws GraphQLError with code BAD_CURSOR.
 */
export function newestFirst({ createdAt, id }: Columns, page: Omit<PageRequest, "limit">): PageOptions {
  return highestFirst([createdAt, id], placeOf, page);
}

function placeOf(cursor: string): SQL {
  const { at, id } = fromCursor(cursor);
  return sql`(${at.toISOString()}::timestamptz, ${id}::uuid)`;
}

/** The position of an item in a list ordered by title or name. */
type TitlePlace = { readonly title: string; readonly id: string };

/** An opaque cursor for such a position. */
export function toTitleCursor({ title, id }: TitlePlace): string {
  return Buffer.from(`${id}:${title}`).toString("base64url");
}

/** @throws GraphQLError with code BAD_CURSOR when the text was not made by {@link toTitleCursor}. */
export function fromTitleCursor(cursor: string): TitlePlace {
  const text = Buffer.from(cursor, "base64url").toString();
  const place = { id: text.slice(0, 36), title: text.slice(37) };
  // Postgres stores no NUL, so no title contains one.
  if (isUuid(place.id) && text[36] === ":" && !place.title.includes("\0")) return place;
  throw badCursor();
}

/**
 * Loads rows for a data loader: in the order of the ids, null for ids that do not exist or are malformed.
 * @param select returns the rows of these ids, in any order.
 */
export async function loadRows<Row extends { readonly id: string }>(
  ids: readonly string[],
  select: (ids: string[]) => Promise<readonly Row[]>,
): Promise<(Row | null)[]> {
  const possible = ids.filter(isUuid);
  const rows = possible.length === 0 ? [] : await select(possible);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

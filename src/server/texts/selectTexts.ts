import type { ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { and, asc, desc, sql, type SQL } from "drizzle-orm";
import { inNameOrder } from "../database/inNameOrder";
import type { Connection } from "../database/Connection";
import { texts, type TextRow } from "../database/schema";
import { fromTitleCursor } from "../graphql/titleCursor";

/**
 * A page of texts, by title.
 * @throws GraphQLError with code BAD_CURSOR.
 */
export function selectTexts(
  database: Connection,
  filters: SQL | undefined,
  { after, before, limit, inverted }: ResolveCursorConnectionArgs,
): Promise<TextRow[]> {
  const name = inNameOrder(texts.title);
  const place = sql`(${name}, ${texts.id})`;
  const within = and(
    filters,
    after === undefined ? undefined : sql`${place} > ${placeOf(after)}`,
    before === undefined ? undefined : sql`${place} < ${placeOf(before)}`,
  );
  const order = inverted ? [desc(name), desc(texts.id)] : [asc(name), asc(texts.id)];
  return database
    .select()
    .from(texts)
    .where(within)
    .orderBy(...order)
    .limit(limit);
}

function placeOf(cursor: string): SQL {
  const { title, id } = fromTitleCursor(cursor);
  return sql`(${title}, ${id}::uuid)`;
}

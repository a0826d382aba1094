import { lt, sql } from "drizzle-orm";
import type { Connection } from "../database/Connection";
import { bookmarks } from "../database/schema";

/**
 * Moves a reader's place in a text, unless they moved it later than this: what was typed without a network and comes
 * late does not take
 * them back, and the same move twice is one.
 * @param to where the next portion begins, in UTF-16 units of the body.
 * @param at when they moved it: the end of the run, by the server's clock.
 */
export async function moveBookmark(
  connection: Connection,
  userId: string,
  textId: string,
  to: number,
  at: Date,
): Promise<void> {
  const place = { position: to, updatedAt: at };
  await connection
    .insert(bookmarks)
    .values({ userId, textId, ...place })
    .onConflictDoUpdate({
      target: [bookmarks.userId, bookmarks.textId],
      set: place,
      setWhere: lt(bookmarks.updatedAt, sql`excluded.updated_at`),
    });
}

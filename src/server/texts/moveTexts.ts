import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../database/Connection";
import { bookmarks, texts } from "../database/schema";

/**
 * Gives all texts and places of one user to another, when a guest becomes somebody who had an account. Of two places in
 * a text the later stays.
 */
export async function moveTexts(transaction: Transaction, fromUserId: string, toUserId: string): Promise<void> {
  await transaction.update(texts).set({ ownerId: toUserId }).where(eq(texts.ownerId, fromUserId));
  await transaction.execute(sql`
    insert into ${bookmarks} (user_id, text_id, position, updated_at)
    select ${toUserId}::uuid, text_id, position, updated_at from ${bookmarks} where user_id = ${fromUserId}::uuid
    on conflict (user_id, text_id) do update set position = excluded.position, updated_at = excluded.updated_at
    where ${bookmarks}.updated_at < excluded.updated_at
  `);
  await transaction.delete(bookmarks).where(eq(bookmarks.userId, fromUserId));
}

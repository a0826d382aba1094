import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../database/Connection";
import { avatars, users } from "../database/schema";

/**
 * Gives an account without a picture the one of another account that is about to end. Both rows of users are locked by
 * the caller.
 */
export async function moveAvatar(transaction: Transaction, fromUserId: string, toUserId: string): Promise<void> {
  const [avatar] = await transaction.select({ hash: avatars.hash }).from(avatars).where(eq(avatars.userId, fromUserId));
  if (!avatar) return;
  const taken = await transaction
    .update(users)
    .set({ avatarHash: avatar.hash })
    .where(and(eq(users.id, toUserId), isNull(users.avatarHash)))
    .returning({ id: users.id });
  if (taken.length > 0)
    await transaction.update(avatars).set({ userId: toUserId }).where(eq(avatars.userId, fromUserId));
}

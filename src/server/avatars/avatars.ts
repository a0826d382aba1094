import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../database/Database";
import { avatars, users } from "../database/userSchema";

/**
 * Where an account's picture is served, from the root of the server; null when there is none. A new picture has a new
 * path.
 */
export function avatarPath(userId: string, hash: string | null): string | null {
  return hash === null ? null : `/avatars/${userId}/${hash}.webp`;
}

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

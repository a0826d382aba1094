import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../database/Database";
import { avatars, users } from "../database/userSchema";

/** The path of an account's picture on the server; null when there is none. Each picture has its own path. */
export function avatarPath(userId: string, hash: string | null): string | null {
  return hash === null ? null : `/avatars/${userId}/${hash}.webp`;
}

/**
 * Gives the picture of an account that is about to be deleted to an account without one. The caller has locked both
 * rows of users.
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

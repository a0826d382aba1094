import { and, eq, inArray, notInArray } from "drizzle-orm";
import type { Transaction } from "../database/Database";
import { externalAccounts } from "../database/signInSchema";

/** Moves the linked accounts of one user to another, who has at most one of each provider: their own stays. */
export async function moveExternalAccounts(
  transaction: Transaction,
  fromUserId: string,
  toUserId: string,
): Promise<void> {
  const linked = await transaction
    .select({ id: externalAccounts.id, userId: externalAccounts.userId, issuer: externalAccounts.issuer })
    .from(externalAccounts)
    .where(inArray(externalAccounts.userId, [fromUserId, toUserId]));
  const own = linked.filter(({ userId }) => userId === toUserId).map(({ issuer }) => issuer);
  if (linked.length === own.length) return;
  await transaction
    .update(externalAccounts)
    .set({ userId: toUserId })
    .where(
      and(
        eq(externalAccounts.userId, fromUserId),
        own.length === 0 ? undefined : notInArray(externalAccounts.issuer, own),
      ),
    );
}

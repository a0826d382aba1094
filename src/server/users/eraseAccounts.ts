import { inArray } from "drizzle-orm";
import type { Transaction } from "../database/Connection";
import { sessions, users } from "../database/schema";

/**
 * Erases accounts with all that is theirs: sessions, pictures, results with their logs, exams, certificates, texts, places in groups.
 * @returns the sessions that ended; `sessions.activeAmong` of them, after the transaction, closes what they hold open.
 */
export async function eraseAccounts(transaction: Transaction, userIds: readonly string[]): Promise<readonly string[]> {
  if (userIds.length === 0) return [];
  const open = await transaction.select({ id: sessions.id }).from(sessions).where(inArray(sessions.userId, [...userIds]));
  await transaction.delete(users).where(inArray(users.id, [...userIds]));
  return open.map(({ id }) => id);
}

import { inArray } from "drizzle-orm";
import type { Transaction } from "../database/Connection";
import { groupMembers } from "../database/groupSchema";
import { sessions, users } from "../database/schema";

/** What ended with some accounts: for `sessions.activeAmong` and `groupRoles.changed`, after the transaction. */
export type Erased = { readonly sessionIds: readonly string[]; readonly groupIds: readonly string[] };

/**
 * Erases accounts with all that is theirs: sessions, pictures, results with their logs, exams, certificates, texts,
 * places in groups.
 */
export async function eraseAccounts(transaction: Transaction, userIds: readonly string[]): Promise<Erased> {
  if (userIds.length === 0) return { sessionIds: [], groupIds: [] };
  const open = await transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(inArray(sessions.userId, [...userIds]));
  const places = await transaction
    .selectDistinct({ groupId: groupMembers.groupId })
    .from(groupMembers)
    .where(inArray(groupMembers.userId, [...userIds]));
  await transaction.delete(users).where(inArray(users.id, [...userIds]));
  return { sessionIds: open.map(({ id }) => id), groupIds: places.map(({ groupId }) => groupId) };
}

import { and, eq } from "drizzle-orm";
import type { Transaction } from "../database/Connection";
import { groupMembers, groups } from "../database/groupSchema";

/**
 * The row ids of a group's owners, who stay its owners until the transaction ends: two who leave at once do not both
 * leave the other behind.
 */
export async function lockOwners(transaction: Transaction, groupId: string): Promise<readonly string[]> {
  await transaction.select({ id: groups.id }).from(groups).where(eq(groups.id, groupId)).for("update");
  const owners = await transaction
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.role, "OWNER")));
  return owners.map(({ userId }) => userId);
}

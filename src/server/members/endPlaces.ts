import { and, count, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../database/Connection";
import { assignmentMembers, assignments, groupMembers } from "../database/groupSchema";
import { Refused } from "../graphql/errors";

/**
 * Takes people out of a group and out of its work; LAST_OWNER when nobody would be left to run it. Lock the group
 * before.
 */
export async function endPlaces(
  transaction: Transaction,
  groupId: string,
  userIds: readonly string[],
): Promise<Refused | null> {
  const ids = [...userIds];
  const leaving = await transaction
    .delete(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), inArray(groupMembers.userId, ids)))
    .returning();
  if (leaving.some(({ role }) => role === "OWNER")) {
    const [left] = await transaction
      .select({ number: count() })
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.role, "OWNER")));
    if ((left?.number ?? 0) === 0) {
      for (const place of leaving) await transaction.insert(groupMembers).values(place);
      return new Refused("LAST_OWNER");
    }
  }
  const work = transaction.select({ id: assignments.id }).from(assignments).where(eq(assignments.groupId, groupId));
  await transaction
    .delete(assignmentMembers)
    .where(and(inArray(assignmentMembers.assignmentId, work), inArray(assignmentMembers.userId, ids)));
  return null;
}

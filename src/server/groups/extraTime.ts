import { and, eq, inArray, isNull, max } from "drizzle-orm";
import type { Connection } from "../database/Database";
import { groupMembers, groups } from "../database/userSchema";

/**
 * The extra time of each user in exams, in percent, in the order of the ids: the most that a group has set which is not
 * archived. It is the same in all exams, because an exam counts for the assignments of every group of the candidate.
 */
export async function findExtraTimes(database: Connection, userIds: readonly string[]): Promise<number[]> {
  const rows = await database
    .select({ userId: groupMembers.userId, extraTime: max(groupMembers.extraTime) })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(inArray(groupMembers.userId, [...userIds]), isNull(groups.archivedAt)))
    .groupBy(groupMembers.userId);
  const percents = new Map(rows.map(({ userId, extraTime }) => [userId, extraTime ?? 0]));
  return userIds.map((id) => percents.get(id) ?? 0);
}

export async function findExtraTime(database: Connection, userId: string): Promise<number> {
  const [extraTime = 0] = await findExtraTimes(database, [userId]);
  return extraTime;
}

import { eq, sql } from "drizzle-orm";
import type { Database } from "../database/Database";
import { groupMembers } from "../database/groupSchema";
import { passedExercises } from "../database/schema";

/**
 * The ids of the exercises that each member of a group has passed, the last passed first, by the row id of their
 * account. One query, a row for each member.
 */
export async function selectPassedByMember(
  database: Database,
  groupId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { userId, exerciseId, passedAt } = passedExercises;
  const rows = await database
    .select({ userId, passed: sql<string[]>`array_agg(${exerciseId} order by ${passedAt} desc, ${exerciseId})` })
    .from(groupMembers)
    .innerJoin(passedExercises, eq(userId, groupMembers.userId))
    .where(eq(groupMembers.groupId, groupId))
    .groupBy(userId);
  return new Map(rows.map((row) => [row.userId, row.passed]));
}

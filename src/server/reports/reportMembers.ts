import { and, asc, eq, sql } from "drizzle-orm";
import { inNameOrder } from "../database/inNameOrder";
import type { Database } from "../database/Database";
import { groupMembers } from "../database/groupSchema";
import { exams, results, users } from "../database/schema";
import type { GroupMember } from "../groups/GroupMemberNode";

/** A member with what does not depend on the time of a report. */
export type ReportedMember = {
  readonly member: GroupMember;
  readonly lastPractisedAt: Date | null;
  readonly openFlags: number;
};

/**
 * All who practise in a group (its coaches are not reported on), by name, in one query. Each count is read from an
 * index.
 */
export async function selectReportMembers(database: Database, groupId: string): Promise<readonly ReportedMember[]> {
  const { userId, joinedAt, role } = groupMembers;
  const lastPractisedAt =
    sql`(select max(${results.startedAt}) from ${results} where ${results.userId} = ${userId} and ${results.startedAt} >= ${joinedAt})`.mapWith(
      results.startedAt,
    );
  const openFlags = sql<number>`(select count(*)::int from ${results} where ${results.userId} = ${userId} and ${results.createdAt} >= ${joinedAt}
    and ${results.flagReason} is not null and ${results.reviewedAt} is null)
    + (select count(*)::int from ${exams} where ${exams.userId} = ${userId} and ${exams.createdAt} >= ${joinedAt} and ${exams.flagReason} is not null and ${exams.reviewedAt} is null)`;
  const rows = await database
    .select({ place: groupMembers, user: users, lastPractisedAt, openFlags })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(groupMembers.groupId, groupId), eq(role, "MEMBER")))
    .orderBy(asc(inNameOrder(users.displayName)), asc(users.id));
  return rows.map(({ place, user, ...figures }) => ({ member: { ...place, user }, ...figures }));
}

import { and, inArray, sql, type SQL } from "drizzle-orm";
import { assignmentMembers, assignments, groupMembers } from "../../database/groupSchema";

/** Which assignments are asked about, and for whom: one person, or null for all. Row ids. */
export type Asked = { readonly ids: readonly string[]; readonly userId: string | null };

/**
 * `from` and `where` of a query over each of these assignments with each member to whom it is set. Who left the group,
 * or runs it, is not among them.
 */
export function assignedRows({ ids, userId }: Asked): { readonly from: SQL; readonly where: SQL | undefined } {
  const isNamed = sql`exists (select from ${assignmentMembers} where ${assignmentMembers.assignmentId} = ${assignments.id} and ${assignmentMembers.userId} = ${groupMembers.userId})`;
  return {
    from: sql`${assignments} join ${groupMembers} on ${groupMembers.groupId} = ${assignments.groupId}`,
    where: and(
      inArray(assignments.id, [...ids]),
      sql`${groupMembers.role} = 'MEMBER'`,
      sql`(${assignments.isForAll} or ${isNamed})`,
      userId === null ? undefined : sql`${groupMembers.userId} = ${userId}::uuid`,
    ),
  };
}

/**
 * When something counts: from the opening on, and not before the person was in the group, whose coaches learn nothing
 * of earlier days; until the assignment was closed, that very
 * moment included. By the server's clock: what a browser says of the time cannot be known.
 */
export function isInTime(at: SQL): SQL {
  return sql`(${at} >= greatest(${assignments.opensAt}, ${groupMembers.joinedAt}) and (${assignments.closedAt} is null or ${at} <= ${assignments.closedAt}))`;
}

import { and, desc, eq, inArray, isNotNull, ne, notExists, or, sql, type SQL } from "drizzle-orm";
import { defaultGrading, type Grading } from "../../contract/gradeRules";
import { limits } from "../../contract/limits";
import type { Context } from "../Context";
import { grades } from "../database/assignmentSchema";
import type { Database } from "../database/Database";
import { assignments } from "../database/schema";
import { groupMembers, groups } from "../database/userSchema";
import type { GroupMember } from "../groups/memberships";
import { mayReadStory } from "../reports/selectForCoaches";

/** A grade that a coach decided in a group which the member is no longer in. */
export type EarlierGrade = {
  readonly groupName: string;
  readonly grading: Grading;
  readonly title: string;
  /** When the assignment was due, or else opened. */
  readonly at: Date;
  /** 0 to 100; null for those who are excused, and if the coach only wrote a comment. */
  readonly percent: number | null;
  readonly isExcused: boolean;
  readonly comment: string;
};

/** Whether a coach decided something about a grade, and did not take it back. */
export const isDecision = or(isNotNull(grades.percent), eq(grades.isExcused, true), ne(grades.comment, ""));

/**
 * A member's grades of groups that they have left, earliest first. For the member those that were shared with them; for
 * coaches and admins those of groups from which a coach of both moved them here. Null for others.
 */
export async function selectEarlierGrades(
  member: GroupMember,
  context: Context,
): Promise<readonly EarlierGrade[] | null> {
  const { viewer, services } = context;
  if (viewer === null || !(await mayReadStory(member, context))) return null;
  if (viewer.userId === member.userId) return select(services.database, member.userId, isShared);
  const earlier = member.earlierPlaces.map(({ groupId }) => groupId);
  return earlier.length === 0 ? [] : select(services.database, member.userId, inArray(groups.id, earlier));
}

/** Whether a group shows its members their own grades. */
export const isShared = sql`coalesce((${groups.grading} ->> 'isShared')::boolean, ${defaultGrading.isShared})`;

async function select(database: Database, userId: string, which: SQL): Promise<readonly EarlierGrade[]> {
  const at = sql<Date>`coalesce(${assignments.dueAt}, ${assignments.opensAt})`.mapWith(assignments.opensAt);
  const place = database
    .select({ one: sql`1` })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groups.id), eq(groupMembers.userId, userId)));
  const { percent, isExcused, comment } = grades;
  const rows = await database
    .select({
      groupName: groups.name,
      grading: groups.grading,
      title: assignments.title,
      at,
      percent,
      isExcused,
      comment,
    })
    .from(grades)
    .innerJoin(assignments, eq(assignments.id, grades.assignmentId))
    .innerJoin(groups, eq(groups.id, assignments.groupId))
    .where(and(eq(grades.userId, userId), isDecision, notExists(place), which))
    .orderBy(desc(at), desc(assignments.id))
    .limit(limits.gradeBook.columns.max);
  return rows.toReversed().map(({ grading, ...row }) => ({
    ...row,
    grading: grading ?? defaultGrading,
    percent: row.isExcused ? null : row.percent,
  }));
}

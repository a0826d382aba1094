import { and, asc, eq, isNull, sql, inArray } from "drizzle-orm";
import { type Connection } from "../database/Database";
import { assignmentMembers, assignments } from "../database/schema";
import { groupMembers, groups } from "../database/userSchema";
import type { Context, Viewer, Services } from "../Context";
import { newestFirst, type PageRequest } from "../database/pagination";
import type { SeenGroup } from "../groups/groups";
import { isAllowed } from "../groups/groupRights";
import { type GroupMember, selectMembers } from "../groups/memberships";
import { isOut, isSetToMember, ownDueAt, selectAssignments, type SeenAssignment } from "./assignments";
import { ownProgress } from "./progress/memberProgress";

/** Most assignments in a user's list of work to do. */
const MOST = 100;

/**
 * The viewer's unfinished work in all groups that are not archived, without what they are excused from, by due date,
 * those without one last.
 */
export async function selectDueAssignments(context: Context): Promise<SeenAssignment[]> {
  const { viewer, services } = context;
  if (!viewer) return [];
  const now = new Date(services.now());
  const orderBy = [sql`${ownDueAt} asc nulls last`, asc(assignments.opensAt), asc(assignments.id)];
  const mine = and(isSetToMember, isOut(now), isNull(groups.archivedAt));
  const set = await selectAssignments(services.database, viewer, now, mine, { orderBy, limit: MOST });
  const progress = await Promise.all(set.map((assignment) => ownProgress(context).load(assignment)));
  return set.filter((_, at) => progress[at]?.work.doneAt == null && progress[at]?.isExcused !== true);
}

/** A page of a group's assignments, newest first: all for those who run it, and what is set to them for members. */
export async function selectGroupAssignments(
  { database, now: clock }: Services,
  viewer: Viewer | null,
  group: SeenGroup,
  page: PageRequest,
): Promise<SeenAssignment[]> {
  if (!viewer) return [];
  const now = new Date(clock());
  const { where, orderBy } = newestFirst(assignments, page);
  const theirs = isAllowed(group, viewer, "COACH") ? undefined : and(isSetToMember, isOut(now));
  const which = and(eq(assignments.groupId, group.id), theirs, where);
  return selectAssignments(database, viewer, now, which, { orderBy, limit: page.limit });
}

/** The members to whom an assignment is set by name, by display name, without those who left the group. */
export function selectAssignedMembers(database: Connection, { id, groupId }: SeenAssignment): Promise<GroupMember[]> {
  const assigned = database
    .select({ userId: assignmentMembers.userId })
    .from(assignmentMembers)
    .where(eq(assignmentMembers.assignmentId, id));
  return selectMembers(database, and(eq(groupMembers.groupId, groupId), inArray(groupMembers.userId, assigned)));
}

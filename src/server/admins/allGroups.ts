import { and, eq, inArray, sql } from "drizzle-orm";
import { limits } from "../../contract/limits";
import type { Viewer } from "../Context";
import { inNameOrder, likePattern, type Connection } from "../database/Database";
import { groupMembers, groups, sessions, users } from "../database/userSchema";
import { newestFirst, type PageRequest } from "../graphql/pagination";
import type { SeenGroup } from "../groups/groups";

/** A page of all groups with these words in the name, newest first, as an admin sees them. */
export async function selectAllGroups(
  database: Connection,
  viewer: Viewer,
  search: string | null | undefined,
  page: PageRequest,
): Promise<SeenGroup[]> {
  const { where, orderBy } = newestFirst(groups, page);
  const words = (search ?? "").slice(0, limits.groupName.max).trim();
  const rows = await database
    .select({ group: groups, myRole: groupMembers.role })
    .from(groups)
    .leftJoin(groupMembers, and(eq(groupMembers.groupId, groups.id), eq(groupMembers.userId, viewer.userId)))
    .where(and(words === "" ? undefined : sql`lower(${groups.name}) like lower(${likePattern(words)})`, where))
    .orderBy(...orderBy)
    .limit(page.limit);
  return rows.map(({ group, myRole }) => ({ ...group, myRole }));
}

/** Display names of the owners of each of these groups, in the order of the ids. */
export async function selectOwnerNames(database: Connection, groupIds: readonly string[]): Promise<string[][]> {
  const rows = await database
    .select({ groupId: groupMembers.groupId, name: users.displayName })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(inArray(groupMembers.groupId, [...groupIds]), eq(groupMembers.role, "OWNER")))
    .orderBy(inNameOrder(users.displayName));
  return groupIds.map((id) => rows.filter(({ groupId }) => groupId === id).map(({ name }) => name));
}

/** When somebody of each of these groups was last here, as far as sessions are stored; null for nobody. */
export async function selectLastActive(database: Connection, groupIds: readonly string[]): Promise<(Date | null)[]> {
  const rows = await database
    .select({ id: groupMembers.groupId, at: sql`max(${sessions.lastSeenAt})`.mapWith(sessions.lastSeenAt) })
    .from(groupMembers)
    .innerJoin(sessions, eq(sessions.userId, groupMembers.userId))
    .where(inArray(groupMembers.groupId, [...groupIds]))
    .groupBy(groupMembers.groupId);
  const found = new Map(rows.map(({ id, at }) => [id, at]));
  return groupIds.map((id) => found.get(id) ?? null);
}

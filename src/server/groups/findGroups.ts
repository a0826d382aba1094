import { and, asc, eq, inArray, isNotNull, type SQL } from "drizzle-orm";
import { inNameOrder } from "../database/inNameOrder";
import type { Connection } from "../database/Connection";
import { groupMembers, groups, type GroupRow } from "../database/groupSchema";
import type { Viewer } from "../graphql/Context";
import type { GroupRole } from "./GroupRoles";

/** A group as one person sees it. `myRole` is null for an admin who is not in it. */
export type SeenGroup = GroupRow & { readonly myRole: GroupRole | null };

/** Those of some groups that somebody may see: the ones that they are in, and all for an admin. */
export function findGroups(database: Connection, viewer: Viewer | null, ids: readonly string[]): Promise<SeenGroup[]> {
  return viewer === null || ids.length === 0
    ? Promise.resolve([])
    : select(database, viewer, inArray(groups.id, [...ids]));
}

/** All groups that somebody is in, by name. */
export function findGroupsOf(database: Connection, viewer: Viewer): Promise<SeenGroup[]> {
  return select(database, viewer, isNotNull(groupMembers.userId));
}

async function select(database: Connection, viewer: Viewer, which: SQL): Promise<SeenGroup[]> {
  const mine = and(eq(groupMembers.groupId, groups.id), eq(groupMembers.userId, viewer.userId));
  const visible = viewer.role === "ADMIN" ? which : and(which, isNotNull(groupMembers.userId));
  const rows = await database
    .select({ group: groups, myRole: groupMembers.role })
    .from(groups)
    .leftJoin(groupMembers, mine)
    .where(visible)
    .orderBy(asc(inNameOrder(groups.name)), asc(groups.id));
  return rows.map(({ group, myRole }) => ({ ...group, myRole }));
}

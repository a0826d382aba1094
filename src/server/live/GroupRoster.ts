import { encodeGlobalID } from "@pothos/plugin-relay";
import { asc, eq } from "drizzle-orm";
import type { GroupSettings } from "../../contract/groupSettings";
import type { Database } from "../database/Database";
import { groupMembers, groups } from "../database/groupSchema";
import { users } from "../database/schema";

/** A member as walls show them. `id` and `globalUserId` are made once: a busy wall is written five times a second. */
export type RosterMember = { readonly userId: string; readonly name: string; readonly id: string; readonly globalUserId: string };

/** Who is in a group that is in use. */
export type GroupRoster = {
  readonly groupId: string;
  readonly name: string;
  readonly settings: GroupSettings;
  /** Those whose role is MEMBER, by name. */
  readonly members: ReadonlyMap<string, RosterMember>;
  /** Names of those who may watch them. */
  readonly coaches: ReadonlyMap<string, string>;
};

/** Null when there is no such group, or it is archived: nobody watches there. */
export async function loadRoster(database: Database, groupId: string): Promise<GroupRoster | null> {
  const rows = await database
    .select({ groupName: groups.name, settings: groups.settings, archivedAt: groups.archivedAt, userId: users.id, name: users.displayName, role: groupMembers.role })
    .from(groups)
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(eq(groups.id, groupId))
    .orderBy(asc(users.displayName), asc(users.id));
  const [first] = rows;
  if (!first || first.archivedAt !== null) return null;
  const members = rows.filter(({ role }) => role === "MEMBER").map(({ userId, name }) => [userId, memberOf(groupId, userId, name)] as const);
  const coaches = rows.filter(({ role }) => role !== "MEMBER").map(({ userId, name }) => [userId, name] as const);
  return { groupId, name: first.groupName, settings: first.settings, members: new Map(members), coaches: new Map(coaches) };
}

function memberOf(groupId: string, userId: string, name: string): RosterMember {
  return { userId, name, id: encodeGlobalID("LiveMember", `${groupId}:${userId}`), globalUserId: encodeGlobalID("User", userId) };
}

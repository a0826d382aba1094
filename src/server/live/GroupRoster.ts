import { createHash } from "node:crypto";
import { encodeGlobalID } from "@pothos/plugin-relay";
import { asc, eq } from "drizzle-orm";
import type { GroupSettings } from "../../contract/groupRules";
import { inNameOrder } from "../database/inNameOrder";
import type { Database } from "../database/Database";
import { groupMembers, groups } from "../database/groupSchema";
import { users } from "../database/schema";

/** A member as walls show them. `id` and `globalUserId` are made once: a busy wall is written five times a second. */
export type RosterMember = {
  readonly userId: string;
  readonly name: string;
  readonly id: string;
  readonly globalUserId: string;
};

/** Who is in a group that is in use. */
export type GroupRoster = {
  readonly groupId: string;
  readonly name: string;
  readonly settings: GroupSettings;
  /** Those whose role is MEMBER, by name. */
  readonly members: ReadonlyMap<string, RosterMember>;
  /** Names of those who may watch them. */
  readonly coaches: ReadonlyMap<string, string>;
  /** Names all of this but its members, and who of the coaches is the owner: another one when any of it has changed. */
  readonly stamp: string;
};

/** Null when there is no such group, or it is archived: nobody watches there. */
export async function loadRoster(database: Database, groupId: string): Promise<GroupRoster | null> {
  const rows = await database
    .select({
      groupName: groups.name,
      settings: groups.settings,
      archivedAt: groups.archivedAt,
      userId: users.id,
      name: users.displayName,
      role: groupMembers.role,
    })
    .from(groups)
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(eq(groups.id, groupId))
    .orderBy(asc(inNameOrder(users.displayName)), asc(users.id));
  const [first] = rows;
  if (!first || first.archivedAt !== null) return null;
  const members = rows
    .filter(({ role }) => role === "MEMBER")
    .map(({ userId, name }) => [userId, memberOf(groupId, userId, name)] as const);
  const leading = rows.filter(({ role }) => role !== "MEMBER");
  const coaches = leading.map(({ userId, name }) => [userId, name] as const);
  const stamp = stampOf([
    groupId,
    first.groupName,
    first.settings,
    leading.map(({ userId, name, role }) => [userId, name, role]),
  ]);
  return {
    groupId,
    name: first.groupName,
    settings: first.settings,
    members: new Map(members),
    coaches: new Map(coaches),
    stamp,
  };
}

function stampOf(facts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(facts)).digest("base64url").slice(0, 12);
}

function memberOf(groupId: string, userId: string, name: string): RosterMember {
  return {
    userId,
    name,
    id: encodeGlobalID("LiveMember", `${groupId}:${userId}`),
    globalUserId: encodeGlobalID("User", userId),
  };
}

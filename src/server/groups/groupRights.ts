import { and, eq, type SQL, sql } from "drizzle-orm";
import { alias, type PgColumn, QueryBuilder } from "drizzle-orm/pg-core";
import { noteAdminAct } from "../audit/adminActs";
import type { Context, Viewer } from "../Context";
import type { Database } from "../database/Database";
import { groupMembers, groups } from "../database/userSchema";
import { DomainError } from "../DomainError";
import { fromGlobalId } from "../globalIds";
import type { PubSub } from "../redis/PubSub";
import { findGroups, type GroupRole, type SeenGroup } from "./groups";

/**
 * The role needed for an action: anyone in the group, those who run it, or its owner. Admins may do what owners may.
 */
type NeededRole = "MEMBER" | "COACH" | "OWNER";

/** The kind of access: an archived group can be read but not changed. */
export type GroupAccess = "read" | "change";

export type OpenGroup = { readonly group: SeenGroup; readonly viewer: Viewer };

/**
 * The group with a global id, for a viewer who may act in it, or the reason why not: NOT_SIGNED_IN; NOT_FOUND for a
 * group that does not exist or that they may not see; NOT_ALLOWED for their role; GROUP_ARCHIVED. A change that is
 * allowed only to an admin is noted for the audit log.
 */
export async function openGroup(
  { viewer, services }: Context,
  globalId: string,
  needed: NeededRole,
  access: GroupAccess = "change",
): Promise<OpenGroup | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const id = fromGlobalId("Group", globalId);
  const [group] = id === null ? [] : await findGroups(services.database, viewer, [id]);
  if (!group) return new DomainError("NOT_FOUND");
  if (!isAllowed(group, viewer, needed)) return new DomainError("NOT_ALLOWED");
  if (access === "change") {
    if (group.archivedAt !== null) return new DomainError("GROUP_ARCHIVED");
    if (isAdminAct(group, needed)) noteAdminAct(group);
  }
  return { group, viewer };
}

/** Whether a viewer who sees a group has the needed role. */
export function isAllowed(group: SeenGroup, viewer: Viewer, needed: NeededRole): boolean {
  return viewer.role === "ADMIN" || !isAdminAct(group, needed);
}

/** Whether a viewer who may do something in a group may do it only as an admin: such acts are recorded. */
export function isAdminAct({ myRole }: SeenGroup, needed: NeededRole): boolean {
  if (needed === "MEMBER") return myRole === null;
  return needed === "OWNER" ? myRole !== "OWNER" : !isCoaching(myRole);
}

/** Its messages are row ids of groups. */
const CHANNEL = "group-changed";

/** Reads roles in groups, and notifies listeners in all processes when they change. Row ids throughout. */
export class GroupRoles {
  readonly #database: Database;
  readonly #pubSub: PubSub;

  constructor(database: Database, pubSub: PubSub) {
    this.#database = database;
    this.#pubSub = pubSub;
  }

  /**
   * A user's role in a group; null when they are not in it. Read from the database each time, so that a removed right
   * is gone at once.
   */
  async roleIn(groupId: string, userId: string): Promise<GroupRole | null> {
    const [row] = await this.#database
      .select({ role: groupMembers.role })
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId)));
    return row?.role ?? null;
  }

  /** The groups of a user that are not archived. */
  async groupsOf(userId: string): Promise<readonly { readonly groupId: string; readonly role: GroupRole }[]> {
    const rows = await this.#database
      .select({ groupId: groupMembers.groupId, role: groupMembers.role, archivedAt: groups.archivedAt })
      .from(groupMembers)
      .innerJoin(groups, eq(groups.id, groupMembers.groupId))
      .where(eq(groupMembers.userId, userId));
    return rows.filter(({ archivedAt }) => archivedAt === null);
  }

  /** Announces that a group, its members or their roles changed. Call it after the transaction. */
  changed(groupId: string): void {
    this.#pubSub.publish(CHANNEL, groupId);
  }

  /**
   * Calls the listener on every change, in whichever process it was made.
   * @returns removes the listener.
   */
  onChanged(listener: (groupId: string) => void): () => void {
    return this.#pubSub.subscribe(CHANNEL, listener);
  }

  /**
   * Calls the listener when changes in other processes may have been missed and cached data must be read again.
   * @returns removes the listener.
   */
  onMissed(listener: () => void): () => void {
    return this.#pubSub.onMissed(listener);
  }
}

/** Whether a role may run the group. */
export function isCoaching(role: GroupRole | null): boolean {
  return role === "OWNER" || role === "COACH";
}

declare module "../Context" {
  interface Services {
    readonly groupRoles: GroupRoles;
  }
}

/** The memberships that {@link sharedGroups} compares, for further conditions: the viewer's and the other user's. */
export const mine = alias(groupMembers, "mine");
export const theirs = alias(groupMembers, "theirs");

/**
 * The groups that a viewer shares with the user of a row, to be used with `exists`.
 * @param userId the column with that user.
 * @param which of these groups; all by default.
 */
export function sharedGroups(viewer: Viewer, userId: PgColumn, which?: SQL) {
  return sharedGroupsOf(viewer.userId, userId, which);
}

/** The same for any two users. */
export function sharedGroupsOf(one: string | PgColumn, other: PgColumn, which?: SQL) {
  return new QueryBuilder()
    .select({ one: sql`1` })
    .from(mine)
    .innerJoin(theirs, eq(theirs.groupId, mine.groupId))
    .where(and(eq(mine.userId, one), eq(theirs.userId, other), which));
}

import { and, asc, count, eq, exists, inArray, isNotNull, notExists, type SQL, sql } from "drizzle-orm";
import { inNameOrder, type Connection, type Transaction, type Database } from "../database/Database";
import { groupMembers, groups, users, type GroupRow, type GroupMemberRow } from "../database/userSchema";
import type { Viewer, Context } from "../Context";
import { randomInt } from "node:crypto";
import { JOIN_CODE_LENGTH, CODE_ALPHABET } from "../../contract/codes";
import { DomainError } from "../DomainError";
import { fromGlobalId } from "../graphql/globalIds";
import type { Announcements } from "../redis/Announcements";
import { alias, type PgColumn, QueryBuilder } from "drizzle-orm/pg-core";

/** A group as one user sees it. `myRole` is null for an admin who is not in it. */
export type SeenGroup = GroupRow & { readonly myRole: GroupRole | null };

/** Those of the given groups that the viewer may see: groups they are in, and all groups for an admin. */
export function findGroups(database: Connection, viewer: Viewer | null, ids: readonly string[]): Promise<SeenGroup[]> {
  return viewer === null || ids.length === 0
    ? Promise.resolve([])
    : select(database, viewer, inArray(groups.id, [...ids]));
}

/** All groups that a user is in, by name. */
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

/** The number of members in each of these groups, in the order of the ids. */
export async function countMembers(database: Connection, groupIds: readonly string[]): Promise<number[]> {
  const { groupId } = groupMembers;
  const rows = await database
    .select({ groupId, number: count() })
    .from(groupMembers)
    .where(inArray(groupId, [...groupIds]))
    .groupBy(groupId);
  const numbers = new Map(rows.map((row) => [row.groupId, row.number]));
  return groupIds.map((id) => numbers.get(id) ?? 0);
}

/**
 * The row ids of the members of a group whose accounts its coaches made. Those who coach it or own another group are
 * left out, because others depend on them.
 */
export async function selectMadeAccounts(database: Connection, groupId: string): Promise<readonly string[]> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(isMadeAccount(database, [groupId]));
  return rows.map(({ id }) => id);
}

/** How many accounts {@link selectMadeAccounts} gives for each of these groups, in the order of the ids. */
export async function countMadeAccounts(database: Connection, groupIds: readonly string[]): Promise<number[]> {
  const rows = await database
    .select({ groupId: users.madeInGroupId, number: count() })
    .from(users)
    .where(isMadeAccount(database, groupIds))
    .groupBy(users.madeInGroupId);
  const numbers = new Map(rows.map((row) => [row.groupId, row.number]));
  return groupIds.map((id) => numbers.get(id) ?? 0);
}

function isMadeAccount(database: Connection, groupIds: readonly string[]): SQL | undefined {
  const ofUser = database.select({ userId: groupMembers.userId }).from(groupMembers);
  const inGroup = and(
    eq(groupMembers.groupId, users.madeInGroupId),
    eq(groupMembers.userId, users.id),
    eq(groupMembers.role, "MEMBER"),
  );
  const owned = database
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(and(eq(groupMembers.userId, users.id), eq(groupMembers.role, "OWNER")));
  return and(
    inArray(users.madeInGroupId, [...groupIds]),
    eq(users.role, "MEMBER"),
    exists(ofUser.where(inGroup)),
    notExists(owned),
  );
}

/**
 * Locks groups against changes of their members until the transaction ends. Always in the same order, to avoid
 * deadlocks.
 */
export async function lockGroups(transaction: Transaction, groupIds: readonly string[]): Promise<void> {
  if (groupIds.length === 0) return;
  await transaction
    .select({ id: groups.id })
    .from(groups)
    .where(inArray(groups.id, [...groupIds]))
    .orderBy(groups.id)
    .for("update");
}

/** The row ids of a group's owners, locked until the transaction ends, so that two owners cannot leave at once. */
export async function lockOwners(transaction: Transaction, groupId: string): Promise<readonly string[]> {
  await transaction.select({ id: groups.id }).from(groups).where(eq(groups.id, groupId)).for("update");
  const owners = await transaction
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.role, "OWNER")));
  return owners.map(({ userId }) => userId);
}

/** A random join code. The unique index refuses duplicates, which are practically impossible. */
export function makeJoinCode(): string {
  return Array.from({ length: JOIN_CODE_LENGTH }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join("");
}

/**
 * The role needed for an action: anyone in the group, those who run it, or its owner. Admins may do what owners may.
 */
type NeededRole = "MEMBER" | "COACH" | "OWNER";

/** The kind of access: an archived group can be read but not changed. */
export type GroupAccess = "read" | "change";

export type OpenGroup = { readonly group: SeenGroup; readonly viewer: Viewer };

/**
 * The group with a global id, for a viewer who may act in it, or the reason why not: NOT_SIGNED_IN; NOT_FOUND for a
 * group that does not exist or that they may not see; NOT_ALLOWED for their role; GROUP_ARCHIVED.
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
  if (access === "change" && group.archivedAt !== null) return new DomainError("GROUP_ARCHIVED");
  return { group, viewer };
}

/** Whether a viewer who sees a group has the needed role. */
export function isAllowed({ myRole }: SeenGroup, viewer: Viewer, needed: NeededRole): boolean {
  if (viewer.role === "ADMIN" || myRole === "OWNER") return true;
  return needed === "COACH" ? isCoaching(myRole) : needed === "MEMBER" && myRole !== null;
}

/** Whether a viewer who may do something in a group may do it only as an admin: such acts are recorded. */
export function isAdminAct({ myRole }: SeenGroup, needed: "COACH" | "OWNER"): boolean {
  return needed === "OWNER" ? myRole !== "OWNER" : !isCoaching(myRole);
}

export type GroupRole = GroupMemberRow["role"];

/** Its messages are row ids of groups. */
const CHANNEL = "group-changed";

/** Reads roles in groups, and notifies listeners in all processes when they change. Row ids throughout. */
export class GroupRoles {
  readonly #database: Database;
  readonly #announcements: Announcements;

  constructor(database: Database, announcements: Announcements) {
    this.#database = database;
    this.#announcements = announcements;
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
    this.#announcements.announce(CHANNEL, groupId);
  }

  /**
   * Calls the listener on every change, in whichever process it was made.
   * @returns removes the listener.
   */
  onChanged(listener: (groupId: string) => void): () => void {
    return this.#announcements.listen(CHANNEL, listener);
  }

  /**
   * Calls the listener when changes in other processes may have been missed and cached data must be read again.
   * @returns removes the listener.
   */
  onMissed(listener: () => void): () => void {
    return this.#announcements.onMissed(listener);
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
  return new QueryBuilder()
    .select({ one: sql`1` })
    .from(mine)
    .innerJoin(theirs, eq(theirs.groupId, mine.groupId))
    .where(and(eq(mine.userId, viewer.userId), eq(theirs.userId, userId), which));
}

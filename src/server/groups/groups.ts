import { and, asc, count, eq, exists, inArray, isNotNull, notExists, type SQL, sql } from "drizzle-orm";
import { inNameOrder, type Connection, type Transaction, likePattern } from "../database/Database";
import { groupMembers, groups, users, type GroupRow, type GroupMemberRow, sessions } from "../database/userSchema";
import type { Viewer } from "../Context";
import { randomInt } from "node:crypto";
import { JOIN_CODE_LENGTH, CODE_ALPHABET } from "../../contract/codes";
import { limits } from "../../contract/limits";
import { newestFirst, type PageRequest } from "../database/pagination";

export type GroupRole = GroupMemberRow["role"];

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

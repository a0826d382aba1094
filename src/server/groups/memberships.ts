import { and, asc, count, desc, eq, ilike, inArray, isNull, ne, or, sql, type SQL, max } from "drizzle-orm";
import { parseJoinCode } from "../../contract/codes";
import { limits } from "../../contract/limits";
import { recordAct } from "../audit/auditLog";
import { inTransaction, type Connection, inNameOrder, likePattern, type Transaction } from "../database/Database";
import { groupMembers, groups, users, type GroupMemberRow, type GroupRow, type UserRow } from "../database/userSchema";
import { DomainError } from "../DomainError";
import type { Context, Viewer } from "../Context";
import { fromTitleCursor } from "../cursors";
import type { PageRequest } from "../database/pagination";
import { fromGlobalId, isUuid } from "../globalIds";
import { closeCoachLinks } from "./coachLinks";
import { type GroupRole, findGroups, lockGroups, lockOwners, type SeenGroup } from "./groups";
import { isAdminAct, isCoaching, openGroup } from "./groupRights";

/** A user in a group, with their account. */
export type GroupMember = GroupMemberRow & { readonly user: UserRow };

/** A user's membership in a group, for themselves, the group's coaches and admins. */
export async function findGroupMember(
  database: Connection,
  viewer: Viewer | null,
  groupId: string,
  userId: string,
): Promise<GroupMember | null> {
  if (!viewer || !isUuid(groupId) || !isUuid(userId)) return null;
  const rows = await database
    .select({ place: groupMembers, user: users })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(eq(groupMembers.groupId, groupId), inArray(groupMembers.userId, [userId, viewer.userId])));
  const found = rows.find(({ place }) => place.userId === userId);
  const mine = rows.find(({ place }) => place.userId === viewer.userId);
  const isReadable = userId === viewer.userId || viewer.role === "ADMIN" || isCoaching(mine?.place.role ?? null);
  return found && isReadable ? { ...found.place, user: found.user } : null;
}

/** People by display name; those with the same name always in the same order. */
export const byDisplayName: readonly SQL[] = [asc(inNameOrder(users.displayName)), asc(users.id)];

/** The memberships that `which` selects, by display name. */
export async function selectMembers(database: Connection, which: SQL | undefined): Promise<GroupMember[]> {
  const rows = await database
    .select({ place: groupMembers, user: users })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(which)
    .orderBy(...byDisplayName);
  return rows.map(({ place, user }) => ({ ...place, user }));
}

/** The row ids of everyone in a group. */
export async function selectMemberIds(database: Connection, groupId: string): Promise<readonly string[]> {
  const rows = await database
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, groupId));
  return rows.map(({ userId }) => userId);
}

export type GroupCoach = { readonly user: UserRow; readonly role: GroupRole };

/** Those who run a group: its owners, then its coaches, by name. */
export function selectCoaches(database: Connection, groupId: string): Promise<GroupCoach[]> {
  return database
    .select({ user: users, role: groupMembers.role })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(eq(groupMembers.groupId, groupId), ne(groupMembers.role, "MEMBER")))
    .orderBy(desc(groupMembers.role), ...byDisplayName);
}

type Maybe<Value> = Value | null | undefined;

/** Which members: null and an empty search leave none out. */
export type MemberFilters = { readonly search?: Maybe<string>; readonly role?: Maybe<GroupRole> };

/** A page of the members of a group, by display name. */
export async function selectMemberPage(
  database: Connection,
  groupId: string,
  { search, role }: MemberFilters,
  { after, before, limit, inverted }: PageRequest,
): Promise<GroupMember[]> {
  const name = inNameOrder(users.displayName);
  const place = sql`(${name}, ${users.id})`;
  const within = and(
    eq(groupMembers.groupId, groupId),
    role == null ? undefined : eq(groupMembers.role, role),
    isNamed(search),
    after === undefined ? undefined : sql`${place} > ${placeOf(after)}`,
    before === undefined ? undefined : sql`${place} < ${placeOf(before)}`,
  );
  const order = inverted ? [desc(name), desc(users.id)] : [asc(name), asc(users.id)];
  const rows = await database
    .select({ place: groupMembers, user: users })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(within)
    .orderBy(...order)
    .limit(limit);
  return rows.map((row) => ({ ...row.place, user: row.user }));
}

/** Accounts whose display name or username contains these words, whatever their case; all when there are none. */
function isNamed(search: Maybe<string>): SQL | undefined {
  const words = (search ?? "").slice(0, limits.displayName.max).trim();
  if (words === "") return undefined;
  const pattern = likePattern(words);
  return or(ilike(users.displayName, pattern), ilike(users.username, pattern));
}

function placeOf(cursor: string) {
  const { title, id } = fromTitleCursor(cursor);
  return sql`(${title}, ${id}::uuid)`;
}

/** The group that can be joined with a code. */
export async function findGroupByCode({ services }: Context, text: string): Promise<GroupRow | DomainError> {
  const code = parseJoinCode(text);
  const joinable = and(eq(groups.joinCode, code ?? ""), eq(groups.isJoinOpen, true), isNull(groups.archivedAt));
  const [group] = code === null ? [] : await services.database.select().from(groups).where(joinable);
  return group ?? new DomainError("JOIN_CODE_UNKNOWN");
}

/**
 * Makes the viewer a member of the group of a code. Those who are in it already keep their role.
 * @param leaveGroupId global id of a group of which they are a member, and which they leave for it; null for none.
 */
export async function joinGroup(
  { viewer, services }: Context,
  text: string,
  leaveGroupId: string | null = null,
): Promise<{ group: SeenGroup } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (viewer.role === "GUEST") return new DomainError("ACCOUNT_NEEDED");
  const code = parseJoinCode(text);
  const left = leaveGroupId === null ? null : fromGlobalId("Group", leaveGroupId);
  if (leaveGroupId !== null && left === null) return new DomainError("NOT_FOUND");
  const joined = code === null ? null : await join(services, viewer.userId, code, left);
  if (joined === null) return new DomainError("JOIN_CODE_UNKNOWN");
  if (joined instanceof DomainError) return joined;
  services.groupRoles.changed(joined);
  if (left !== null) services.groupRoles.changed(left);
  const [group] = await findGroups(services.database, viewer, [joined]);
  return group ? { group } : new DomainError("NOT_FOUND");
}

/** The row id of the group that the user has joined; null when no open group has this code. */
async function join(
  { database, now }: Context["services"],
  userId: string,
  code: string,
  left: string | null,
): Promise<string | DomainError | null> {
  return inTransaction(database, async (transaction) => {
    const [named] = await transaction.select({ id: groups.id }).from(groups).where(eq(groups.joinCode, code));
    if (!named) return null;
    // One newcomer of a group and one group of a person at a time, so that two at once do not both take the last place.
    // The groups first, as everywhere, so that no two transactions wait for each other.
    await lockGroups(transaction, [named.id, ...(left === null ? [] : [left])]);
    const [group] = await transaction.select().from(groups).where(eq(groups.joinCode, code));
    if (!group?.isJoinOpen || group.archivedAt !== null) return null;
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const places = await transaction.select().from(groupMembers).where(eq(groupMembers.userId, userId));
    const leaving = places.find(({ groupId }) => groupId === left && groupId !== group.id);
    if (leaving && leaving.role !== "MEMBER") return new DomainError("NOT_ALLOWED");
    if (places.every(({ groupId }) => groupId !== group.id)) {
      const [there] = await transaction
        .select({ number: count() })
        .from(groupMembers)
        .where(eq(groupMembers.groupId, group.id));
      if ((there?.number ?? 0) >= limits.groupMembers) return new DomainError("GROUP_FULL");
      if (places.length - (leaving ? 1 : 0) >= limits.groupsOfOne) return new DomainError("TOO_MANY_GROUPS");
      await transaction
        .insert(groupMembers)
        .values({ groupId: group.id, userId, role: "MEMBER", joinedAt: new Date(now()) });
    }
    // Gone already when this is sent again.
    if (leaving) await leave(transaction, leaving);
    return group.id;
  });
}

/** Takes a member out of a group. Its work stays set to them, for when they come back. */
async function leave(transaction: Transaction, { groupId, userId }: GroupMemberRow): Promise<void> {
  await transaction.delete(groupMembers).where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId)));
}

/** Takes the viewer out of a group, unless they are its only owner. */
export async function leaveGroup(context: Context, groupId: string): Promise<{ id: string } | DomainError> {
  const open = await openGroup(context, groupId, "MEMBER", "read");
  if (open instanceof DomainError) return open;
  const { group, viewer } = open;
  if (group.myRole === null) return new DomainError("NOT_FOUND");
  const { database, groupRoles, now } = context.services;
  const refusal = await inTransaction(database, async (transaction) => {
    const owners = await lockOwners(transaction, group.id);
    if (owners.length === 1 && owners[0] === viewer.userId) return new DomainError("LAST_OWNER");
    await transaction
      .delete(groupMembers)
      .where(and(eq(groupMembers.groupId, group.id), eq(groupMembers.userId, viewer.userId)));
    if (isCoaching(group.myRole)) await closeCoachLinks(transaction, group.id, [viewer.userId], new Date(now()));
    return null;
  });
  if (refusal !== null) return refusal;
  groupRoles.changed(group.id);
  return { id: group.id };
}

export type ChangedRole = { readonly group: SeenGroup; readonly member: GroupMember };

/** Changes the role of a user in a group. */
export async function setGroupRole(
  context: Context,
  input: { readonly groupId: string; readonly userId: string; readonly role: GroupRole },
): Promise<ChangedRole | DomainError> {
  const open = await openGroup(context, input.groupId, "OWNER");
  if (open instanceof DomainError) return open;
  const userId = fromGlobalId("User", input.userId);
  if (userId === null) return new DomainError("NOT_FOUND");
  const { group, viewer } = open;
  const { database, groupRoles, now } = context.services;
  const member = await inTransaction(database, async (transaction) => {
    const owners = await lockOwners(transaction, group.id);
    if (input.role !== "OWNER" && owners.length === 1 && owners[0] === userId) return new DomainError("LAST_OWNER");
    const place = and(eq(groupMembers.groupId, group.id), eq(groupMembers.userId, userId));
    const [before] = await transaction.select({ role: groupMembers.role }).from(groupMembers).where(place);
    if (before && isCoaching(before.role) && !isCoaching(input.role))
      await closeCoachLinks(transaction, group.id, [userId], new Date(now()));
    const [changed] = await transaction.update(groupMembers).set({ role: input.role }).where(place).returning();
    const [user] = changed ? await transaction.select().from(users).where(eq(users.id, userId)) : [];
    if (user && isAdminAct(group, "OWNER"))
      await recordAct(transaction, {
        by: viewer.userId,
        at: new Date(now()),
        action: "GROUP_ROLE_CHANGED",
        target: { kind: "User", id: userId, name: user.displayName },
        details: { reason: `${group.name}: ${input.role}` },
      });
    return changed && user ? { ...changed, user } : new DomainError("NOT_FOUND");
  });
  if (member instanceof DomainError) return member;
  groupRoles.changed(group.id);
  const [seen] = await findGroups(database, viewer, [group.id]);
  return seen ? { group: seen, member } : new DomainError("NOT_FOUND");
}

/**
 * The extra time of each user in exams, in percent, in the order of the ids: the most that a group has set which is not
 * archived. It is the same in all exams, because an exam counts for the assignments of every group of the candidate.
 */
export async function findExtraTimes(database: Connection, userIds: readonly string[]): Promise<number[]> {
  const rows = await database
    .select({ userId: groupMembers.userId, extraTime: max(groupMembers.extraTime) })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(inArray(groupMembers.userId, [...userIds]), isNull(groups.archivedAt)))
    .groupBy(groupMembers.userId);
  const percents = new Map(rows.map(({ userId, extraTime }) => [userId, extraTime ?? 0]));
  return userIds.map((id) => percents.get(id) ?? 0);
}

export async function findExtraTime(database: Connection, userId: string): Promise<number> {
  const [extraTime = 0] = await findExtraTimes(database, [userId]);
  return extraTime;
}

import { and, eq, inArray, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Connection, Transaction } from "../database/Database";
import { groupMembers, groups, users } from "../database/userSchema";
import type { Context } from "../graphql/Context";
import { DomainError } from "../DomainError";
import { toGlobalId, isUuid } from "../graphql/pagination";
import type { GroupMember } from "../groups/memberships";
import { isAllowed, openGroup, type GroupAccess, type OpenGroup, type SeenGroup } from "../groups/groups";

export type OpenMembers = OpenGroup & { readonly members: readonly GroupMember[] };

/** A member and the pass-phrase that they sign in with from now on. */
export type MemberCardFacts = { readonly member: GroupMember; readonly passPhrase: string };

export type NewCards = { readonly group: SeenGroup; readonly cards: readonly MemberCardFacts[] };

/** Places in a group that ended; `memberIds` are global ids. */
export type GoneMembers = { readonly group: SeenGroup; readonly memberIds: readonly string[] };

type Options = { readonly access?: GroupAccess; readonly isMadeHere?: boolean };

/**
 * The members of some global ids, all of one group, for a coach who may do something with them; or why not: as
 * `openGroup`, and NOT_FOUND when one is not in the
 * group, NOT_MADE_HERE when the account must have been made by this group and was not, NOT_ALLOWED when the viewer is a
 * coach, and one is a coach or owner too: of this
 * group, or, where the account itself is what is asked for, of another one that others are in.
 */
export async function openMembers(
  context: Context,
  memberIds: readonly string[],
  { access = "change", isMadeHere = false }: Options = {},
): Promise<OpenMembers | DomainError> {
  if (!context.viewer) return new DomainError("NOT_SIGNED_IN");
  const wanted = [...new Set(memberIds)].map(readMemberId);
  const [first] = wanted;
  if (!first || wanted.some((each) => each?.groupId !== first.groupId)) return new DomainError("NOT_FOUND");
  const opened = await openGroup(context, toGlobalId("Group", first.groupId), "COACH", access);
  if (opened instanceof DomainError) return opened;
  const members = await selectMembers(
    context.services.database,
    first.groupId,
    wanted.flatMap((each) => each?.userId ?? []),
  );
  if (members.length !== wanted.length) return new DomainError("NOT_FOUND");
  const refused = await refuseMembers(context.services.database, { ...opened, members }, isMadeHere);
  return refused ?? { ...opened, members };
}

/**
 * Looks again, inside the transaction that changes some accounts, whether the viewer may decide about them: since
 * {@link openMembers} with `isMadeHere` one may have become an
 * admin, or run a group of its own. Locks the accounts, so that it stays so until the transaction ends; lock groups
 * before.
 * @returns the members as they are now; or NOT_FOUND, NOT_MADE_HERE and NOT_ALLOWED as {@link openMembers}.
 */
export async function lockMadeMembers(
  transaction: Transaction,
  opened: OpenMembers,
): Promise<OpenMembers | DomainError> {
  const ids = opened.members.map(({ userId }) => userId);
  await transaction.select({ id: users.id }).from(users).where(inArray(users.id, ids)).orderBy(users.id).for("update");
  const now = { ...opened, members: await selectMembers(transaction, opened.group.id, ids) };
  if (now.members.length !== ids.length) return new DomainError("NOT_FOUND");
  return (await refuseMembers(transaction, now, true)) ?? now;
}

/**
 * The row ids of those of some members whose accounts the viewer may decide about, as {@link openMembers} with
 * `isMadeHere` says it of all.
 */
export async function selectDecidable(
  database: Connection,
  { group, viewer, members }: OpenMembers,
): Promise<readonly string[]> {
  const made = members.filter((member) => isMadeIn(group.id, member));
  if (isAllowed(group, viewer, "OWNER")) return made.map(({ userId }) => userId);
  const running = await selectRunning(database, made);
  return made.filter(({ role, userId }) => role === "MEMBER" && !running.has(userId)).map(({ userId }) => userId);
}

async function refuseMembers(
  database: Connection,
  { group, viewer, members }: OpenMembers,
  isMadeHere: boolean,
): Promise<DomainError | null> {
  if (isMadeHere && members.some((member) => !isMadeIn(group.id, member))) return new DomainError("NOT_MADE_HERE");
  if (isAllowed(group, viewer, "OWNER")) return null;
  const isBeyond =
    members.some(({ role }) => role !== "MEMBER") || (isMadeHere && (await selectRunning(database, members)).size > 0);
  return isBeyond ? new DomainError("NOT_ALLOWED") : null;
}

/** No coach may take over an account that became an admin. */
function isMadeIn(groupId: string, { user }: GroupMember): boolean {
  return user.madeInGroupId === groupId && user.role === "MEMBER";
}

const others = alias(groupMembers, "others");

/** The row ids of those members who coach any group that others are in: with the account, one would have theirs. */
async function selectRunning(database: Connection, members: readonly GroupMember[]): Promise<ReadonlySet<string>> {
  const ids = members.map(({ userId }) => userId);
  if (ids.length === 0) return new Set();
  const rows = await database
    .selectDistinct({ userId: groupMembers.userId })
    .from(groupMembers)
    .innerJoin(others, and(eq(others.groupId, groupMembers.groupId), ne(others.userId, groupMembers.userId)))
    .where(and(inArray(groupMembers.userId, ids), ne(groupMembers.role, "MEMBER")));
  return new Set(rows.map(({ userId }) => userId));
}

/** Those of some accounts that are in a group, with their places. */
export async function selectMembers(
  database: Connection,
  groupId: string,
  userIds: readonly string[],
): Promise<readonly GroupMember[]> {
  const rows = await database
    .select({ place: groupMembers, user: users })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(eq(groupMembers.groupId, groupId), inArray(groupMembers.userId, [...userIds])));
  return rows.map(({ place, user }) => ({ ...place, user }));
}

/**
 * Keeps others from changing who is in some groups until the transaction ends; in one order, so that two do not wait
 * for each other.
 */
export async function lockGroups(transaction: Connection, groupIds: readonly string[]): Promise<void> {
  await transaction
    .select({ id: groups.id })
    .from(groups)
    .where(inArray(groups.id, [...groupIds]))
    .orderBy(groups.id)
    .for("update");
}

/** The row ids in the global id of a GroupMember; null when it is none. */
export function readMemberId(globalId: string): { readonly groupId: string; readonly userId: string } | null {
  const [typename, groupId = "", userId = "", ...more] = Buffer.from(globalId, "base64").toString().split(":");
  return typename === "GroupMember" && more.length === 0 && isUuid(groupId) && isUuid(userId)
    ? { groupId, userId }
    : null;
}

import { randomInt } from "node:crypto";
import { and, count, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { limits } from "../../../contract/limits";
import { noteAdminAct } from "../../audit/adminActs";
import { recordAct } from "../../audit/auditLog";
import { rebuildEntries } from "../../boards/boardEntries";
import type { Context, Services, Viewer } from "../../Context";
import { inTransaction, type Transaction } from "../../database/Database";
import { removedAccounts, removedRows, type RemovedAccountRow } from "../../database/groupSchema";
import { groupMembers, users, type UserRow } from "../../database/userSchema";
import { DomainError } from "../../DomainError";
import { fromGlobalId, toGlobalId } from "../../globalIds";
import { newestFirst, type PageRequest } from "../../database/pagination";
import { lockGroups, type SeenGroup } from "../../groups/groups";
import { isAdminAct, isAllowed, openGroup, type OpenGroup } from "../../groups/groupRights";
import type { GroupMember } from "../../groups/memberships";
import { findOwnedAlone, lockUsers } from "../../users/accounts";
import { selectDecidable, selectMembers, selectRunning } from "../members";
import { usernameCandidates } from "../planMembers";
import { readCatalog } from "./databaseTables";
import { bringBackRows, findReferencedGroups, keepDifferences, keepRemaining, keepRows } from "./keepRows";

type Removal = {
  /** The group in which a coach removes it, and who does. */
  readonly group: SeenGroup;
  readonly by: string;
  readonly user: Pick<UserRow, "id" | "displayName" | "username">;
  /** Row id of the account that it is merged into; null when it is deleted. */
  readonly intoUserId: string | null;
  readonly at: Date;
};

/**
 * Keeps an account aside, just before it is deleted or merged in the same transaction, with it and its groups locked.
 * @returns call it after a merge.
 */
export async function keepAccount(transaction: Transaction, removal: Removal): Promise<() => Promise<void>> {
  const { group, by, user, intoUserId, at } = removal;
  const members = await selectMembers(transaction, group.id, [user.id]);
  const isForOwners =
    members.some(({ role }) => role !== "MEMBER") || (await selectRunning(transaction, members)).has(user.id);
  const { displayName, username, id: userId } = user;
  const [kept] = await transaction
    .insert(removedAccounts)
    .values({ groupId: group.id, userId, displayName, username, intoUserId, isForOwners, removedBy: by, createdAt: at })
    .returning();
  if (!kept) throw new Error("The account was not kept.");
  const catalog = await readCatalog(transaction);
  const groups = intoUserId === null ? (await findOwnedAlone(transaction, userId)).all : [];
  await keepRows(transaction, catalog, kept.id, { users: [userId], groups });
  if (intoUserId === null) return () => Promise.resolve();
  await keepRemaining(transaction, catalog, kept.id, { userId: intoUserId, part: "BEFORE" });
  return async () => {
    await keepRemaining(transaction, catalog, kept.id, { userId: intoUserId, part: "AFTER" });
    await keepDifferences(transaction, catalog, kept.id);
  };
}

/** A removed account, and the names that its row refers to. */
export type RemovedMember = RemovedAccountRow & {
  readonly removedByName: string | null;
  readonly intoName: string | null;
};

/** A page of the accounts that a viewer may bring back into a group, the last removed first. */
export async function selectRemoved(
  { database, now }: Pick<Services, "database" | "now">,
  group: SeenGroup,
  viewer: Viewer,
  page: PageRequest,
): Promise<RemovedMember[]> {
  const { where, orderBy } = newestFirst(removedAccounts, page);
  const { intoUserId, isForOwners, groupId, createdAt } = removedAccounts;
  const placed = database
    .select({ id: groupMembers.userId })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, group.id));
  const rows = await database
    .select()
    .from(removedAccounts)
    .where(
      and(
        eq(groupId, group.id),
        gt(createdAt, firstKept(now())),
        isAllowed(group, viewer, "OWNER") ? undefined : eq(isForOwners, false),
        // Whose other account has left the group is no longer its coaches' to decide.
        or(isNull(intoUserId), inArray(intoUserId, placed)),
        where,
      ),
    )
    .orderBy(...orderBy)
    .limit(page.limit);
  const ids = rows.flatMap(({ removedBy, intoUserId: into }) => [removedBy ?? [], into ?? []].flat());
  const found = ids.length === 0 ? [] : await database.select().from(users).where(inArray(users.id, ids));
  const nameOf = (id: string | null) => found.find((user) => user.id === id)?.displayName ?? null;
  return rows.map((row) => ({ ...row, removedByName: nameOf(row.removedBy), intoName: nameOf(row.intoUserId) }));
}

/** Accounts removed before it are no longer kept. */
function firstKept(now: number): Date {
  return new Date(now - limits.removedMs);
}

type OpenRemoval = OpenGroup & { readonly removal: RemovedAccountRow };

async function openRemoval(context: Context, globalId: string): Promise<OpenRemoval | DomainError> {
  if (!context.viewer) return new DomainError("NOT_SIGNED_IN");
  const { database, now } = context.services;
  const id = fromGlobalId("RemovedMember", globalId);
  const [removal] =
    id === null
      ? []
      : await database
          .select()
          .from(removedAccounts)
          .where(and(eq(removedAccounts.id, id), gt(removedAccounts.createdAt, firstKept(now()))));
  if (!removal) return new DomainError("NOT_FOUND");
  const opened = await openGroup(context, toGlobalId("Group", removal.groupId), "COACH");
  if (opened instanceof DomainError) return opened;
  if (removal.isForOwners && isAdminAct(opened.group, "OWNER")) {
    if (opened.viewer.role !== "ADMIN") return new DomainError("NOT_ALLOWED");
    noteAdminAct(opened.group);
  }
  return { ...opened, removal };
}

export type BroughtBack = { readonly group: SeenGroup; readonly removedId: string; readonly member: GroupMember };

/**
 * Brings an account back as it was, or separates two merged ones again. What was made since stays where it is. It gets
 * another username if somebody has taken its own. GROUP_FULL if a group that it was in has no place left.
 */
export async function restoreMember(context: Context, removedId: string): Promise<BroughtBack | DomainError> {
  const opened = await openRemoval(context, removedId);
  if (opened instanceof DomainError) return opened;
  const { database, timeZone, groupRoles, now } = context.services;
  const { group, viewer, removal } = opened;
  const back = await inTransaction(database, async (transaction) => {
    const catalog = await readCatalog(transaction);
    const kept = await findReferencedGroups(transaction, catalog, removal.id);
    // All groups that get something back, so that two who undo at once do not wait for each other.
    await lockGroups(transaction, [group.id, ...kept]);
    const refused = await refuseBringingBack(transaction, opened);
    if (refused) return refused;
    const { userId, intoUserId, displayName } = removal;
    await takeFreeUsername(transaction, removal);
    await bringBackRows(transaction, catalog, removal.id, intoUserId);
    const [member] = await selectMembers(transaction, group.id, [userId]);
    if (!member) throw new Error("A removed account could not be brought back.");
    for (const id of [userId, ...(intoUserId === null ? [] : [intoUserId])])
      await rebuildEntries(transaction, id, timeZone);
    await transaction.delete(removedAccounts).where(eq(removedAccounts.id, removal.id));
    const target = { kind: "User", id: userId, name: displayName } as const;
    await recordAct(transaction, { by: viewer.userId, at: new Date(now()), action: "USER_BROUGHT_BACK", target });
    const places = await transaction.select().from(groupMembers).where(eq(groupMembers.userId, userId));
    await refuseTooMany(
      transaction,
      places.map(({ groupId }) => groupId),
    );
    return { member, groupIds: places.map(({ groupId }) => groupId) };
  }).catch((error: unknown) => {
    if (error instanceof TooManyMembers) return new DomainError("GROUP_FULL");
    throw error;
  });
  if (back instanceof DomainError) return back;
  for (const id of back.groupIds) groupRoles.changed(id);
  return { group, removedId, member: back.member };
}

/** Why an account cannot come back. Lock the group before. */
async function refuseBringingBack(transaction: Transaction, opened: OpenRemoval): Promise<DomainError | null> {
  const { group, removal } = opened;
  const [still] = await transaction
    .select({ id: removedAccounts.id })
    .from(removedAccounts)
    .where(eq(removedAccounts.id, removal.id))
    .for("update");
  if (!still) return new DomainError("NOT_FOUND");
  if (removal.intoUserId !== null) {
    await lockUsers(transaction, [removal.intoUserId]);
    const members = await selectMembers(transaction, group.id, [removal.intoUserId]);
    if (members.length === 0) return new DomainError("NOT_FOUND");
    if ((await selectDecidable(transaction, { ...opened, members })).length === 0)
      return new DomainError("NOT_ALLOWED");
  }
  const [there] = await transaction
    .select({ number: count() })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, group.id));
  return (there?.number ?? 0) >= limits.groupMembers ? new DomainError("GROUP_FULL") : null;
}

/** Thrown so that all that the transaction has done is undone. */
class TooManyMembers extends Error {}

/** Also the other groups of an account have a limit, and may be full since. They are locked. */
async function refuseTooMany(transaction: Transaction, groupIds: readonly string[]): Promise<void> {
  const full = await transaction
    .select({ groupId: groupMembers.groupId })
    .from(groupMembers)
    .where(inArray(groupMembers.groupId, [...groupIds]))
    .groupBy(groupMembers.groupId)
    .having(gt(count(), limits.groupMembers));
  if (full.length > 0) throw new TooManyMembers();
}

async function takeFreeUsername(transaction: Transaction, { id, displayName, username }: RemovedAccountRow) {
  if (username === null) return;
  const wanted = [username, ...usernameCandidates(displayName)];
  const taken = await transaction
    .select({ username: users.username })
    .from(users)
    .where(inArray(users.username, wanted));
  const isFree = (each: string) => taken.every((row) => row.username !== each);
  if (isFree(username)) return;
  const free = wanted.find(isFree) ?? `${username.slice(0, 12)}-${randomInt(1_000, 1_000_000)}`;
  await transaction
    .update(removedRows)
    .set({ row: sql`jsonb_set(${removedRows.row}, '{username}', to_jsonb(${free}::text))` })
    .where(and(eq(removedRows.removalId, id), eq(removedRows.source, "users"), eq(removedRows.part, "GONE")));
}

/** Deletes what is kept of an account now instead of later. One that is gone already is no failure. */
export async function eraseRemovedMember(
  context: Context,
  removedId: string,
): Promise<{ readonly removedId: string } | DomainError> {
  const opened = await openRemoval(context, removedId);
  if (opened instanceof DomainError) return opened;
  await context.services.database.delete(removedAccounts).where(eq(removedAccounts.id, opened.removal.id));
  return { removedId };
}

import { limits } from "../../contract/limits";
import { DomainError } from "../DomainError";
import { and, count, countDistinct, eq, inArray, isNull, ne, TransactionRollbackError } from "drizzle-orm";
import { rebuildEntries } from "../boards/boardEntries";
import { moveBadges } from "../badges/badges";
import { moveDailyAttempts } from "../daily/daily";
import { inTransaction, type Connection, type Transaction } from "../database/Database";
import { texts } from "../database/schema";
import { groupMembers, groups, users, sessions, type GroupMemberRow, type UserRow } from "../database/userSchema";
import {
  moveExternalAccounts,
  moveFollows,
  moveAbuseReports,
  moveReportedSentences,
  moveRosterPerson,
} from "./mergeAccounts";
import { moveExams } from "../exams/examRules";
import { lockGroups } from "../groups/groups";
import { keepGroupOnly } from "./groupOnly";
import { moveLearning } from "../learning/learning";
import { movePassedExercises } from "../lessons/passedExercises";
import { moveResults } from "../results/results";
import { moveRatings } from "../ratings/rateRace";
import { moveImportedRuns } from "../imports/importRuns";
import { moveTexts } from "../texts/texts";
import type { Services } from "../Context";

const form = new RegExp(`^[a-z0-9_-]{${limits.username.min},${limits.username.max}}$`, "u");

/** Converts a username as typed to how it is stored; null if it is not a valid username. */
export function normalizeUsername(text: string): string | null {
  const name = text.trim().toLowerCase();
  return form.test(name) ? name : null;
}

/** The accounts with these row ids, in any order. */
export function selectUsers(database: Connection, ids: readonly string[]): Promise<UserRow[]> {
  return database
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));
}

/**
 * Moves all runs, exams, learning, passed exercises, badges and other data of one account to another.
 * @param timeZone the time zone of calendar days.
 */
export async function moveEverything(
  transaction: Transaction,
  fromUserId: string,
  toUserId: string,
  timeZone: string,
): Promise<void> {
  await moveResults(transaction, fromUserId, toUserId);
  await moveBadges(transaction, fromUserId, toUserId);
  await moveDailyAttempts(transaction, fromUserId, toUserId);
  await rebuildEntries(transaction, toUserId, timeZone);
  await moveExams(transaction, fromUserId, toUserId);
  await moveLearning(transaction, fromUserId, toUserId);
  await movePassedExercises(transaction, fromUserId, toUserId);
  await moveTexts(transaction, fromUserId, toUserId);
  await moveImportedRuns(transaction, fromUserId, toUserId);
  await moveReportedSentences(transaction, fromUserId, toUserId);
  await moveAbuseReports(transaction, fromUserId, toUserId);
  await moveFollows(transaction, fromUserId, toUserId);
  await moveRatings(transaction, fromUserId, toUserId);
  await moveExternalAccounts(transaction, fromUserId, toUserId);
  await moveRosterPerson(transaction, fromUserId, toUserId);
  await moveSpeedUnit(transaction, fromUserId, toUserId);
}

/** An account without a choice of its own takes over the other one's. */
async function moveSpeedUnit(transaction: Transaction, fromUserId: string, toUserId: string): Promise<void> {
  const [from] = await transaction.select({ speedUnit: users.speedUnit }).from(users).where(eq(users.id, fromUserId));
  if (!from?.speedUnit) return;
  await transaction
    .update(users)
    .set({ speedUnit: from.speedUnit })
    .where(and(eq(users.id, toUserId), isNull(users.speedUnit)));
}

/**
 * Moves a guest's runs, exams, learning, passed exercises and other data to an account, and deletes the guest. Does
 * nothing if the token is not a guest's, so it is safe to repeat.
 * @returns TOO_MANY_TEXTS_TOGETHER if there is no room for the guest's texts; nothing is moved then.
 */
export async function absorbGuest(
  services: Services,
  guestToken: string,
  accountId: string,
): Promise<DomainError | null> {
  const guest = await services.sessions.viewerOf(guestToken);
  return guest?.role === "GUEST" ? absorbGuestAccount(services, guest.userId, accountId) : null;
}

/** The same for the guest with this row id. */
export async function absorbGuestAccount(
  services: Services,
  guestId: string,
  accountId: string,
): Promise<DomainError | null> {
  const ended = await inTransaction(services.database, (transaction) =>
    absorb(transaction, guestId, accountId, services.timeZone),
  );
  if (ended instanceof DomainError) return ended;
  services.replica.writtenForAll();
  // Their rows are gone with the guest: this closes what they hold open.
  await services.sessions.activeAmong(ended);
  return null;
}

async function absorb(
  transaction: Transaction,
  guestId: string,
  accountId: string,
  timeZone: string,
): Promise<readonly string[] | DomainError> {
  // Waits for a run that is being saved. One that arrives later finds no account.
  const locked = await lockUsers(transaction, [guestId, accountId]);
  if (!locked.some(({ id, role }) => id === guestId && role === "GUEST")) return [];
  const refused = await refuseTogether(transaction, [guestId, accountId]);
  if (refused) return refused;
  const open = await transaction.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, guestId));
  await moveEverything(transaction, guestId, accountId, timeZone);
  await transaction.delete(users).where(eq(users.id, guestId));
  return open.map(({ id }) => id);
}

/**
 * Why these accounts cannot become one: together they have more texts, or are in more groups, than one may. Lock them
 * before.
 */
export async function refuseTogether(
  transaction: Transaction,
  userIds: readonly string[],
): Promise<DomainError | null> {
  const [owned] = await transaction
    .select({ number: count() })
    .from(texts)
    .where(inArray(texts.ownerId, [...userIds]));
  if ((owned?.number ?? 0) > limits.ownTexts.max) return new DomainError("TOO_MANY_TEXTS_TOGETHER");
  const [joined] = await transaction
    .select({ number: countDistinct(groupMembers.groupId) })
    .from(groupMembers)
    .where(inArray(groupMembers.userId, [...userIds]));
  return (joined?.number ?? 0) > limits.groupsOfOne ? new DomainError("TOO_MANY_GROUPS_TOGETHER") : null;
}

/** Locked accounts with their memberships. */
type LockedAccounts = { readonly userIds: readonly string[]; readonly places: readonly GroupMemberRow[] };

/**
 * Locks accounts until the transaction ends, and before them their groups, as everywhere. If a group or an account has
 * been added when the locks are granted, they are released and everything starts again.
 * @param find returns the row ids of the accounts.
 * @param groupIds other groups to lock.
 */
export async function lockAccounts(
  transaction: Transaction,
  find: (transaction: Transaction) => Promise<readonly string[]>,
  groupIds: readonly string[] = [],
): Promise<LockedAccounts> {
  for (;;) {
    const wanted = await findPlaces(transaction, await find(transaction));
    const isLocked = (now: LockedAccounts): boolean =>
      now.userIds.every((id) => wanted.userIds.includes(id)) &&
      now.places.every(({ groupId }) => wanted.places.some((place) => place.groupId === groupId));
    const locked = await transaction
      .transaction(async (savepoint) => {
        await lockGroups(savepoint, [...new Set([...groupIds, ...wanted.places.map(({ groupId }) => groupId)])]);
        await lockUsers(savepoint, wanted.userIds);
        const now = await findPlaces(savepoint, await find(savepoint));
        return isLocked(now) ? now : savepoint.rollback();
      })
      .catch((error: unknown) => {
        if (error instanceof TransactionRollbackError) return null;
        throw error;
      });
    if (locked) return locked;
  }
}

async function findPlaces(transaction: Transaction, userIds: readonly string[]): Promise<LockedAccounts> {
  if (userIds.length === 0) return { userIds, places: [] };
  const places = await transaction
    .select()
    .from(groupMembers)
    .where(inArray(groupMembers.userId, [...userIds]));
  return { userIds, places };
}

/** Locks accounts, always in the same order, to avoid deadlocks. Those that are gone are left out. */
export async function lockUsers(
  transaction: Transaction,
  userIds: readonly string[],
): Promise<readonly Pick<UserRow, "id" | "role">[]> {
  if (userIds.length === 0) return [];
  return transaction
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(users.id)
    .for("update");
}

/** What ended with the accounts: for `sessions.activeAmong` and `groupRoles.changed`, after the transaction. */
type Erased = { readonly sessionIds: readonly string[]; readonly groupIds: readonly string[] };

/**
 * Deletes accounts with all their data: sessions, pictures, results with their logs, exams, certificates, texts,
 * memberships in groups.
 */
export async function eraseAccounts(transaction: Transaction, userIds: readonly string[]): Promise<Erased> {
  if (userIds.length === 0) return { sessionIds: [], groupIds: [] };
  const open = await transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(inArray(sessions.userId, [...userIds]));
  const places = await transaction
    .selectDistinct({ groupId: groupMembers.groupId })
    .from(groupMembers)
    .where(inArray(groupMembers.userId, [...userIds]));
  await transaction.delete(users).where(inArray(users.id, [...userIds]));
  return { sessionIds: open.map(({ id }) => id), groupIds: places.map(({ groupId }) => groupId) };
}

/**
 * Deletes an account with all its data: results with their logs, exams, certificates, texts, sessions, and groups
 * without other members. LAST_OWNER if it is the only owner of a group with other members; nothing is deleted then.
 * @param check runs in the same transaction, with the account and its groups locked, and returns a reason not to delete
 * it.
 * @param record runs in the same transaction once nothing refuses, with the account as it was.
 */
export async function eraseUser(
  { database, sessions: open, groupRoles }: Services,
  userId: string,
  check: Check = mayAlways,
  record?: RecordErased,
): Promise<DomainError | null> {
  const erased = await inTransaction(database, (transaction) => erase(transaction, userId, check, record));
  if (erased instanceof DomainError) return erased;
  // The account's rows are deleted; this closes connections that its sessions still have open.
  await open.activeAmong(erased.sessionIds);
  for (const id of erased.groupIds) groupRoles.changed(id);
  return null;
}

type Check = (transaction: Transaction, user: UserRow) => Promise<DomainError | null>;
type RecordErased = (transaction: Transaction, user: UserRow) => Promise<void>;

const mayAlways: Check = () => Promise.resolve(null);

/** The row ids of the groups that have no other owner, and of those among them that have other members. */
export async function findOwnedAlone(
  database: Pick<Transaction, "select">,
  userId: string,
): Promise<{ readonly all: readonly string[]; readonly withMembers: readonly string[] }> {
  const owned = await database
    .select({ id: groupMembers.groupId })
    .from(groupMembers)
    .where(and(eq(groupMembers.userId, userId), eq(groupMembers.role, "OWNER")));
  const ids = owned.map(({ id }) => id);
  const others =
    ids.length === 0
      ? []
      : await database
          .select()
          .from(groupMembers)
          .where(and(inArray(groupMembers.groupId, ids), ne(groupMembers.userId, userId)));
  const all = ids.filter((id) => !others.some(({ groupId, role }) => groupId === id && role === "OWNER"));
  return { all, withMembers: all.filter((id) => others.some(({ groupId }) => groupId === id)) };
}

async function erase(
  transaction: Transaction,
  userId: string,
  check: Check,
  record?: RecordErased,
): Promise<Erased | DomainError> {
  // Waits for a run that is being saved. One that arrives later finds no account.
  await lockAccounts(transaction, () => Promise.resolve([userId]));
  const [user] = await transaction.select().from(users).where(eq(users.id, userId));
  if (!user) return new DomainError("NOT_FOUND");
  const refused = await check(transaction, user);
  if (refused) return refused;
  const { all, withMembers } = await findOwnedAlone(transaction, userId);
  if (withMembers.length > 0) return new DomainError("LAST_OWNER");
  await record?.(transaction, user);
  const erased = await eraseAccounts(transaction, [userId]);
  if (all.length > 0) await keepGroupOnly(transaction, all);
  if (all.length > 0) await transaction.delete(groups).where(inArray(groups.id, [...all]));
  return erased;
}

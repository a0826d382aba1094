import { limits } from "../../contract/limits";
import { DomainError } from "../DomainError";
import { eq, and, inArray, ne } from "drizzle-orm";
import type { RacerIdentity } from "../../engine/race/RaceState";
import { avatarPath } from "../avatars/avatars";
import { inTransaction, type Connection, type Transaction } from "../database/Database";
import { groupMembers, groups, users, sessions } from "../database/userSchema";
import { moveExams } from "../exams/examRules";
import { moveLearning } from "../learning/learning";
import { movePassedExercises } from "../lessons/passedExercises";
import { moveResults } from "../results/runs";
import { moveTexts } from "../texts/texts";
import type { Services } from "../services";

const form = new RegExp(`^[a-z0-9_-]{${limits.username.min},${limits.username.max}}$`, "u");

/** Converts a username as typed to how it is stored; null if it is not a valid username. */
export function normaliseUsername(text: string): string | null {
  const name = text.trim().toLowerCase();
  return form.test(name) ? name : null;
}

/** A user as racer, where `id` is the row id; null when the account is gone. */
export async function racerIdentity(database: Connection, userId: string): Promise<RacerIdentity | null> {
  const [user] = await database
    .select({ id: users.id, name: users.displayName, avatarHash: users.avatarHash })
    .from(users)
    .where(eq(users.id, userId));
  return user ? { id: user.id, name: user.name, avatar: avatarPath(user.id, user.avatarHash) } : null;
}

/** Moves all runs, exams, learning, passed exercises and other data of one account to another. */
export async function moveEverything(transaction: Transaction, fromUserId: string, toUserId: string): Promise<void> {
  await moveResults(transaction, fromUserId, toUserId);
  await moveExams(transaction, fromUserId, toUserId);
  await moveLearning(transaction, fromUserId, toUserId);
  await movePassedExercises(transaction, fromUserId, toUserId);
  await moveTexts(transaction, fromUserId, toUserId);
}

/**
 * Moves a guest's runs, exams, learning, passed exercises and other data to an account, and deletes the guest. Does
 * nothing if the token is not a guest's, so it is safe to repeat.
 */
export async function absorbGuest(services: Services, guestToken: string, accountId: string): Promise<void> {
  const guest = await services.sessions.viewerOf(guestToken);
  if (guest?.role !== "GUEST") return;
  const ended = await inTransaction(services.database, (transaction) => absorb(transaction, guest.userId, accountId));
  // Their rows are gone with the guest: this closes what they hold open.
  await services.sessions.activeAmong(ended);
}

async function absorb(transaction: Transaction, guestId: string, accountId: string): Promise<readonly string[]> {
  // Waits for a run that is being saved. One that arrives later finds no account.
  const [guest] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, guestId), eq(users.role, "GUEST")))
    .for("update");
  if (!guest) return [];
  const open = await transaction.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, guestId));
  await moveEverything(transaction, guestId, accountId);
  await transaction.delete(users).where(eq(users.id, guestId));
  return open.map(({ id }) => id);
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
 */
export async function eraseUser(
  { database, sessions: open, groupRoles }: Services,
  userId: string,
  check: Check = mayAlways,
): Promise<DomainError | null> {
  const erased = await inTransaction(database, (transaction) => erase(transaction, userId, check));
  if (erased instanceof DomainError) return erased;
  // The account's rows are deleted; this closes connections that its sessions still have open.
  await open.activeAmong(erased.sessionIds);
  for (const id of erased.groupIds) groupRoles.changed(id);
  return null;
}

type Check = (transaction: Transaction) => Promise<DomainError | null>;

const mayAlways: Check = () => Promise.resolve(null);

/** The row ids of the groups that have no other owner, and of those among them that have other members. */
export async function findOwnedAlone(
  database: Pick<Transaction, "select">,
  userId: string,
): Promise<{ readonly all: readonly string[]; readonly peopled: readonly string[] }> {
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
  return { all, peopled: all.filter((id) => others.some(({ groupId }) => groupId === id)) };
}

async function erase(transaction: Transaction, userId: string, check: Check): Promise<Erased | DomainError> {
  const places = await transaction
    .select({ groupId: groupMembers.groupId })
    .from(groupMembers)
    .where(eq(groupMembers.userId, userId));
  const groupIds = places.map(({ groupId }) => groupId);
  // Locks the groups first, as everywhere, then the account, which waits for a run that is being saved.
  if (groupIds.length > 0)
    await transaction
      .select({ id: groups.id })
      .from(groups)
      .where(inArray(groups.id, groupIds))
      .orderBy(groups.id)
      .for("update");
  const [user] = await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  if (!user) return new DomainError("NOT_FOUND");
  const refused = await check(transaction);
  if (refused) return refused;
  const { all, peopled } = await findOwnedAlone(transaction, userId);
  if (peopled.length > 0) return new DomainError("LAST_OWNER");
  const erased = await eraseAccounts(transaction, [userId]);
  if (all.length > 0) await transaction.delete(groups).where(inArray(groups.id, [...all]));
  return erased;
}

import { and, eq, inArray, ne } from "drizzle-orm";
import type { Transaction } from "../database/Connection";
import { groupMembers, groups } from "../database/groupSchema";
import { users } from "../database/schema";
import { Refused } from "../graphql/errors";
import type { Services } from "../services";
import { eraseAccounts, type Erased } from "./eraseAccounts";

/**
 * Ends an account with all that it has: results with their logs, exams, certificates, texts, sessions, and groups in
 * which nobody else is. LAST_OWNER when it alone
 * owns a group that others are in; nothing is erased then.
 * @param check looks in the same transaction, with the account and its groups locked, why it must not be.
 */
export async function eraseUser(
  { database, sessions: open, groupRoles }: Services,
  userId: string,
  check: Check = mayAlways,
): Promise<Refused | null> {
  const erased = await database.transaction((transaction) => erase(transaction, userId, check));
  if (erased instanceof Refused) return erased;
  // Their rows are gone with the account: this closes what they hold open.
  await open.activeAmong(erased.sessionIds);
  for (const id of erased.groupIds) groupRoles.changed(id);
  return null;
}

type Check = (transaction: Transaction) => Promise<Refused | null>;

const mayAlways: Check = () => Promise.resolve(null);

/** The row ids of the groups that nobody else owns, and of those among them that others are in. */
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

async function erase(transaction: Transaction, userId: string, check: Check): Promise<Erased | Refused> {
  const places = await transaction
    .select({ groupId: groupMembers.groupId })
    .from(groupMembers)
    .where(eq(groupMembers.userId, userId));
  const groupIds = places.map(({ groupId }) => groupId);
  // The groups first, as everywhere; then the account, which waits for a run that is just being saved.
  if (groupIds.length > 0)
    await transaction
      .select({ id: groups.id })
      .from(groups)
      .where(inArray(groups.id, groupIds))
      .orderBy(groups.id)
      .for("update");
  const [user] = await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  if (!user) return new Refused("NOT_FOUND");
  const refused = await check(transaction);
  if (refused) return refused;
  const { all, peopled } = await findOwnedAlone(transaction, userId);
  if (peopled.length > 0) return new Refused("LAST_OWNER");
  const erased = await eraseAccounts(transaction, [userId]);
  if (all.length > 0) await transaction.delete(groups).where(inArray(groups.id, [...all]));
  return erased;
}

import { and, asc, count, eq, isNotNull, sql } from "drizzle-orm";
import { inNameOrder } from "../database/inNameOrder";
import { inTransaction, type Connection, type Transaction, type Database } from "../database/Database";
import { users, type UserRow } from "../database/userSchema";
import { InvalidInput, DomainError } from "../DomainError";
import { normaliseUsername } from "../users/accounts";

/** Any number that no other program uses for a lock in this database. */
const ADMINS_LOCK = 7_395_107;

/** Serializes changes of admins, so that two at once cannot each miss the other. Lock rows of `users` first. */
export async function lockAdmins(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`);
}

/** All admins, by display name. */
export function selectAdmins(database: Connection): Promise<UserRow[]> {
  return database
    .select()
    .from(users)
    .where(eq(users.role, "ADMIN"))
    .orderBy(asc(inNameOrder(users.displayName)), asc(users.id));
}

/**
 * Makes a member an admin. An issue at `username` when the name is unknown (USERNAME_UNKNOWN). No change for a user who
 * already is an admin.
 */
export function appointAdmin(database: Database, username: string): Promise<UserRow | DomainError> {
  return inTransaction(database, async (transaction) => {
    const named = eq(users.username, normaliseUsername(username) ?? "");
    const [user] = await transaction.select().from(users).where(named).for("update");
    if (!user) return new InvalidInput([{ path: "username", code: "USERNAME_UNKNOWN" }]);
    await lockAdmins(transaction);
    return setRole(transaction, user.id, "ADMIN");
  });
}

/**
 * Makes an admin a member again. LAST_ADMIN when no other admin is left, NOT_FOUND when the user is not an admin.
 * @param userId row id.
 */
export function removeAdmin(database: Database, userId: string): Promise<UserRow | DomainError> {
  return inTransaction(database, async (transaction) => {
    const [user] = await transaction.select({ role: users.role }).from(users).where(eq(users.id, userId)).for("update");
    if (user?.role !== "ADMIN") return new DomainError("NOT_FOUND");
    await lockAdmins(transaction);
    const admins = await selectAdmins(transaction);
    return admins.length < 2 ? new DomainError("LAST_ADMIN") : setRole(transaction, userId, "MEMBER");
  });
}

/**
 * Used when an account is deleted. LAST_ADMIN while it is the only admin and there are members it could appoint. Lock
 * the account's row first.
 */
export async function refuseLastAdmin(transaction: Transaction, userId: string): Promise<DomainError | null> {
  const [user] = await transaction.select({ role: users.role }).from(users).where(eq(users.id, userId));
  if (user?.role !== "ADMIN") return null;
  await lockAdmins(transaction);
  if ((await selectAdmins(transaction)).length > 1) return null;
  const [members] = await transaction
    .select({ number: count() })
    .from(users)
    .where(and(eq(users.role, "MEMBER"), isNotNull(users.username)));
  return (members?.number ?? 0) > 0 ? new DomainError("LAST_ADMIN") : null;
}

async function setRole(
  transaction: Transaction,
  userId: string,
  role: "ADMIN" | "MEMBER",
): Promise<UserRow | DomainError> {
  const [user] = await transaction.update(users).set({ role }).where(eq(users.id, userId)).returning();
  return user ?? new DomainError("NOT_FOUND");
}

import { and, eq, inArray, notInArray, or, isNull, sql } from "drizzle-orm";
import type { Connection } from "../database/Connection";
import { users } from "../database/schema";

/** Any number that no other program uses for a lock in this database. */
const ADMINS_LOCK = 7_395_107;

/**
 * Makes these members admins, and members again of all who were admins and are not among them: what the host says (TYPELOOP_ADMINS) is who they are. Runs at the
 * start, before anybody is signed in to this process.
 * @param usernames in small letters.
 * @returns those of whom there is no account yet; they become admins at the next start after they made one.
 */
export async function appointAdmins(database: Connection, usernames: readonly string[]): Promise<readonly string[]> {
  const listed = [...usernames];
  await database.transaction(async (transaction) => {
    // Processes that start together may have been told different names: one after the other, or each would wait for the other's rows.
    await transaction.execute(sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`);
    const others = listed.length === 0 ? undefined : or(isNull(users.username), notInArray(users.username, listed));
    await transaction.update(users).set({ role: "MEMBER" }).where(and(eq(users.role, "ADMIN"), others));
    if (listed.length > 0) await transaction.update(users).set({ role: "ADMIN" }).where(and(eq(users.role, "MEMBER"), inArray(users.username, listed)));
  });
  const found = listed.length === 0 ? [] : await database.select({ username: users.username }).from(users).where(inArray(users.username, listed));
  return listed.filter((username) => !found.some((row) => row.username === username));
}

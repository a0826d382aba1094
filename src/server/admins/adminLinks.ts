import { randomBytes } from "node:crypto";
import { eq, isNull } from "drizzle-orm";
import { inTransaction, type Connection, type Database } from "../database/Database";
import { adminLinks, users, type UserRow } from "../database/userSchema";
import { DomainError } from "../DomainError";
import { hashToken } from "../sessions/Sessions";
import { lockAdmins, selectAdmins } from "./appointments";

/** How long a link works, in ms. */
const LINK_MS = 12 * 60 * 60 * 1000;

/** Processes that start within this time, in ms, leave a link that one of them has just printed valid. */
const TOGETHER_MS = 60_000;

/** 32 random bytes as base64url. */
const tokenForm = /^[A-Za-z0-9_-]{43}$/u;

/**
 * What a start does about the first admin. `made`: there is no admin, and this is the token of the only link that
 * works. It is shown once and stored nowhere. `elsewhere`: there is no admin, and another process of the same
 * deployment has just printed the link. Null: there is an admin.
 */
export type AdminLink =
  | { readonly kind: "made"; readonly token: string }
  | { readonly kind: "elsewhere"; readonly madeAt: Date }
  | null;

/**
 * Makes the link that makes its user the first admin, and voids all earlier ones.
 * @param now ms since 1970.
 * @param isAlone whether no other process serves the same users. If so, each start makes a new link, however soon.
 */
export function makeAdminLink(database: Database, now: number, isAlone: boolean): Promise<AdminLink> {
  return inTransaction(database, async (transaction) => {
    await lockAdmins(transaction);
    if ((await selectAdmins(transaction)).length > 0) return null;
    const madeAfter = isAlone ? now : now - TOGETHER_MS;
    const open = await transaction.select().from(adminLinks).where(isNull(adminLinks.usedAt));
    const other = open.find(({ createdAt }) => createdAt.getTime() > madeAfter);
    if (other) return { kind: "elsewhere", madeAt: other.createdAt };
    await transaction.delete(adminLinks);
    const token = randomBytes(32).toString("base64url");
    await transaction
      .insert(adminLinks)
      .values({ tokenHash: hashToken(token), createdAt: new Date(now), expiresAt: new Date(now + LINK_MS) });
    return { kind: "made", token };
  });
}

/**
 * Makes the user who has the link's token an admin, once.
 * @param userId row id of a member.
 * @param now ms since 1970.
 * @returns the user; ADMIN_LINK_UNKNOWN for a token that was never issued or that a later start voided, ADMIN_LINK_USED
 * also when there already is an admin, ADMIN_LINK_EXPIRED, or NOT_ALLOWED for guests.
 */
export async function claimAdmin(
  database: Database,
  token: string,
  userId: string,
  now: number,
): Promise<UserRow | DomainError> {
  if (!tokenForm.test(token)) return new DomainError("ADMIN_LINK_UNKNOWN");
  const tokenHash = hashToken(token);
  // Checked first without a lock, so that guessing tokens takes none.
  const early = await refuseLink(database, tokenHash, now);
  if (early) return early;
  return inTransaction(database, async (transaction) => {
    const [member] = await transaction
      .select({ role: users.role })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    await lockAdmins(transaction);
    const refused = await refuseLink(transaction, tokenHash, now);
    if (refused) return refused;
    if (member?.role !== "MEMBER") return new DomainError("NOT_ALLOWED");
    await transaction
      .update(adminLinks)
      .set({ usedAt: new Date(now), usedBy: userId })
      .where(eq(adminLinks.tokenHash, tokenHash));
    const [user] = await transaction.update(users).set({ role: "ADMIN" }).where(eq(users.id, userId)).returning();
    return user ?? new DomainError("NOT_ALLOWED");
  });
}

async function refuseLink(database: Connection, tokenHash: string, now: number): Promise<DomainError | null> {
  const [link] = await database.select().from(adminLinks).where(eq(adminLinks.tokenHash, tokenHash));
  if (!link) return new DomainError("ADMIN_LINK_UNKNOWN");
  if (link.usedAt !== null || (await selectAdmins(database)).length > 0) return new DomainError("ADMIN_LINK_USED");
  return link.expiresAt.getTime() <= now ? new DomainError("ADMIN_LINK_EXPIRED") : null;
}

import { type UserRow, users, adminLinks } from "../database/userSchema";
import { DomainError, InvalidInput } from "../DomainError";
import type { Context, Viewer } from "../Context";
import { fromGlobalId } from "../globalIds";
import { and, asc, count, eq, isNotNull, sql, isNull } from "drizzle-orm";
import { inNameOrder, inTransaction, type Connection, type Transaction, type Database } from "../database/Database";
import { normalizeUsername } from "../users/accounts";
import { randomBytes } from "node:crypto";
import { hashToken } from "../sessions/Sessions";
import { recordAct } from "../audit/auditLog";

/** The user whose role changed, and all admins; null for a viewer who no longer is one. */
export type ChangedAdmins = { readonly user: UserRow; readonly admins: readonly UserRow[] | null };

/** Makes the viewer the first admin, with the token of the link that the server printed. */
export async function claimAsViewer(context: Context, token: string): Promise<ChangedAdmins | DomainError> {
  const { viewer, services } = context;
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const user = await claimAdmin(services.database, token, viewer.userId, services.now());
  return user instanceof DomainError ? user : announceChange(context, viewer, user);
}

/** Makes a member an admin. */
export function appoint(context: Context, username: string): Promise<ChangedAdmins | DomainError> {
  return changeAdmins(context, (database, by) => appointAdmin(database, username, by));
}

/** Makes an admin a member again. */
export function dismiss(context: Context, globalId: string): Promise<ChangedAdmins | DomainError> {
  const id = fromGlobalId("User", globalId);
  return changeAdmins(context, async (database, by) =>
    id === null ? new DomainError("NOT_FOUND") : removeAdmin(database, id, by),
  );
}

/** Who changes the admins, and when. */
type By = { readonly by: string; readonly at: Date };

/** The viewer as an admin, or why they may not do what only admins may. */
export function adminOf({ viewer }: Pick<Context, "viewer">): Viewer | DomainError {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  return viewer.role === "ADMIN" ? viewer : new DomainError("NOT_ALLOWED");
}

async function changeAdmins(
  context: Context,
  change: (database: Database, by: By) => Promise<UserRow | DomainError>,
): Promise<ChangedAdmins | DomainError> {
  const admin = adminOf(context);
  if (admin instanceof DomainError) return admin;
  const { services } = context;
  const user = await change(services.database, { by: admin.userId, at: new Date(services.now()) });
  return user instanceof DomainError ? user : announceChange(context, admin, user);
}

/** Notifies the sessions of the user whose role changed, and writes it to the log of the process. */
async function announceChange({ services }: Context, by: Viewer, user: UserRow): Promise<ChangedAdmins> {
  services.sessions.roleChanged(user.id);
  services.audit(user.role === "ADMIN" ? "admin appointed" : "admin removed", { by: by.userId, user: user.id });
  const isAdmin = by.userId !== user.id || user.role === "ADMIN";
  return { user, admins: isAdmin ? await selectAdmins(services.database) : null };
}

/** Any number that no other program uses for a lock in this database. */
const ADMINS_LOCK = 7_395_107;

/**
 * Why an admin cannot be removed, locked or deleted: LAST_ADMIN when no other one can sign in. Waits for other changes
 * of admins. Lock the account's row first.
 */
export async function refuseWithoutOther(transaction: Transaction, userId: string): Promise<DomainError | null> {
  await lockAdmins(transaction);
  const admins = await selectAdmins(transaction);
  const hasOther = admins.some(({ id, lockedAt }) => id !== userId && lockedAt === null);
  return hasOther ? null : new DomainError("LAST_ADMIN");
}

/** Serializes changes of admins, so that two at once cannot each miss the other. Lock rows of `users` first. */
async function lockAdmins(transaction: Transaction): Promise<void> {
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
function appointAdmin(database: Database, username: string, by: By): Promise<UserRow | DomainError> {
  return inTransaction(database, async (transaction) => {
    const named = eq(users.username, normalizeUsername(username) ?? "");
    const [user] = await transaction.select().from(users).where(named).for("update");
    if (!user) return new InvalidInput([{ path: "username", code: "USERNAME_UNKNOWN" }]);
    await lockAdmins(transaction);
    return user.role === "ADMIN" ? user : setRole(transaction, user, "ADMIN", { ...by, action: "ADMIN_APPOINTED" });
  });
}

/**
 * Makes an admin a member again. LAST_ADMIN when no other admin is left, NOT_FOUND when the user is not an admin.
 * @param userId row id.
 */
function removeAdmin(database: Database, userId: string, by: By): Promise<UserRow | DomainError> {
  return inTransaction(database, async (transaction) => {
    const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for("update");
    if (user?.role !== "ADMIN") return new DomainError("NOT_FOUND");
    const refused = await refuseWithoutOther(transaction, userId);
    return refused ?? setRole(transaction, user, "MEMBER", { ...by, action: "ADMIN_REMOVED" });
  });
}

/**
 * Used when an account is deleted. LAST_ADMIN while it is the only admin and there are members it could appoint. Lock
 * the account's row first.
 */
export async function refuseLastAdmin(transaction: Transaction, userId: string): Promise<DomainError | null> {
  const [user] = await transaction.select({ role: users.role }).from(users).where(eq(users.id, userId));
  if (user?.role !== "ADMIN") return null;
  const refused = await refuseWithoutOther(transaction, userId);
  if (refused === null) return null;
  const [members] = await transaction
    .select({ number: count() })
    .from(users)
    .where(and(eq(users.role, "MEMBER"), isNotNull(users.username)));
  return (members?.number ?? 0) > 0 ? refused : null;
}

async function setRole(
  transaction: Transaction,
  { id, displayName }: UserRow,
  role: "ADMIN" | "MEMBER",
  act: By & { readonly action: "ADMIN_APPOINTED" | "ADMIN_REMOVED" | "ADMIN_CLAIMED" },
): Promise<UserRow | DomainError> {
  await recordAct(transaction, { ...act, target: { kind: "User", id, name: displayName } });
  const [user] = await transaction.update(users).set({ role }).where(eq(users.id, id)).returning();
  return user ?? new DomainError("NOT_FOUND");
}

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
async function claimAdmin(
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
    const [member] = await transaction.select().from(users).where(eq(users.id, userId)).for("update");
    await lockAdmins(transaction);
    const refused = await refuseLink(transaction, tokenHash, now);
    if (refused) return refused;
    if (member?.role !== "MEMBER") return new DomainError("NOT_ALLOWED");
    await transaction
      .update(adminLinks)
      .set({ usedAt: new Date(now), usedBy: userId })
      .where(eq(adminLinks.tokenHash, tokenHash));
    return setRole(transaction, member, "ADMIN", { by: userId, at: new Date(now), action: "ADMIN_CLAIMED" });
  });
}

async function refuseLink(database: Connection, tokenHash: string, now: number): Promise<DomainError | null> {
  const [link] = await database.select().from(adminLinks).where(eq(adminLinks.tokenHash, tokenHash));
  if (!link) return new DomainError("ADMIN_LINK_UNKNOWN");
  if (link.usedAt !== null || (await selectAdmins(database)).length > 0) return new DomainError("ADMIN_LINK_USED");
  return link.expiresAt.getTime() <= now ? new DomainError("ADMIN_LINK_EXPIRED") : null;
}

import { and, eq, inArray, isNotNull, sql, type SQL } from "drizzle-orm";
import { auditReasonRules, renameUserRules } from "../../contract/accountRules";
import type { AuditAction } from "../../contract/adminRules";
import { limits } from "../../contract/limits";
import { recordAct } from "../audit/auditLog";
import type { Context, Viewer } from "../Context";
import type { AuditDetails } from "../database/adminSchema";
import { inNameOrder, inTransaction, likePattern, type Connection, type Transaction } from "../database/Database";
import { groupMembers, groups, sessions, users, type UserRow } from "../database/userSchema";
import { DomainError, InvalidInput, validate } from "../DomainError";
import { fromGlobalId, toGlobalId } from "../globalIds";
import { newestFirst, type PageRequest } from "../database/pagination";
import { eraseUser, normalizeUsername } from "../users/accounts";
import { adminOf, refuseWithoutOther } from "./admins";

type Maybe<Value> = Value | null | undefined;

/** A page of the accounts with these words in the display name or username, newest first. Guests are no accounts. */
export function selectAccounts(database: Connection, search: Maybe<string>, page: PageRequest): Promise<UserRow[]> {
  const { where, orderBy } = newestFirst(users, page);
  return database
    .select()
    .from(users)
    .where(and(isNotNull(users.username), isFound(search), where))
    .orderBy(...orderBy)
    .limit(page.limit);
}

function isFound(search: Maybe<string>): SQL | undefined {
  const words = (search ?? "").slice(0, limits.displayName.max).trim();
  if (words === "") return undefined;
  return sql`account_search(${users.username}, ${users.displayName}) like lower(${likePattern(words)})`;
}

/** When each of these users last used a session that is still stored, in the order of the ids; null for the others. */
export async function selectLastSeen(database: Connection, userIds: readonly string[]): Promise<(Date | null)[]> {
  const rows = await database
    .select({ id: sessions.userId, at: sql`max(${sessions.lastSeenAt})`.mapWith(sessions.lastSeenAt) })
    .from(sessions)
    .where(inArray(sessions.userId, [...userIds]))
    .groupBy(sessions.userId);
  const found = new Map(rows.map(({ id, at }) => [id, at]));
  return userIds.map((id) => found.get(id) ?? null);
}

/** The groups of each of these users by name, in the order of the ids. */
export async function selectGroupNames(database: Connection, userIds: readonly string[]): Promise<string[][]> {
  const rows = await database
    .select({ userId: groupMembers.userId, name: groups.name })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(inArray(groupMembers.userId, [...userIds]))
    .orderBy(inNameOrder(groups.name));
  return userIds.map((id) => rows.filter(({ userId }) => userId === id).map(({ name }) => name));
}

export type ChangedAccount = { readonly user: UserRow };

type Change = {
  readonly action: AuditAction;
  readonly details?: AuditDetails;
  /** Makes the change; null when there is nothing to change, which is not recorded. */
  readonly make: (transaction: Transaction, user: UserRow) => Promise<UserRow | DomainError | null>;
};

/** Changes an account and records it in the audit log, for an admin. NOT_FOUND for guests. */
async function changeAccount(
  { services }: Context,
  viewer: Viewer,
  globalId: string,
  { action, details = {}, make }: Change,
): Promise<ChangedAccount | DomainError> {
  const id = fromGlobalId("User", globalId);
  if (id === null) return new DomainError("NOT_FOUND");
  return inTransaction(services.database, async (transaction) => {
    const [user] = await transaction
      .select()
      .from(users)
      .where(and(eq(users.id, id), isNotNull(users.username)))
      .for("update");
    if (!user) return new DomainError("NOT_FOUND");
    const changed = await make(transaction, user);
    if (changed instanceof DomainError) return changed;
    if (changed === null) return { user };
    const target = { kind: "User", id, name: user.displayName } as const;
    await recordAct(transaction, { by: viewer.userId, at: new Date(services.now()), action, target, details });
    return { user: changed };
  });
}

/** The viewer as an admin who acts on somebody else, or why they may not. */
function adminOver(context: Context, userId: string): Viewer | DomainError {
  const admin = adminOf(context);
  if (admin instanceof DomainError) return admin;
  return userId === toGlobalId("User", admin.userId) ? new DomainError("OWN_ACCOUNT") : admin;
}

/** Gives a user another display name. */
export async function renameUser(
  context: Context,
  input: { readonly userId: string; readonly displayName: string; readonly reason: string },
): Promise<ChangedAccount | DomainError> {
  const admin = adminOf(context);
  if (admin instanceof DomainError) return admin;
  const clean = await validate(renameUserRules, input);
  if (clean instanceof DomainError) return clean;
  const { displayName, reason } = clean;
  return changeAccount(context, admin, input.userId, {
    action: "USER_RENAMED",
    details: { newName: displayName, reason },
    make: (transaction, user) =>
      user.displayName === displayName ? Promise.resolve(null) : update(transaction, user, { displayName }),
  });
}

async function update(transaction: Transaction, { id }: UserRow, change: Partial<UserRow>) {
  const [user] = await transaction.update(users).set(change).where(eq(users.id, id)).returning();
  return user ?? new DomainError("NOT_FOUND");
}

/** Locks an account: nobody can sign in to it, and its sessions end in all processes. Repeating it changes nothing. */
export async function lockAccount(
  context: Context,
  input: { readonly userId: string; readonly reason: string },
): Promise<ChangedAccount | DomainError> {
  const admin = adminOver(context, input.userId);
  if (admin instanceof DomainError) return admin;
  const clean = await validate(auditReasonRules, input);
  if (clean instanceof DomainError) return clean;
  const { sessions: open, now } = context.services;
  let ended: readonly string[] = [];
  const changed = await changeAccount(context, admin, input.userId, {
    action: "USER_LOCKED",
    details: clean.reason === "" ? {} : { reason: clean.reason },
    make: async (transaction, user) => {
      if (user.lockedAt !== null) return null;
      const refused = user.role === "ADMIN" ? await refuseWithoutOther(transaction, user.id) : null;
      if (refused) return refused;
      ended = await open.revokeWithin(transaction, user.id);
      return update(transaction, user, { lockedAt: new Date(now()) });
    },
  });
  open.announceEnded(ended);
  return changed;
}

/** Unlocks an account. Repeating it changes nothing. */
export async function unlockAccount(context: Context, userId: string): Promise<ChangedAccount | DomainError> {
  const admin = adminOf(context);
  if (admin instanceof DomainError) return admin;
  return changeAccount(context, admin, userId, {
    action: "USER_UNLOCKED",
    make: (transaction, user) =>
      user.lockedAt === null ? Promise.resolve(null) : update(transaction, user, { lockedAt: null }),
  });
}

/** Ends all sessions of a user in all processes. */
export async function signOutUser(context: Context, userId: string): Promise<ChangedAccount | DomainError> {
  const admin = adminOver(context, userId);
  if (admin instanceof DomainError) return admin;
  const { sessions: open } = context.services;
  let ended: readonly string[] = [];
  const changed = await changeAccount(context, admin, userId, {
    action: "USER_SIGNED_OUT",
    make: async (transaction, user) => {
      ended = await open.revokeWithin(transaction, user.id);
      return user;
    },
  });
  open.announceEnded(ended);
  return changed;
}

/** Deletes an account with all its data, once its username was typed to confirm it. */
export async function eraseAccount(
  context: Context,
  input: { readonly userId: string; readonly username: string; readonly reason: string },
): Promise<{ readonly id: string } | DomainError> {
  const admin = adminOver(context, input.userId);
  if (admin instanceof DomainError) return admin;
  const clean = await validate(auditReasonRules, input);
  if (clean instanceof DomainError) return clean;
  const { services } = context;
  const id = fromGlobalId("User", input.userId);
  if (id === null) return new DomainError("NOT_FOUND");
  const refused = await eraseUser(
    services,
    id,
    async (transaction, { username, role }) => {
      if (username === null) return new DomainError("NOT_FOUND");
      if (normalizeUsername(input.username) !== username)
        return new InvalidInput([{ path: "username", code: "NAME_MISMATCH" }]);
      return role === "ADMIN" ? refuseWithoutOther(transaction, id) : null;
    },
    (transaction, { displayName }) =>
      recordAct(transaction, {
        by: admin.userId,
        at: new Date(services.now()),
        action: "USER_ERASED",
        target: { kind: "User", id, name: displayName },
        details: clean.reason === "" ? {} : { reason: clean.reason },
      }),
  );
  return refused ?? { id };
}

import { and, asc, eq, isNull, count } from "drizzle-orm";
import { setPasswordRules } from "../../contract/accountRules";
import { inTransaction, type Connection, type Transaction } from "../database/Database";
import { externalAccounts, passkeys } from "../database/signInSchema";
import { users, type UserRow, groupMembers, groups } from "../database/userSchema";
import type { Context, Services } from "../Context";
import { DomainError, validate } from "../DomainError";
import { fromGlobalId } from "../globalIds";
import { confirmPassword } from "../users/confirmPassword";
import { hashPassword, refuseCommonPassword } from "../users/passwords";
import { rememberDevice } from "../users/signInTries";
import type { ExternalIdentity } from "./ExternalIdentity";
import { findHandOver, takeHandOver } from "./pendingSignIns";
import type { ProviderConfig, MappedGroup } from "./readProviders";
import { limits } from "../../contract/limits";

export type ExternalAccountRow = typeof externalAccounts.$inferSelect;

/** The external accounts of a user, first linked first. */
export function selectExternalAccounts(database: Connection, userId: string): Promise<ExternalAccountRow[]> {
  return database
    .select()
    .from(externalAccounts)
    .where(eq(externalAccounts.userId, userId))
    .orderBy(asc(externalAccounts.linkedAt), asc(externalAccounts.id));
}

/** What people call an external account's provider: as the host names it, or its host name if the host dropped it. */
export function nameOfProvider({ signInProviders }: Services, { issuer }: ExternalAccountRow): string {
  return signInProviders.ofIssuer(issuer)?.name ?? (URL.canParse(issuer) ? new URL(issuer).hostname : issuer);
}

/** What a person is about to link. */
export type PendingLink = { readonly provider: ProviderConfig; readonly accountName: string };

/** What the code of a sign-in that links an account stands for; null for all other codes, and in other browsers. */
export async function findPendingLink({ services, exchange }: Context, code: string): Promise<PendingLink | null> {
  const handOver = await findHandOver(services, exchange, code);
  const provider = handOver?.links ? services.signInProviders.find(handOver.provider) : null;
  return handOver && provider ? { provider, accountName: handOver.identity.accountName } : null;
}

/** Links the account that a provider confirmed to the viewer's, once they have confirmed it with their password. */
export async function linkExternalAccount(
  { services, viewer, exchange }: Context,
  { code, password }: { readonly code: string; readonly password?: string | null | undefined },
): Promise<{ readonly user: UserRow } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (viewer.role === "GUEST") return new DomainError("ACCOUNT_NEEDED");
  // A wrong password does not use up the code.
  if (!(await findHandOver(services, exchange, code))?.links) return new DomainError("SIGN_IN_OVER");
  const unconfirmed = await confirmPassword(services, viewer, password);
  if (unconfirmed) return unconfirmed;
  const handOver = await takeHandOver(services, exchange, code, true);
  if (!handOver) return new DomainError("SIGN_IN_OVER");
  const linked = await inTransaction(services.database, (transaction) =>
    link(transaction, viewer.userId, handOver.identity, new Date(services.now())),
  );
  if (!(linked instanceof DomainError)) await addToMappedGroups(services, viewer.userId, handOver.identity.groups);
  return linked;
}

async function link(
  transaction: Transaction,
  userId: string,
  { issuer, subject }: ExternalIdentity,
  at: Date,
): Promise<{ readonly user: UserRow } | DomainError> {
  // One change of a user's links at a time.
  const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for("no key update");
  if (!user) return new DomainError("NOT_SIGNED_IN");
  // The unique indexes decide between two at once.
  await transaction
    .insert(externalAccounts)
    .values({ userId, issuer, subject, linkedAt: at, lastUsedAt: at })
    .onConflictDoNothing();
  const [same] = await transaction
    .select()
    .from(externalAccounts)
    .where(and(eq(externalAccounts.issuer, issuer), eq(externalAccounts.subject, subject)));
  if (same?.userId === userId) return { user };
  return new DomainError(same ? "EXTERNAL_ACCOUNT_TAKEN" : "ALREADY_LINKED");
}

/** Ends the link of one of the viewer's external accounts, unless it is their only way to sign in. */
export async function unlinkExternalAccount(
  { services, viewer }: Context,
  globalId: string,
): Promise<{ readonly user: UserRow } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const id = fromGlobalId("ExternalAccount", globalId);
  if (id === null) return new DomainError("NOT_FOUND");
  return inTransaction(services.database, async (transaction) => {
    const [user] = await transaction.select().from(users).where(eq(users.id, viewer.userId)).for("no key update");
    const linked = await selectExternalAccounts(transaction, viewer.userId);
    if (!user || !linked.some((account) => account.id === id)) return new DomainError("NOT_FOUND");
    const usable = linked.filter((account) => services.signInProviders.ofIssuer(account.issuer) !== null);
    const [passkey] = await transaction
      .select({ id: passkeys.id })
      .from(passkeys)
      .where(eq(passkeys.userId, user.id))
      .limit(1);
    if (user.passwordHash === null && !passkey && usable.every((account) => account.id === id))
      return new DomainError("ONLY_WAY_IN");
    await transaction.delete(externalAccounts).where(eq(externalAccounts.id, id));
    return { user };
  });
}

/** Gives the viewer's account its first password and ends all their other sessions. */
export async function setPassword(
  { services, viewer, exchange }: Context,
  input: { readonly password: string },
): Promise<{ readonly user: UserRow } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (viewer.role === "GUEST") return new DomainError("NOT_ALLOWED");
  const clean = await validate(setPasswordRules, input);
  if (clean instanceof DomainError) return clean;
  const common = refuseCommonPassword("password", clean.password);
  if (common) return common;
  const { database, sessions } = services;
  const [before] = await database.select().from(users).where(eq(users.id, viewer.userId));
  if (before?.passwordHash !== null) return new DomainError("NOT_ALLOWED");
  const passwordHash = await hashPassword(clean.password);
  if (passwordHash instanceof DomainError) return passwordHash;
  const [user] = await database
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, viewer.userId), isNull(users.passwordHash)))
    .returning();
  if (!user) return new DomainError("NOT_ALLOWED");
  await sessions.revokeAllBut(user.id, viewer.sessionId);
  rememberDevice(services, exchange, user);
  return { user };
}

/**
 * Adds a user to the groups that the host mapped from a provider's claims. Nobody is removed, and a role only goes up
 * from member to coach. A group that is gone, archived or full is left out, and so are groups beyond what one user may
 * have.
 */
export async function addToMappedGroups(
  { database, groupRoles, now }: Services,
  userId: string,
  mapped: readonly MappedGroup[],
): Promise<void> {
  for (const { groupId, role } of mapped) {
    const isChanged = await inTransaction(database, (transaction) =>
      addTo(transaction, { userId, groupId, role, joinedAt: new Date(now()) }),
    );
    if (isChanged) groupRoles.changed(groupId);
  }
}

type Place = MappedGroup & { readonly userId: string; readonly joinedAt: Date };

async function addTo(transaction: Transaction, place: Place): Promise<boolean> {
  // The group before the user, as everywhere, so that no two transactions wait for each other.
  const [group] = await transaction.select().from(groups).where(eq(groups.id, place.groupId)).for("update");
  if (!group || group.archivedAt !== null) return false;
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, place.userId)).for("no key update");
  const isHere = and(eq(groupMembers.groupId, place.groupId), eq(groupMembers.userId, place.userId));
  const [present] = await transaction.select({ role: groupMembers.role }).from(groupMembers).where(isHere);
  if (present) {
    if (present.role !== "MEMBER" || place.role === "MEMBER") return false;
    await transaction.update(groupMembers).set({ role: place.role }).where(isHere);
    return true;
  }
  const [members] = await transaction
    .select({ number: count() })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, place.groupId));
  const [joined] = await transaction
    .select({ number: count() })
    .from(groupMembers)
    .where(eq(groupMembers.userId, place.userId));
  if ((members?.number ?? 0) >= limits.groupMembers || (joined?.number ?? 0) >= limits.groupsOfOne) return false;
  await transaction.insert(groupMembers).values(place);
  return true;
}

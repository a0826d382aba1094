import { and, eq, inArray } from "drizzle-orm";
import { renameMemberRules } from "../../contract/accountRules";
import { limits } from "../../contract/limits";
import { recordAct } from "../audit/auditLog";
import { inTransaction, type Transaction } from "../database/Database";
import { passkeys } from "../database/signInSchema";
import { groupMembers, users, type UserRow } from "../database/userSchema";
import { DomainError, RateLimited, validate } from "../DomainError";
import type { Context } from "../Context";
import { lockGroups } from "../groups/groups";
import { isAdminAct } from "../groups/groupRights";
import type { GroupMember } from "../groups/memberships";
import { eraseUser } from "../users/accounts";
import { endPlaces } from "./insertMembers";
import { lockMadeMembers, openMembers, readMemberId, selectMembers, type GoneMembers, type NewCards } from "./members";
import type { Language } from "../../contract/languages/languages";
import { keepAccount } from "./removed/removedMembers";
import { hashPassPhrases } from "../users/passwords";
import { number, object } from "yup";
import type { ErrorCode } from "../../contract/errorCodes";

const code: ErrorCode = "OUT_OF_RANGE";

/** Extra time in exams, in whole percents of a norm's minutes. */
const extraTimeRules = object({
  extraTime: number().required(code).integer(code).min(limits.extraTime.min, code).max(limits.extraTime.max, code),
});

export type RenamedMember = { readonly member: GroupMember };

/** Gives a member of a group another display name. */
export async function renameMember(
  context: Context,
  memberId: string,
  displayName: string,
): Promise<RenamedMember | DomainError> {
  const opened = await openMembers(context, [memberId], { isMadeHere: true });
  if (opened instanceof DomainError) return opened;
  const clean = await validate(renameMemberRules, { displayName });
  if (clean instanceof DomainError) return clean;
  return inTransaction(context.services.database, async (transaction) => {
    const locked = await lockMadeMembers(transaction, opened);
    if (locked instanceof DomainError) return locked;
    const [member] = locked.members;
    if (!member) return new DomainError("NOT_FOUND");
    const [user] = await transaction
      .update(users)
      .set({ displayName: clean.displayName })
      .where(eq(users.id, member.userId))
      .returning();
    if (user && isAdminAct(opened.group, "COACH"))
      await recordAct(transaction, {
        by: opened.viewer.userId,
        at: new Date(context.services.now()),
        action: "USER_RENAMED",
        target: { kind: "User", id: user.id, name: member.user.displayName },
        details: { newName: user.displayName },
      });
    return user ? { member: { ...member, user } } : new DomainError("NOT_FOUND");
  });
}

/**
 * Gives members of a group new passwords, and ends all their sessions and passkeys: who got into an account without its
 * card could have left one there.
 */
export async function resetPassPhrases(
  context: Context,
  memberIds: readonly string[],
  language: Language,
): Promise<NewCards | DomainError> {
  if (memberIds.length > limits.membersAtOnce) return new DomainError("TOO_MANY_ROWS");
  const opened = await openMembers(context, memberIds, { isMadeHere: true });
  if (opened instanceof DomainError) return opened;
  const { database, rateLimits, sessions, now } = context.services;
  const wait = await rateLimits.take("makePassPhrases", opened.viewer.userId);
  if (wait !== null) return new RateLimited(wait);
  const phrases = await hashPassPhrases(opened.members.length, language);
  if (phrases instanceof DomainError) return phrases;
  const order = new Map(memberIds.map((id, index) => [readMemberId(id)?.userId, index]));
  const cards = await inTransaction(database, async (transaction) => {
    await lockGroups(transaction, [opened.group.id]);
    const locked = await lockMadeMembers(transaction, opened);
    if (locked instanceof DomainError) return locked;
    const members = [...locked.members].sort((a, b) => (order.get(a.userId) ?? 0) - (order.get(b.userId) ?? 0));
    const given = members.flatMap((member, index) => (phrases[index] ? [{ member, ...phrases[index] }] : []));
    for (const { member, passwordHash } of given)
      await transaction.update(users).set({ passwordHash }).where(eq(users.id, member.userId));
    const userIds = given.map(({ member }) => member.userId);
    await transaction.delete(passkeys).where(inArray(passkeys.userId, userIds));
    if (isAdminAct(opened.group, "COACH"))
      for (const { user } of locked.members)
        await recordAct(transaction, {
          by: opened.viewer.userId,
          at: new Date(now()),
          action: "PASSWORD_RENEWED",
          target: { kind: "User", id: user.id, name: user.displayName },
        });
    return given;
  });
  if (cards instanceof DomainError) return cards;
  for (const { member } of cards) await sessions.revokeAllBut(member.userId, null);
  return { group: opened.group, cards: cards.map(({ member, passPhrase }) => ({ member, passPhrase })) };
}

/** Gives members of a group extra time in the attempts at exams that they begin from now on. */
export async function setExtraTime(
  context: Context,
  memberIds: readonly string[],
  extraTime: number,
): Promise<{ readonly members: readonly GroupMember[] } | DomainError> {
  if (memberIds.length > limits.groupMembers) return new DomainError("TOO_MANY_ROWS");
  const opened = await openMembers(context, memberIds);
  if (opened instanceof DomainError) return opened;
  const clean = await validate(extraTimeRules, { extraTime });
  if (clean instanceof DomainError) return clean;
  const { group } = opened;
  const userIds = opened.members.map(({ userId }) => userId);
  await context.services.database
    .update(groupMembers)
    .set({ extraTime: clean.extraTime })
    .where(and(eq(groupMembers.groupId, group.id), inArray(groupMembers.userId, userIds)));
  return { members: await selectMembers(context.services.database, group.id, userIds) };
}

/** Takes people out of a group. Their accounts and results stay. */
export async function removeMembers(
  context: Context,
  memberIds: readonly string[],
): Promise<GoneMembers | DomainError> {
  if (memberIds.length > limits.groupMembers) return new DomainError("TOO_MANY_ROWS");
  const opened = await openMembers(context, memberIds);
  if (opened instanceof DomainError) return opened;
  const { database, groupRoles, now } = context.services;
  const { group, members } = opened;
  const refused = await inTransaction(database, async (transaction) => {
    await lockGroups(transaction, [group.id]);
    return endPlaces(
      transaction,
      group.id,
      members.map(({ userId }) => userId),
      new Date(now()),
    );
  });
  if (refused) return refused;
  groupRoles.changed(group.id);
  return { group, memberIds };
}

/** Deletes the account of a member with all that it has. It is kept aside for 30 days (removedMembers.ts). */
export async function eraseMember(context: Context, memberId: string): Promise<GoneMembers | DomainError> {
  const opened = await openMembers(context, [memberId], { isMadeHere: true });
  if (opened instanceof DomainError) return opened;
  const [member] = opened.members;
  if (!member) return new DomainError("NOT_FOUND");
  const mayErase = async (transaction: Transaction) => {
    const locked = await lockMadeMembers(transaction, opened);
    return locked instanceof DomainError ? locked : null;
  };
  const record = async (transaction: Transaction, user: UserRow) => {
    const at = new Date(context.services.now());
    const by = opened.viewer.userId;
    await keepAccount(transaction, { group: opened.group, by, user, intoUserId: null, at });
    const target = { kind: "User", id: user.id, name: user.displayName } as const;
    await recordAct(transaction, { by, at, action: "USER_ERASED", target });
  };
  return (
    (await eraseUser(context.services, member.userId, mayErase, record)) ?? {
      group: opened.group,
      memberIds: [memberId],
    }
  );
}

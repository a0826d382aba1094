import { and, eq, inArray, sql } from "drizzle-orm";
import { limits } from "../../contract/limits";
import { recordAct } from "../audit/auditLog";
import { inTransaction, type Transaction } from "../database/Database";
import { assignmentExceptions, assignmentOtherTexts, grades } from "../database/assignmentSchema";
import { assignmentMembers } from "../database/schema";
import { groupSeats } from "../database/groupSchema";
import { groupMembers, users, sessions, type EarlierPlace } from "../database/userSchema";
import type { Context } from "../Context";
import { DomainError, InvalidInput } from "../DomainError";
import { lockGroups, type GroupRole } from "../groups/groups";
import { openGroup } from "../groups/groupRights";
import type { GroupMember } from "../groups/memberships";
import { endPlaces } from "./insertMembers";
import {
  readMemberId,
  type GoneMembers,
  openMembers,
  selectDecidable,
  selectMembers,
  type OpenMembers,
  lockMadeMembers,
} from "./members";
import { selectSeats } from "../walls/seating";
import { confirmsEnd } from "../../contract/accountRules";
import { moveAvatar } from "../avatars/avatars";
import { keepAccount } from "./removed/removedMembers";
import { lockAccounts, moveEverything, refuseTogether } from "../users/accounts";

/** Removes people from one group and makes them members of another. */
export async function moveMembers(
  context: Context,
  memberIds: readonly string[],
  toGroupId: string,
): Promise<GoneMembers | DomainError> {
  if (memberIds.length > limits.groupMembers) return new DomainError("TOO_MANY_ROWS");
  const opened = await openMembers(context, memberIds);
  if (opened instanceof DomainError) return opened;
  const there = await openGroup(context, toGroupId, "COACH");
  if (there instanceof DomainError) return there;
  const { database, groupRoles, now } = context.services;
  const [from, to] = [opened.group.id, there.group.id];
  if (from === to) return new DomainError("BAD_REQUEST");
  const userIds = opened.members.map(({ userId }) => userId);
  const refused = await inTransaction(database, (transaction) =>
    move(transaction, opened, { from, to, userIds, at: new Date(now()) }),
  );
  if (refused) return refused;
  groupRoles.changed(from);
  groupRoles.changed(to);
  return { group: opened.group, memberIds };
}

type Move = { readonly from: string; readonly to: string; readonly userIds: readonly string[]; readonly at: Date };

async function move(
  transaction: Transaction,
  opened: OpenMembers,
  { from, to, userIds, at }: Move,
): Promise<DomainError | null> {
  await lockGroups(transaction, [from, to]);
  // A member may have left, or been moved to another group, before the lock.
  const members = await selectMembers(transaction, from, userIds);
  if (members.length !== userIds.length) return new DomainError("NOT_FOUND");
  const there = await transaction
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, to));
  const memberIds = new Set(there.map(({ userId }) => userId));
  const newUserIds = userIds.filter((id) => !memberIds.has(id));
  if (there.length + newUserIds.length > limits.groupMembers) return new DomainError("GROUP_FULL");
  // Moving an account to another group must not give a coach more rights over it than they had here.
  const decidable = await selectDecidable(transaction, { ...opened, members });
  // They end with the places.
  const seats = await selectSeats(transaction, from);
  const refused = await endPlaces(transaction, from, userIds, at);
  if (refused) return refused;
  const taken = new Set((await selectSeats(transaction, to)).values());
  for (const member of members)
    // oxlint-disable-next-line no-await-in-loop -- One connection runs one statement after the other.
    await enter(transaction, member, { seat: seats.get(member.userId) ?? null, to, at, taken });
  if (decidable.length > 0)
    await transaction
      .update(users)
      .set({ madeInGroupId: to })
      .where(and(inArray(users.id, [...decidable]), eq(users.madeInGroupId, from)));
  return null;
}

/**
 * Makes somebody who has left a group a member of another, with the groups that they were moved from. In one that they
 * were in before, they have been since then, and sit where they sat if nobody else does; in one that they are in, they
 * keep their place.
 * @param seat the one that they had in the group that they left; null for none.
 * @param taken the seats of the group that are taken; theirs is added.
 */
async function enter(
  transaction: Transaction,
  { groupId, userId, joinedAt, extraTime, earlierPlaces }: GroupMember,
  { seat, to, at, taken }: { seat: number | null; to: string; at: Date; taken: Set<number> },
): Promise<void> {
  const before = earlierPlaces.find((place) => place.groupId === to);
  const earlier = [
    ...earlierPlaces.filter((place) => place.groupId !== to && place.groupId !== groupId),
    { groupId, joinedAt: joinedAt.toISOString(), seat },
  ];
  const since = before === undefined ? at : new Date(before.joinedAt);
  const place = { groupId: to, userId, role: "MEMBER" as const, joinedAt: since, extraTime, earlierPlaces: earlier };
  await transaction
    .insert(groupMembers)
    .values(place)
    .onConflictDoUpdate({
      target: [groupMembers.groupId, groupMembers.userId],
      set: { earlierPlaces: sql`${groupMembers.earlierPlaces} || ${JSON.stringify(earlier)}::jsonb` },
    });
  if (before == null || before.seat === null || taken.has(before.seat)) return;
  taken.add(before.seat);
  await transaction.insert(groupSeats).values({ groupId: to, userId, seat: before.seat }).onConflictDoNothing();
}

type MergeRequest = {
  readonly fromMemberId: string;
  readonly intoMemberId: string;
  readonly confirmation: string | null;
};

/**
 * Moves all that one account has to another account of the same group, and deletes the first. For 30 days it can be
 * undone (removedMembers.ts).
 */
export async function mergeMembers(context: Context, request: MergeRequest): Promise<GoneMembers | DomainError> {
  const { fromMemberId, intoMemberId, confirmation } = request;
  const opened = await openMembers(context, [fromMemberId, intoMemberId], { isMadeHere: true });
  if (opened instanceof DomainError) return opened;
  const [from, into] = [fromMemberId, intoMemberId].map((id) => readMemberId(id)?.userId);
  if (from === undefined || into === undefined || from === into) return new DomainError("BAD_REQUEST");
  if (confirmation !== null && !isConfirmed(confirmation, opened.members, from, into)) {
    return new InvalidInput([{ path: "confirmation", code: "NAME_MISMATCH" }]);
  }
  const { database, timeZone, sessions: open, groupRoles, now } = context.services;
  const at = new Date(now());
  const merged = await inTransaction(database, (transaction) =>
    merge(transaction, opened, { from, into, at, timeZone }),
  );
  if (merged instanceof DomainError) return merged;
  // The account's rows are deleted; this closes connections that its sessions still have open.
  await open.activeAmong(merged.sessionIds);
  for (const id of merged.groupIds) groupRoles.changed(id);
  return { group: opened.group, memberIds: [fromMemberId] };
}

function isConfirmed(typed: string, members: OpenMembers["members"], from: string, into: string): boolean {
  const [ending, staying] = [from, into].map((id) => members.find(({ userId }) => userId === id)?.user);
  return ending !== undefined && staying !== undefined && confirmsEnd(typed, ending, staying);
}

type Merged = { readonly sessionIds: readonly string[]; readonly groupIds: readonly string[] };

async function merge(
  transaction: Transaction,
  opened: OpenMembers,
  { from, into, at, timeZone }: Record<"from" | "into" | "timeZone", string> & { readonly at: Date },
): Promise<Merged | DomainError> {
  // Waits for runs that are being saved. A run that arrives later finds no account.
  const { places } = await lockAccounts(transaction, () => Promise.resolve([from, into]), [opened.group.id]);
  const locked = await lockMadeMembers(transaction, opened);
  if (locked instanceof DomainError) return locked;
  const refused = await refuseTogether(transaction, [from, into]);
  if (refused) return refused;
  const ending = locked.members.find(({ userId }) => userId === from);
  if (!ending) return new DomainError("NOT_FOUND");
  const { group, viewer } = opened;
  const removal = { group, by: viewer.userId, user: ending.user, intoUserId: into, at };
  const keepDifferences = await keepAccount(transaction, removal);
  await moveEverything(transaction, from, into, timeZone);
  await moveAvatar(transaction, from, into);
  for (const place of places.filter(({ userId }) => userId === from))
    await movePlace(transaction, { ...place, from, into }, places);
  await transaction.execute(sql`
    insert into ${assignmentMembers} (assignment_id, user_id)
    select assignment_id, ${into}::uuid from ${assignmentMembers} where user_id = ${from}::uuid on conflict do nothing
  `);
  await transaction.execute(sql`
    insert into ${assignmentExceptions} (assignment_id, user_id, due_at, version, changed_at, changed_by)
    select assignment_id, ${into}::uuid, due_at, version, changed_at, changed_by
    from ${assignmentExceptions} where user_id = ${from}::uuid on conflict do nothing
  `);
  await transaction.execute(sql`
    insert into ${assignmentOtherTexts} (assignment_id, user_id, instead_of, text_id)
    select assignment_id, ${into}::uuid, instead_of, text_id
    from ${assignmentOtherTexts} where user_id = ${from}::uuid on conflict do nothing
  `);
  // A decision about the account that stays is kept.
  await transaction.execute(sql`
    insert into ${grades} (assignment_id, user_id, percent, is_excused, comment, version, changed_at, changed_by)
    select assignment_id, ${into}::uuid, percent, is_excused, comment, version, changed_at, changed_by
    from ${grades} where user_id = ${from}::uuid on conflict do nothing
  `);
  const held = await transaction.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, from));
  await transaction.delete(users).where(eq(users.id, from));
  await keepDifferences();
  const remaining = locked.members.find(({ userId }) => userId === into);
  await recordAct(transaction, {
    by: viewer.userId,
    at,
    action: "USER_MERGED",
    target: { kind: "User", id: from, name: ending.user.displayName },
    details: { newName: remaining?.user.displayName ?? "" },
  });
  return { sessionIds: held.map(({ id }) => id), groupIds: places.map(({ groupId }) => groupId) };
}

type Place = {
  readonly groupId: string;
  readonly role: GroupRole;
  readonly joinedAt: Date;
  readonly extraTime: number;
  readonly earlierPlaces: readonly EarlierPlace[];
  readonly from: string;
  readonly into: string;
};

const ranks: Readonly<Record<GroupRole, number>> = { MEMBER: 0, COACH: 1, OWNER: 2 };

/** In a group that both are in, the higher role, the earlier joining date and the longer extra time are kept. */
async function movePlace(
  transaction: Transaction,
  { groupId, role, joinedAt, extraTime, earlierPlaces, from, into }: Place,
  places: readonly (typeof groupMembers.$inferSelect)[],
): Promise<void> {
  const remaining = places.find((place) => place.groupId === groupId && place.userId === into);
  const ofOne = (userId: string) => and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId));
  if (!remaining) {
    await transaction.update(groupMembers).set({ userId: into }).where(ofOne(from));
    return;
  }
  await transaction
    .update(groupMembers)
    .set({
      role: ranks[role] > ranks[remaining.role] ? role : remaining.role,
      joinedAt: joinedAt < remaining.joinedAt ? joinedAt : remaining.joinedAt,
      extraTime: Math.max(extraTime, remaining.extraTime),
      earlierPlaces: [...remaining.earlierPlaces, ...earlierPlaces],
    })
    .where(ofOne(into));
}

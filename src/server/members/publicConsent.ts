import { and, eq, exists, inArray, not, or } from "drizzle-orm";
import { limits } from "../../contract/limits";
import { recordAct } from "../audit/auditLog";
import { rebuildEntries } from "../boards/boardEntries";
import { boardsOfUser } from "../boards/BoardUpdates";
import type { Context } from "../Context";
import { inTransaction, type Transaction } from "../database/Database";
import { results } from "../database/schema";
import { follows, users } from "../database/userSchema";
import { DomainError } from "../DomainError";
import { isAdminAct, sharedGroupsOf } from "../groups/groupRights";
import type { GroupMember } from "../groups/memberships";
import { everyPage } from "../pages/PageCache";
import { lockMadeMembers, openMembers, selectMembers } from "./members";

/**
 * Records for members of a group whether a parent or guardian has agreed that their name, profile and results may be
 * public. Without it, everything that was public is hidden again.
 */
export async function setPublicConsent(
  context: Context,
  memberIds: readonly string[],
  hasConsent: boolean,
): Promise<{ readonly members: readonly GroupMember[] } | DomainError> {
  if (memberIds.length > limits.groupMembers) return new DomainError("TOO_MANY_ROWS");
  const opened = await openMembers(context, memberIds, { isMadeHere: true });
  if (opened instanceof DomainError) return opened;
  const { database, timeZone, now, replica, pageCache } = context.services;
  const { group, viewer } = opened;
  const refused = await inTransaction(database, async (transaction) => {
    const locked = await lockMadeMembers(transaction, opened);
    if (locked instanceof DomainError) return locked;
    const changed = locked.members
      .map(({ user }) => user)
      .filter((user) => hasConsent !== (user.publicConsent ?? false));
    if (changed.length === 0) return null;
    const ids = changed.map(({ id }) => id);
    await transaction.update(users).set({ publicConsent: hasConsent }).where(inArray(users.id, ids));
    if (!hasConsent) await hide(transaction, ids, timeZone);
    if (isAdminAct(group, "COACH"))
      for (const { id, displayName: name } of changed)
        await recordAct(transaction, {
          by: viewer.userId,
          at: new Date(now()),
          action: hasConsent ? "CONSENT_RECORDED" : "CONSENT_WITHDRAWN",
          target: { kind: "User", id, name },
        });
    return null;
  });
  if (refused) return refused;
  replica.writtenForAll();
  pageCache.change([...everyPage, ...opened.members.flatMap(({ userId }) => boardsOfUser(userId))]);
  const userIds = opened.members.map(({ userId }) => userId);
  return { members: await selectMembers(database, group.id, userIds) };
}

/** Keeps what people have made public inside their groups, and ends follows between them and people outside. */
async function hide(transaction: Transaction, ids: readonly string[], timeZone: string): Promise<void> {
  const isTheirs = inArray(users.id, [...ids]);
  await transaction.update(users).set({ allowsGhost: false }).where(isTheirs);
  const onBoards = await transaction
    .update(users)
    .set({ profileVisibility: "GROUP" })
    .where(and(isTheirs, eq(users.profileVisibility, "ALL")))
    .returning({ id: users.id });
  for (const { id } of onBoards) await rebuildEntries(transaction, id, timeZone);
  await transaction
    .update(results)
    .set({ visibility: "GROUP" })
    .where(and(inArray(results.userId, [...ids]), eq(results.visibility, "ALL")));
  await transaction
    .delete(follows)
    .where(
      and(
        or(inArray(follows.followerId, [...ids]), inArray(follows.followedId, [...ids])),
        not(exists(sharedGroupsOf(follows.followerId, follows.followedId))),
      ),
    );
}

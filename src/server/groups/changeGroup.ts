import { and, count, eq, isNull, sql } from "drizzle-orm";
import { defaultGroupSettings, groupNameRules, type GroupSettings, type RoleWords } from "../../contract/groupRules";
import { limits } from "../../contract/limits";
import { recordAct } from "../audit/auditLog";
import { inTransaction, type Transaction } from "../database/Database";
import { groupMembers, groups, users, type GroupRow } from "../database/userSchema";
import { DomainError, RateLimited, validate } from "../DomainError";
import type { Context } from "../Context";
import { eraseAccounts, lockAccounts } from "../users/accounts";
import { keepGroupOnly } from "../users/groupOnly";
import { findGroups, makeJoinCode, selectMadeAccounts, type SeenGroup } from "./groups";
import { isAllowed, openGroup } from "./groupRights";

/** Makes a group with the viewer as its owner, and with words for its roles if they are given. */
export async function createGroup(
  { viewer, services }: Context,
  name: string,
  roleWords: RoleWords = "COACH_MEMBER",
): Promise<{ group: SeenGroup } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (viewer.role === "GUEST") return new DomainError("ACCOUNT_NEEDED");
  const clean = await validate(groupNameRules, { name });
  if (clean instanceof DomainError) return clean;
  const wait = await services.rateLimits.take("createGroup", viewer.userId);
  if (wait !== null) return new RateLimited(wait);
  const createdAt = new Date(services.now());
  return inTransaction(services.database, async (transaction) => {
    const [user] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, viewer.userId))
      .for("no key update");
    if (!user) return new DomainError("NOT_SIGNED_IN");
    const [mine] = await transaction
      .select({ number: count() })
      .from(groupMembers)
      .where(eq(groupMembers.userId, user.id));
    if ((mine?.number ?? 0) >= limits.groupsOfOne) return new DomainError("TOO_MANY_GROUPS");
    const [group] = await transaction
      .insert(groups)
      .values({
        name: clean.name,
        joinCode: makeJoinCode(),
        settings: { ...defaultGroupSettings, roleWords },
        createdAt,
      })
      .returning();
    if (!group) return new DomainError("INTERNAL");
    await transaction
      .insert(groupMembers)
      .values({ groupId: group.id, userId: user.id, role: "OWNER", joinedAt: createdAt });
    return { group: { ...group, myRole: "OWNER" } };
  });
}

type GroupChange = {
  readonly groupId: string;
  readonly version: number;
  readonly name?: string | null | undefined;
  readonly settings?:
    | (Omit<GroupSettings, "layout" | "participation" | "roleWords"> & {
        readonly layout?: GroupSettings["layout"] | undefined;
        readonly participation?: boolean | null | undefined;
        readonly roleWords?: RoleWords | null | undefined;
      })
    | null
    | undefined;
};

/** Changes the name and the switches of a group, unless another user has since that version (EDIT_CONFLICT). */
export async function changeGroup(
  context: Context,
  { groupId, version, name, settings }: GroupChange,
): Promise<{ group: SeenGroup } | DomainError> {
  const open = await openGroup(context, groupId, "COACH");
  if (open instanceof DomainError) return open;
  const { database, groupRoles } = context.services;
  const { group } = open;
  const clean = await validate(groupNameRules, { name: name ?? group.name });
  if (clean instanceof DomainError) return clean;
  // Pages from before there was a choice do not send it. The version says that this is still the current one.
  const participation = settings?.participation ?? group.settings.participation ?? false;
  const words = settings?.roleWords ?? group.settings.roleWords ?? "COACH_MEMBER";
  const [changed] = await database
    .update(groups)
    .set({
      name: clean.name,
      version: sql`${groups.version} + 1`,
      ...(settings
        ? { settings: { ...settings, layout: settings.layout ?? null, participation, roleWords: words } }
        : {}),
    })
    .where(and(eq(groups.id, group.id), eq(groups.version, version), isNull(groups.archivedAt)))
    .returning();
  if (!changed) return new DomainError("EDIT_CONFLICT");
  groupRoles.changed(group.id);
  return { group: { ...changed, myRole: group.myRole } };
}

/** Gives a group another join code: the previous one no longer works. */
export function renewJoinCode(context: Context, groupId: string): Promise<{ group: SeenGroup } | DomainError> {
  return changeJoining(context, groupId, { joinCode: makeJoinCode() });
}

/** Opens a group for those who have its join code, or closes it. */
export function setJoining(
  context: Context,
  groupId: string,
  isOpen: boolean,
): Promise<{ group: SeenGroup } | DomainError> {
  return changeJoining(context, groupId, { isJoinOpen: isOpen });
}

async function changeJoining(
  context: Context,
  groupId: string,
  change: Partial<Pick<GroupRow, "joinCode" | "isJoinOpen">>,
): Promise<{ group: SeenGroup } | DomainError> {
  const open = await openGroup(context, groupId, "COACH");
  if (open instanceof DomainError) return open;
  const { group } = open;
  const [changed] = await context.services.database
    .update(groups)
    .set(change)
    .where(eq(groups.id, group.id))
    .returning();
  return changed ? { group: { ...changed, myRole: group.myRole } } : new DomainError("NOT_FOUND");
}

/** Archives a group, or takes it out of the archive. */
export async function setArchived(
  context: Context,
  groupId: string,
  isArchived: boolean,
): Promise<{ group: SeenGroup } | DomainError> {
  const open = await openGroup(context, groupId, "OWNER", "read");
  if (open instanceof DomainError) return open;
  const { database, groupRoles, now } = context.services;
  const { group, viewer } = open;
  if ((group.archivedAt !== null) === isArchived) return { group };
  const at = new Date(now());
  const changed = await inTransaction(database, async (transaction) => {
    const [row] = await transaction
      .update(groups)
      .set({ archivedAt: isArchived ? at : null })
      .where(eq(groups.id, group.id))
      .returning();
    // An owner acts on their own group: only what an admin does is recorded.
    if (row && group.myRole !== "OWNER")
      await recordAct(transaction, {
        by: viewer.userId,
        at,
        action: isArchived ? "GROUP_ARCHIVED" : "GROUP_RESTORED",
        target: { kind: "Group", id: row.id, name: row.name },
      });
    return row;
  });
  if (!changed) return new DomainError("NOT_FOUND");
  groupRoles.changed(group.id);
  return { group: { ...changed, myRole: group.myRole } };
}

/** Deletes a group, with the accounts that its coaches made if they are to go too. */
export async function deleteGroup(
  context: Context,
  groupId: string,
  withAccounts: boolean,
): Promise<{ id: string; erased: number } | DomainError> {
  const open = await openGroup(context, groupId, "OWNER", "read");
  if (open instanceof DomainError) return open;
  const { database, groupRoles, sessions, now } = context.services;
  const { id, name } = open.group;
  const gone = await inTransaction(database, async (transaction) => {
    // Someone who is just joining, or whose account is just being made, is either in it by now or too late.
    const made = (within: Transaction) => (withAccounts ? selectMadeAccounts(within, id) : Promise.resolve([]));
    const { userIds } = await lockAccounts(transaction, made, [id]);
    const [group] = await findGroups(transaction, open.viewer, [id]);
    if (!group) return new DomainError("NOT_FOUND");
    if (!isAllowed(group, open.viewer, "OWNER")) return new DomainError("NOT_ALLOWED");
    const ended = await eraseAccounts(transaction, userIds);
    await keepGroupOnly(transaction, [id]);
    await transaction.delete(groups).where(eq(groups.id, id));
    await recordAct(transaction, {
      by: open.viewer.userId,
      at: new Date(now()),
      action: "GROUP_DELETED",
      target: { kind: "Group", id, name },
    });
    return { erased: userIds.length, ended };
  });
  if (gone instanceof DomainError) return gone;
  // Their other groups have lost them, too.
  for (const changedId of new Set([id, ...gone.ended.groupIds])) groupRoles.changed(changedId);
  // The accounts' rows are deleted; this closes connections that their sessions still have open.
  await sessions.activeAmong(gone.ended.sessionIds);
  return { id, erased: gone.erased };
}

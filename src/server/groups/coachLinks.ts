import { randomInt } from "node:crypto";
import { and, asc, count, eq, gt, isNull } from "drizzle-orm";
import { CODE_ALPHABET, parseCoachCode, WALL_CODE_LENGTH } from "../../contract/codes";
import { limits } from "../../contract/limits";
import { recordAct } from "../audit/auditLog";
import { coachLinks, coachLinkUses, type CoachLinkRow } from "../database/groupSchema";
import { type Connection, inTransaction, type Transaction } from "../database/Database";
import { groupMembers, groups, users, type GroupRow } from "../database/userSchema";
import type { Context, Services, Viewer } from "../Context";
import { DomainError, InvalidInput, type Issue } from "../DomainError";
import { fromGlobalId } from "../globalIds";
import { hashToken } from "../sessions/Sessions";
import { findGroups, lockGroups, type SeenGroup } from "./groups";
import { isAdminAct, isCoaching, openGroup } from "./groupRights";

/** The links of a group that still work, the oldest first. */
export function selectCoachLinks(
  { database, now }: Pick<Services, "database" | "now">,
  groupId: string,
): Promise<CoachLinkRow[]> {
  return database
    .select()
    .from(coachLinks)
    .where(and(eq(coachLinks.groupId, groupId), isWorking(now())))
    .orderBy(asc(coachLinks.createdAt), asc(coachLinks.id));
}

function isWorking(now: number) {
  return and(gt(coachLinks.expiresAt, new Date(now)), gt(coachLinks.usesLeft, 0));
}

/** A link that was just made. Its code is not stored, so it cannot be shown again. */
export type CreatedCoachLink = { readonly group: SeenGroup; readonly coachCode: string };

/**
 * Makes a link with which people become coaches of a group. For its owner, who also chooses coaches otherwise.
 * @param input.uses for how many people; `limits.coachLinks.uses`.
 * @param input.days how long it works; `limits.coachLinks.days`.
 */
export async function createCoachLink(
  context: Context,
  input: { readonly groupId: string; readonly uses: number; readonly days: number },
): Promise<CreatedCoachLink | DomainError> {
  const open = await openGroup(context, input.groupId, "OWNER");
  if (open instanceof DomainError) return open;
  const isOneOf = (path: "uses" | "days"): readonly Issue[] => {
    const possible: readonly number[] = limits.coachLinks[path];
    return possible.includes(input[path]) ? [] : [{ path, code: "OUT_OF_RANGE" }];
  };
  const issues = [...isOneOf("uses"), ...isOneOf("days")];
  if (issues.length > 0) return new InvalidInput(issues);
  const { group, viewer } = open;
  const { database, now } = context.services;
  const coachCode = makeCode();
  const createdAt = new Date(now());
  return inTransaction(database, async (transaction) => {
    await lockGroups(transaction, [group.id]);
    const [working] = await transaction
      .select({ number: count() })
      .from(coachLinks)
      .where(and(eq(coachLinks.groupId, group.id), isWorking(now())));
    if ((working?.number ?? 0) >= limits.coachLinks.max) return new DomainError("TOO_MANY_COACH_LINKS");
    await transaction.insert(coachLinks).values({
      groupId: group.id,
      codeHash: hashToken(coachCode),
      usesLeft: input.uses,
      createdBy: viewer.userId,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + input.days * 24 * 60 * 60 * 1000),
    });
    if (isAdminAct(group, "OWNER"))
      await recordAct(transaction, {
        by: viewer.userId,
        at: createdAt,
        action: "COACH_LINK_CREATED",
        target: { kind: "Group", id: group.id, name: group.name },
      });
    return { group, coachCode };
  });
}

function makeCode(): string {
  return Array.from({ length: WALL_CODE_LENGTH }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join("");
}

/** Revokes a link. Who became a coach with it stays one. A link that is already gone is no failure. */
export async function removeCoachLink(
  context: Context,
  { groupId, linkId }: { readonly groupId: string; readonly linkId: string },
): Promise<{ readonly group: SeenGroup } | DomainError> {
  const open = await openGroup(context, groupId, "OWNER");
  if (open instanceof DomainError) return open;
  const id = fromGlobalId("CoachLink", linkId);
  if (id !== null)
    await context.services.database
      .delete(coachLinks)
      .where(and(eq(coachLinks.id, id), eq(coachLinks.groupId, open.group.id)));
  return { group: open.group };
}

/** A link that works, its group, and the name of who made it. */
export type CoachInvitation = {
  readonly link: CoachLinkRow;
  readonly group: GroupRow;
  readonly invitedBy: string | null;
};

/** What a link invites to. COACH_LINK_UNKNOWN for one that does not exist, was revoked or used up, or has expired. */
export async function findInvitation({ services }: Context, text: string): Promise<CoachInvitation | DomainError> {
  const code = parseCoachCode(text);
  const [found] = code === null ? [] : await selectByCode(services.database, code, services.now());
  return found ?? new DomainError("COACH_LINK_UNKNOWN");
}

function selectByCode(database: Connection, code: string, now: number): Promise<CoachInvitation[]> {
  return database
    .select({ link: coachLinks, group: groups, invitedBy: users.displayName })
    .from(coachLinks)
    .innerJoin(groups, eq(groups.id, coachLinks.groupId))
    .leftJoin(users, eq(users.id, coachLinks.createdBy))
    .where(and(eq(coachLinks.codeHash, hashToken(code)), isWorking(now), isNull(groups.archivedAt)));
}

/**
 * Closes the links of a group to people who no longer run it: they know some of them, and need a link that is made
 * later. Lock the group before.
 */
export async function closeCoachLinks(
  transaction: Transaction,
  groupId: string,
  userIds: readonly string[],
  usedAt: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  const links = await transaction
    .select({ linkId: coachLinks.id })
    .from(coachLinks)
    .where(eq(coachLinks.groupId, groupId));
  const closed = links.flatMap(({ linkId }) => userIds.map((userId) => ({ linkId, userId, usedAt })));
  if (closed.length > 0) await transaction.insert(coachLinkUses).values(closed).onConflictDoNothing();
}

/**
 * Makes the viewer a coach of the group of a link, also if they were a member. Those who run it already keep their
 * role and take no use. Who stopped being a coach since the link was made needs another one.
 */
export async function acceptCoachLink(
  { viewer, services }: Context,
  text: string,
): Promise<{ group: SeenGroup } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (viewer.role === "GUEST") return new DomainError("ACCOUNT_NEEDED");
  const code = parseCoachCode(text);
  const { database } = services;
  const accepted =
    code === null ? null : await inTransaction(database, (transaction) => accept(transaction, services, viewer, code));
  if (accepted === null) return new DomainError("COACH_LINK_UNKNOWN");
  if (accepted instanceof DomainError) return accepted;
  services.groupRoles.changed(accepted);
  const [group] = await findGroups(database, viewer, [accepted]);
  return group ? { group } : new DomainError("NOT_FOUND");
}

async function accept(
  transaction: Transaction,
  { now }: Pick<Services, "now">,
  { userId }: Viewer,
  code: string,
): Promise<string | DomainError | null> {
  const [named] = await transaction
    .select({ id: coachLinks.id, groupId: coachLinks.groupId })
    .from(coachLinks)
    .where(eq(coachLinks.codeHash, hashToken(code)));
  if (!named) return null;
  const { groupId } = named;
  // The group first, as everywhere, so that no two transactions wait for each other. With it, each use is one.
  await lockGroups(transaction, [groupId]);
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  const places = await transaction.select().from(groupMembers).where(eq(groupMembers.groupId, groupId));
  const mine = places.find((place) => place.userId === userId);
  const [used] = await transaction
    .select()
    .from(coachLinkUses)
    .where(and(eq(coachLinkUses.linkId, named.id), eq(coachLinkUses.userId, userId)));
  const isRunning = mine !== undefined && isCoaching(mine.role);
  // Sent again after its answer was lost, the link may be used up by this very user.
  if (isRunning && used) return groupId;
  const [working] = await selectByCode(transaction, code, now());
  if (!working || used) return null;
  if (isRunning) return groupId;
  if (!mine && places.length >= limits.groupMembers) return new DomainError("GROUP_FULL");
  const [joined] = await transaction
    .select({ number: count() })
    .from(groupMembers)
    .where(eq(groupMembers.userId, userId));
  if (!mine && (joined?.number ?? 0) >= limits.groupsOfOne) return new DomainError("TOO_MANY_GROUPS");
  const usedAt = new Date(now());
  await transaction
    .insert(groupMembers)
    .values({ groupId, userId, role: "COACH", joinedAt: usedAt })
    .onConflictDoUpdate({ target: [groupMembers.groupId, groupMembers.userId], set: { role: "COACH" } });
  await transaction.insert(coachLinkUses).values({ linkId: named.id, userId, usedAt });
  await transaction
    .update(coachLinks)
    .set({ usesLeft: working.link.usesLeft - 1 })
    .where(eq(coachLinks.id, named.id));
  return groupId;
}

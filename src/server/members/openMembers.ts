import { and, eq, inArray, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Connection } from "../database/Connection";
import { groupMembers, groups } from "../database/groupSchema";
import { users } from "../database/schema";
import type { Context } from "../graphql/Context";
import { Refused } from "../graphql/errors";
import { toGlobalId } from "../graphql/rowId";
import type { GroupMember } from "../groups/GroupMemberNode";
import { isAllowed, openGroup, type GroupAccess, type OpenGroup } from "../groups/openGroup";
import { readMemberId } from "./memberIds";

export type OpenMembers = OpenGroup & { readonly members: readonly GroupMember[] };

type Options = { readonly access?: GroupAccess; readonly isMadeHere?: boolean };

/**
 * The members of some global ids, all of one group, for a coach who may do something with them; or why not: as `openGroup`, and NOT_FOUND when one is not in the
 * group, NOT_MADE_HERE when the account must have been made by this group and was not, NOT_ALLOWED when the viewer is a coach, and one is a coach or owner too: of this
 * group, or, where the account itself is what is asked for, of another one that others are in.
 */
export async function openMembers(context: Context, memberIds: readonly string[], { access = "change", isMadeHere = false }: Options = {}): Promise<OpenMembers | Refused> {
  if (!context.viewer) return new Refused("NOT_SIGNED_IN");
  const wanted = [...new Set(memberIds)].map(readMemberId);
  const [first] = wanted;
  if (!first || wanted.some((each) => each?.groupId !== first.groupId)) return new Refused("NOT_FOUND");
  const opened = await openGroup(context, toGlobalId("Group", first.groupId), "COACH", access);
  if (opened instanceof Refused) return opened;
  const members = await selectMembers(context.services.database, first.groupId, wanted.flatMap((each) => each?.userId ?? []));
  if (members.length !== wanted.length) return new Refused("NOT_FOUND");
  // An account that gained rights of its own is nobody's to take over.
  if (isMadeHere && members.some(({ user }) => user.madeInGroupId !== first.groupId || user.role !== "MEMBER")) return new Refused("NOT_MADE_HERE");
  if (isAllowed(opened.group, opened.viewer, "OWNER")) return { ...opened, members };
  const isBeyond = members.some(({ role }) => role !== "MEMBER") || (isMadeHere && (await runsPeopledGroup(context.services.database, members)));
  return isBeyond ? new Refused("NOT_ALLOWED") : { ...opened, members };
}

const others = alias(groupMembers, "others");

/** Whether one of some members coaches any group that others are in: with the account, one would have theirs. */
async function runsPeopledGroup(database: Connection, members: readonly GroupMember[]): Promise<boolean> {
  const ids = members.map(({ userId }) => userId);
  const [found] = await database
    .select({ groupId: groupMembers.groupId })
    .from(groupMembers)
    .innerJoin(others, and(eq(others.groupId, groupMembers.groupId), ne(others.userId, groupMembers.userId)))
    .where(and(inArray(groupMembers.userId, ids), ne(groupMembers.role, "MEMBER")))
    .limit(1);
  return found !== undefined;
}

/** Those of some accounts that are in a group, with their places. */
export async function selectMembers(database: Connection, groupId: string, userIds: readonly string[]): Promise<readonly GroupMember[]> {
  const rows = await database
    .select({ place: groupMembers, user: users })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(eq(groupMembers.groupId, groupId), inArray(groupMembers.userId, [...userIds])));
  return rows.map(({ place, user }) => ({ ...place, user }));
}

/** Keeps others from changing who is in some groups until the transaction ends; in one order, so that two do not wait for each other. */
export async function lockGroups(transaction: Connection, groupIds: readonly string[]): Promise<void> {
  await transaction.select({ id: groups.id }).from(groups).where(inArray(groups.id, [...groupIds])).orderBy(groups.id).for("update");
}

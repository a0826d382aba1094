import { and, eq, inArray } from "drizzle-orm";
import { limits } from "../../contract/limits";
import type { Transaction } from "../database/Connection";
import { groupMembers } from "../database/groupSchema";
import { users } from "../database/schema";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { payload, Refused } from "../graphql/errors";
import { openGroup } from "../groups/openGroup";
import { endPlaces } from "./endPlaces";
import { MembersGone, type GoneMembers } from "./MembersGone";
import { lockGroups, openMembers, selectDecidable, selectMembers, type OpenMembers } from "./openMembers";

builder.mutationField("moveMembers", (t) =>
  t.field({
    type: payload("MoveMembersPayload", MembersGone, ["RefusedError"]),
    description:
      "Takes people out of one group and makes them members of another; accounts that were made in the first are " +
      "the other's from then on, but for those that whoever asks may not decide about (they run a group that " +
      "others are in). For whoever coaches both; " +
      "coaches are moved by the owner, and are members there. GROUP_FULL when they do not all fit. `group` is the " +
      "one that they left.",
    args: {
      memberIds: t.arg.idList({ required: true, description: "Global ids of group members, all of one group." }),
      toGroupId: t.arg.id({ required: true, description: "Global id of the group where they go." }),
    },
    resolve: (_root, { memberIds, toGroupId }, context) =>
      moveMembers(context, memberIds.map(String), String(toGroupId)),
  }),
);

async function moveMembers(
  context: Context,
  memberIds: readonly string[],
  toGroupId: string,
): Promise<GoneMembers | Refused> {
  if (memberIds.length > limits.groupMembers) return new Refused("TOO_MANY_ROWS");
  const opened = await openMembers(context, memberIds);
  if (opened instanceof Refused) return opened;
  const there = await openGroup(context, toGroupId, "COACH");
  if (there instanceof Refused) return there;
  const { database, groupRoles, now } = context.services;
  const [from, to] = [opened.group.id, there.group.id];
  if (from === to) return new Refused("BAD_REQUEST");
  const userIds = opened.members.map(({ userId }) => userId);
  const refused = await database.transaction((transaction) =>
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
): Promise<Refused | null> {
  await lockGroups(transaction, [from, to]);
  const there = await transaction
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, to));
  const known = new Set(there.map(({ userId }) => userId));
  const newcomers = userIds.filter((id) => !known.has(id));
  if (there.length + newcomers.length > limits.groupMembers) return new Refused("GROUP_FULL");
  // Moving an account to another group must not give a coach more rights over it than they had here.
  const decidable = await selectDecidable(transaction, {
    ...opened,
    members: await selectMembers(transaction, from, userIds),
  });
  const refused = await endPlaces(transaction, from, userIds);
  if (refused) return refused;
  if (newcomers.length > 0)
    await transaction
      .insert(groupMembers)
      .values(newcomers.map((userId) => ({ groupId: to, userId, role: "MEMBER" as const, joinedAt: at })));
  if (decidable.length > 0)
    await transaction
      .update(users)
      .set({ madeInGroupId: to })
      .where(and(inArray(users.id, [...decidable]), eq(users.madeInGroupId, from)));
  return null;
}

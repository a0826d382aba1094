import { and, eq } from "drizzle-orm";
import { groupMembers } from "../database/groupSchema";
import { users } from "../database/schema";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { payload, Refused } from "../graphql/errors";
import { fromGlobalId } from "../graphql/rowId";
import { findGroups, type SeenGroup } from "./findGroups";
import { GroupMemberNode, type GroupMember } from "./GroupMemberNode";
import { GroupNode, GroupRoleEnum } from "./GroupNode";
import type { GroupRole } from "./GroupRoles";
import { lockOwners } from "./lockOwners";
import { openGroup } from "./openGroup";

const SetGroupRoleInput = builder.inputType("SetGroupRoleInput", {
  description: "Who shall be what in a group.",
  fields: (t) => ({
    groupId: t.id({ description: "Global id of the group." }),
    userId: t.id({ description: "Global id of somebody's account." }),
    role: t.field({ type: GroupRoleEnum, description: "What they shall be." }),
  }),
});

type Changed = { readonly group: SeenGroup; readonly member: GroupMember };

const SetGroupRoleSuccess = builder.objectRef<Changed>("SetGroupRoleSuccess").implement({
  description: "They are that now.",
  fields: (t) => ({
    group: t.field({
      type: GroupNode,
      resolve: ({ group }) => group,
      description: "The group as it is now, for the viewer.",
    }),
    member: t.field({ type: GroupMemberNode, resolve: ({ member }) => member, description: "Whose role it is." }),
  }),
});

builder.mutationField("setGroupRole", (t) =>
  t.field({
    type: payload("SetGroupRolePayload", SetGroupRoleSuccess, ["RefusedError"]),
    description:
      "Makes somebody of a group an owner, a coach or a member of it. For its owner. A group keeps an owner " +
      "(LAST_OWNER). Who is not in it is NOT_FOUND.",
    args: { input: t.arg({ type: SetGroupRoleInput, description: "Who, and what." }) },
    resolve: (_root, { input }, context) => setGroupRole(context, input),
  }),
);

async function setGroupRole(
  context: Context,
  input: { readonly groupId: string; readonly userId: string; readonly role: GroupRole },
): Promise<Changed | Refused> {
  const open = await openGroup(context, input.groupId, "OWNER");
  if (open instanceof Refused) return open;
  const userId = fromGlobalId("User", input.userId);
  if (userId === null) return new Refused("NOT_FOUND");
  const { group, viewer } = open;
  const { database, groupRoles } = context.services;
  const member = await database.transaction(async (transaction) => {
    const owners = await lockOwners(transaction, group.id);
    if (input.role !== "OWNER" && owners.length === 1 && owners[0] === userId) return new Refused("LAST_OWNER");
    const place = and(eq(groupMembers.groupId, group.id), eq(groupMembers.userId, userId));
    const [changed] = await transaction.update(groupMembers).set({ role: input.role }).where(place).returning();
    const [user] = changed ? await transaction.select().from(users).where(eq(users.id, userId)) : [];
    return changed && user ? { ...changed, user } : new Refused("NOT_FOUND");
  });
  if (member instanceof Refused) return member;
  groupRoles.changed(group.id);
  const [seen] = await findGroups(database, viewer, [group.id]);
  return seen ? { group: seen, member } : new Refused("NOT_FOUND");
}

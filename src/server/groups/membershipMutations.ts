import { count, eq, and } from "drizzle-orm";
import { parseJoinCode } from "../../contract/codes";
import { limits } from "../../contract/limits";
import { groupMembers, groups, users } from "../database/userSchema";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { payload } from "../graphql/errors";
import { DomainError } from "../DomainError";
import { countMadeAccounts, findGroups, type SeenGroup, lockOwners, openGroup, isAllowed } from "./groups";
import { GroupSuccess, GroupMemberNode, type GroupMember, GroupNode, GroupRoleEnum } from "./GroupNode";
import { toGlobalId, fromGlobalId } from "../graphql/pagination";
import type { GroupRole } from "./GroupRoles";

builder.mutationField("joinGroup", (t) =>
  t.field({
    type: payload("JoinGroupPayload", GroupSuccess, ["RefusedError", "RateLimitedError"]),
    description:
      "Makes the viewer a member of the group with this code. Those already in it keep their role. For members; " +
      "guests get ACCOUNT_NEEDED. JOIN_CODE_UNKNOWN for a code that does not exist, was renewed or is switched " +
      "off; it counts as a wrong guess. After too many wrong guesses, all codes are refused for a minute.",
    args: {
      code: t.arg.string({
        description: "Group.joinCode; spaces, dashes and case are ignored.",
        required: true,
      }),
    },
    extensions: { guess: {} },
    resolve: (_root, { code }, context) => joinGroup(context, code),
  }),
);

async function joinGroup({ viewer, services }: Context, text: string): Promise<{ group: SeenGroup } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (viewer.role === "GUEST") return new DomainError("ACCOUNT_NEEDED");
  const code = parseJoinCode(text);
  const joined = code === null ? null : await join(services, viewer.userId, code);
  if (joined === null) return new DomainError("JOIN_CODE_UNKNOWN");
  if (joined instanceof DomainError) return joined;
  services.groupRoles.changed(joined);
  const [group] = await findGroups(services.database, viewer, [joined]);
  return group ? { group } : new DomainError("NOT_FOUND");
}

/** The row id of the group that the user is now in; null when no open group has this code. */
async function join(
  { database, now }: Context["services"],
  userId: string,
  code: string,
): Promise<string | DomainError | null> {
  return database.transaction(async (transaction) => {
    // Locks the user and the group, so that two joins at once cannot both take the last place.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const [group] = await transaction.select().from(groups).where(eq(groups.joinCode, code)).for("update");
    if (!group?.isJoinOpen || group.archivedAt !== null) return null;
    const members = await transaction
      .select({ userId: groupMembers.userId })
      .from(groupMembers)
      .where(eq(groupMembers.groupId, group.id));
    if (members.some((member) => member.userId === userId)) return group.id;
    if (members.length >= limits.groupMembers) return new DomainError("GROUP_FULL");
    const [mine] = await transaction
      .select({ number: count() })
      .from(groupMembers)
      .where(eq(groupMembers.userId, userId));
    if ((mine?.number ?? 0) >= limits.groupsOfOne) return new DomainError("TOO_MANY_GROUPS");
    await transaction
      .insert(groupMembers)
      .values({ groupId: group.id, userId, role: "MEMBER", joinedAt: new Date(now()) });
    return group.id;
  });
}

const LeaveGroupSuccess = builder.objectRef<{ readonly id: string }>("LeaveGroupSuccess").implement({
  description: "The viewer is no longer in the group. They keep their results.",
  fields: (t) => ({
    leftGroupId: t.id({
      resolve: ({ id }) => toGlobalId("Group", id),
      description: "Global id of the group, to remove it from lists.",
    }),
  }),
});

builder.mutationField("leaveGroup", (t) =>
  t.field({
    type: payload("LeaveGroupPayload", LeaveGroupSuccess, ["RefusedError"]),
    description: "Removes the viewer from a group, which may be archived. Its only owner cannot leave (LAST_OWNER).",
    args: { groupId: t.arg.id({ required: true, description: "Global id of the group." }) },
    resolve: (_root, { groupId }, context) => leaveGroup(context, groupId),
  }),
);

async function leaveGroup(context: Context, groupId: string): Promise<{ id: string } | DomainError> {
  const open = await openGroup(context, groupId, "MEMBER", "read");
  if (open instanceof DomainError) return open;
  const { group, viewer } = open;
  if (group.myRole === null) return new DomainError("NOT_FOUND");
  const { database, groupRoles } = context.services;
  const refusal = await database.transaction(async (transaction) => {
    const owners = await lockOwners(transaction, group.id);
    if (owners.length === 1 && owners[0] === viewer.userId) return new DomainError("LAST_OWNER");
    await transaction
      .delete(groupMembers)
      .where(and(eq(groupMembers.groupId, group.id), eq(groupMembers.userId, viewer.userId)));
    return null;
  });
  if (refusal !== null) return refusal;
  groupRoles.changed(group.id);
  return { id: group.id };
}

const SetGroupRoleInput = builder.inputType("SetGroupRoleInput", {
  description: "A user's new role in a group.",
  fields: (t) => ({
    groupId: t.id({ description: "Global id of the group." }),
    userId: t.id({ description: "Global id of the user." }),
    role: t.field({ type: GroupRoleEnum, description: "The new role." }),
  }),
});

type Changed = { readonly group: SeenGroup; readonly member: GroupMember };

const SetGroupRoleSuccess = builder.objectRef<Changed>("SetGroupRoleSuccess").implement({
  description: "The role was set.",
  fields: (t) => ({
    group: t.field({
      type: GroupNode,
      resolve: ({ group }) => group,
      description: "The group as it is now for the viewer.",
    }),
    member: t.field({
      type: GroupMemberNode,
      resolve: ({ member }) => member,
      description: "The member whose role was set.",
    }),
  }),
});

builder.mutationField("setGroupRole", (t) =>
  t.field({
    type: payload("SetGroupRolePayload", SetGroupRoleSuccess, ["RefusedError"]),
    description:
      "Makes a member of a group an owner, a coach or a member. For its owner. A group must keep an owner " +
      "(LAST_OWNER). NOT_FOUND for users who are not in it.",
    args: { input: t.arg({ type: SetGroupRoleInput, description: "The user and the new role." }) },
    resolve: (_root, { input }, context) => setGroupRole(context, input),
  }),
);

async function setGroupRole(
  context: Context,
  input: { readonly groupId: string; readonly userId: string; readonly role: GroupRole },
): Promise<Changed | DomainError> {
  const open = await openGroup(context, input.groupId, "OWNER");
  if (open instanceof DomainError) return open;
  const userId = fromGlobalId("User", input.userId);
  if (userId === null) return new DomainError("NOT_FOUND");
  const { group, viewer } = open;
  const { database, groupRoles } = context.services;
  const member = await database.transaction(async (transaction) => {
    const owners = await lockOwners(transaction, group.id);
    if (input.role !== "OWNER" && owners.length === 1 && owners[0] === userId) return new DomainError("LAST_OWNER");
    const place = and(eq(groupMembers.groupId, group.id), eq(groupMembers.userId, userId));
    const [changed] = await transaction.update(groupMembers).set({ role: input.role }).where(place).returning();
    const [user] = changed ? await transaction.select().from(users).where(eq(users.id, userId)) : [];
    return changed && user ? { ...changed, user } : new DomainError("NOT_FOUND");
  });
  if (member instanceof DomainError) return member;
  groupRoles.changed(group.id);
  const [seen] = await findGroups(database, viewer, [group.id]);
  return seen ? { group: seen, member } : new DomainError("NOT_FOUND");
}

builder.objectField(GroupNode, "madeAccountCount", (t) =>
  t.loadable({
    type: "Int",
    nullable: true,
    description:
      "Number of members whose account was made by its coaches and can be erased with the group. Null for members.",
    load: (ids: string[], { services }) => countMadeAccounts(services.database, ids),
    resolve: (group, _args, { viewer }) => (viewer && isAllowed(group, viewer, "COACH") ? group.id : null),
  }),
);

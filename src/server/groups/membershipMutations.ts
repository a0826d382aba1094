import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { toGlobalId } from "../graphql/pagination";
import { countMadeAccounts, isAllowed } from "./groups";
import { GroupMemberNode, GroupNode, GroupRoleEnum, GroupSuccess } from "./GroupNode";
import { joinGroup, leaveGroup, setGroupRole, type ChangedRole } from "./memberships";

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
    guess: true,
    resolve: (_root, { code }, context) => joinGroup(context, code),
  }),
);

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

const SetGroupRoleInput = builder.inputType("SetGroupRoleInput", {
  description: "A user's new role in a group.",
  fields: (t) => ({
    groupId: t.id({ description: "Global id of the group." }),
    userId: t.id({ description: "Global id of the user." }),
    role: t.field({ type: GroupRoleEnum, description: "The new role." }),
  }),
});

const SetGroupRoleSuccess = builder.objectRef<ChangedRole>("SetGroupRoleSuccess").implement({
  description: "They are that now.",
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

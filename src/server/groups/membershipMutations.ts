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
      "Makes the viewer a member of the group of a code; who is in it already stays what they are. For members: " +
      "guests are refused (ACCOUNT_NEEDED). " +
      "A code that is unknown, renewed or closed is JOIN_CODE_UNKNOWN, and counts as a guess: who was wrong too " +
      "often waits a minute, whatever they try next.",
    args: {
      code: t.arg.string({
        description: "Group.joinCode; spaces, dashes and small letters make no difference.",
        required: true,
      }),
    },
    extensions: { guess: {} },
    resolve: (_root, { code }, context) => joinGroup(context, code),
  }),
);

const LeaveGroupSuccess = builder.objectRef<{ readonly id: string }>("LeaveGroupSuccess").implement({
  description: "The viewer is in the group no more; their results stay theirs.",
  fields: (t) => ({
    leftGroupId: t.id({
      resolve: ({ id }) => toGlobalId("Group", id),
      description: "Global id of the group, to take it off lists.",
    }),
  }),
});

builder.mutationField("leaveGroup", (t) =>
  t.field({
    type: payload("LeaveGroupPayload", LeaveGroupSuccess, ["RefusedError"]),
    description: "Takes the viewer out of a group, also one that is archived. Its only owner stays (LAST_OWNER).",
    args: { groupId: t.arg.id({ required: true, description: "Global id of the group." }) },
    resolve: (_root, { groupId }, context) => leaveGroup(context, groupId),
  }),
);

const SetGroupRoleInput = builder.inputType("SetGroupRoleInput", {
  description: "Who shall be what in a group.",
  fields: (t) => ({
    groupId: t.id({ description: "Global id of the group." }),
    userId: t.id({ description: "Global id of somebody's account." }),
    role: t.field({ type: GroupRoleEnum, description: "What they shall be." }),
  }),
});

const SetGroupRoleSuccess = builder.objectRef<ChangedRole>("SetGroupRoleSuccess").implement({
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

builder.objectField(GroupNode, "madeAccountCount", (t) =>
  t.loadable({
    type: "Int",
    nullable: true,
    description:
      "How many of its members have an account that its coaches made: those that can be erased with the group. " +
      "Null for members.",
    load: (ids: string[], { services }) => countMadeAccounts(services.database, ids),
    resolve: (group, _args, { viewer }) => (viewer && isAllowed(group, viewer, "COACH") ? group.id : null),
  }),
);

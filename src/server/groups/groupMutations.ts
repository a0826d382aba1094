import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { KeyboardLayoutEnum } from "../graphql/scalars";
import { toGlobalId } from "../globalIds";
import { changeGroup, createGroup, deleteGroup, renewJoinCode, setArchived, setJoining } from "./changeGroup";
import { GroupSuccess, RoleWordsEnum, GroupMemberNode, GroupNode, GroupRoleEnum } from "./GroupNode";
import { countMadeAccounts } from "./groups";
import { isAllowed } from "./groupRights";
import { joinGroup, leaveGroup, setGroupRole, type ChangedRole } from "./memberships";

builder.mutationFields((t) => ({
  archiveGroup: t.field({
    type: payload("ArchiveGroupPayload", GroupSuccess, ["RefusedError"]),
    description:
      "Archives a group: it can be read, but not changed, joined or watched. For its owner. An archived group " +
      "stays as it is.",
    args: { groupId: t.arg.id({ required: true, description: "Global id of the group." }) },
    resolve: (_root, { groupId }, context) => setArchived(context, groupId, true),
  }),
  restoreGroup: t.field({
    type: payload("RestoreGroupPayload", GroupSuccess, ["RefusedError"]),
    description: "Restores an archived group. For its owner.",
    args: { groupId: t.arg.id({ required: true, description: "Global id of the group." }) },
    resolve: (_root, { groupId }, context) => setArchived(context, groupId, false),
  }),
}));

const GroupSettingsInput = builder.inputType("GroupSettingsInput", {
  description: "All settings of a group, which replace the current ones.",
  fields: (t) => ({
    leaderboard: t.boolean({ description: "Whether members see the group's weekly leaderboard." }),
    nicknames: t.boolean({
      description: "Whether big screens, which others can read, show nicknames instead of display names.",
    }),
    layout: t.field({
      type: KeyboardLayoutEnum,
      required: false,
      description: "The keyboard layout that the group types on. Null: each member chooses.",
    }),
    backspace: t.boolean({ description: "Whether Backspace works in the group's assignments." }),
    keyboardPicture: t.boolean({ description: "Whether the keyboard picture may be shown." }),
    guestsInRaces: t.boolean({ description: "Whether guests may join the group's races." }),
    participation: t.boolean({
      required: false,
      description: "Whether coaches see totals of how many members keep practicing. Null keeps the current choice.",
    }),
    roleWords: t.field({
      type: RoleWordsEnum,
      required: false,
      description: "What the group calls its coaches and members. Null keeps the current words.",
    }),
  }),
});

const ChangeGroupInput = builder.inputType("ChangeGroupInput", {
  description: "A group's new name and settings.",
  fields: (t) => ({
    groupId: t.id({ description: "Global id of the group." }),
    version: t.int({ description: "The Group.version that this change is based on." }),
    name: t.string({ required: false, description: "1 to 60 characters. Null keeps the current name." }),
    settings: t.field({ type: GroupSettingsInput, required: false, description: "Null keeps the current settings." }),
  }),
});

builder.mutationField("changeGroup", (t) =>
  t.field({
    type: payload("ChangeGroupPayload", GroupSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Changes the name and the settings of a group. For its coaches. EDIT_CONFLICT when it has changed since " +
      "`version`, and nothing changes.",
    args: { input: t.arg({ type: ChangeGroupInput, description: "The new name and settings." }) },
    resolve: (_root, { input }, context) => changeGroup(context, input),
  }),
);

builder.mutationFields((t) => ({
  renewJoinCode: t.field({
    type: payload("RenewJoinCodePayload", GroupSuccess, ["RefusedError"]),
    description: "Gives a group a new join code. The previous code stops working at once. For its coaches.",
    args: { groupId: t.arg.id({ required: true, description: "Global id of the group." }) },
    resolve: (_root, { groupId }, context) => renewJoinCode(context, groupId),
  }),
  setJoining: t.field({
    type: payload("SetJoiningPayload", GroupSuccess, ["RefusedError"]),
    description: "Lets anyone with the join code join a group, or stops that. For its coaches.",
    args: {
      groupId: t.arg.id({ required: true, description: "Global id of the group." }),
      isOpen: t.arg.boolean({ required: true, description: "Whether others can join with the code." }),
    },
    resolve: (_root, { groupId, isOpen }, context) => setJoining(context, groupId, isOpen),
  }),
}));

builder.mutationField("createGroup", (t) =>
  t.field({
    type: payload("CreateGroupPayload", GroupSuccess, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
    description:
      "Makes a group with the viewer as its owner. For members: guests are refused (ACCOUNT_NEEDED). A user " +
      "can be in at most 100 groups (TOO_MANY_GROUPS).",
    args: {
      name: t.arg.string({ description: "1 to 60 characters.", required: true }),
      roleWords: t.arg({
        type: RoleWordsEnum,
        required: false,
        description: "What the group calls its coaches and members. Null: coach and member.",
      }),
    },
    resolve: (_root, { name, roleWords }, context) => createGroup(context, name, roleWords ?? undefined),
  }),
);

const DeleteGroupInput = builder.inputType("DeleteGroupInput", {
  description: "The group to delete, and what happens to the accounts that its coaches made.",
  fields: (t) => ({
    groupId: t.id({ description: "Global id of the group." }),
    eraseAccounts: t.boolean({
      required: false,
      defaultValue: false,
      description: "Also erase the accounts counted in Group.madeAccountCount, with everything typed with them.",
    }),
  }),
});

const DeleteGroupSuccess = builder
  .objectRef<{ readonly id: string; readonly erased: number }>("DeleteGroupSuccess")
  .implement({
    description:
      "The group and its assignments were deleted. Its texts become private to their owners. Results stay with " +
      "the users who typed them.",
    fields: (t) => ({
      deletedGroupId: t.id({
        resolve: ({ id }) => toGlobalId("Group", id),
        description: "Global id of the group, to remove it from lists.",
      }),
      erasedAccounts: t.exposeInt("erased", { description: "Number of accounts erased with it." }),
    }),
  });

builder.mutationField("deleteGroup", (t) =>
  t.field({
    type: payload("DeleteGroupPayload", DeleteGroupSuccess, ["RefusedError"]),
    description:
      "Deletes a group, which may be archived. For its owner. Accounts that its coaches made remain unless " +
      "they are erased with it, but their passwords can no longer be renewed.",
    args: { input: t.arg({ type: DeleteGroupInput, description: "The group to delete." }) },
    resolve: (_root, { input }, context) => deleteGroup(context, input.groupId, input.eraseAccounts ?? false),
  }),
);

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
      leaveGroupId: t.arg.id({
        required: false,
        description:
          "Global id of a group that the viewer leaves for it, as when they change class: from then on its coaches " +
          "see nothing of them. NOT_ALLOWED for a group that they run. Null to stay in all groups.",
      }),
    },
    guess: true,
    resolve: (_root, { code, leaveGroupId }, context) =>
      joinGroup(context, code, leaveGroupId == null ? null : String(leaveGroupId)),
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

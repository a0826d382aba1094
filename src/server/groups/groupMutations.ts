import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { KeyboardLayoutEnum } from "../graphql/scalars";
import { toGlobalId } from "../graphql/pagination";
import { changeGroup, createGroup, deleteGroup, renewJoinCode, setArchived, setJoining } from "./changeGroup";
import { GroupSuccess } from "./GroupNode";

builder.mutationFields((t) => ({
  archiveGroup: t.field({
    type: payload("ArchiveGroupPayload", GroupSuccess, ["RefusedError"]),
    description:
      "Lets a group rest: all can be read, nothing changes, nobody joins or is watched. For its owner. One that " +
      "rests already stays as it is.",
    args: { groupId: t.arg.id({ required: true, description: "Global id of the group." }) },
    resolve: (_root, { groupId }, context) => setArchived(context, groupId, true),
  }),
  restoreGroup: t.field({
    type: payload("RestoreGroupPayload", GroupSuccess, ["RefusedError"]),
    description: "Takes a group out of the archive. For its owner.",
    args: { groupId: t.arg.id({ required: true, description: "Global id of the group." }) },
    resolve: (_root, { groupId }, context) => setArchived(context, groupId, false),
  }),
}));

const GroupSettingsInput = builder.inputType("GroupSettingsInput", {
  description: "All switches of a group, as they shall be.",
  fields: (t) => ({
    leaderboard: t.boolean({ description: "Members see the week's board of the group." }),
    nicknames: t.boolean({ description: "Walls that others can read show nicknames instead of display names." }),
    layout: t.field({
      type: KeyboardLayoutEnum,
      required: false,
      description: "The keyboard that the group types on. Null leaves it to each member.",
    }),
    backspace: t.boolean({ description: "Backspace works in the group's work." }),
    keyboardPicture: t.boolean({ description: "The keyboard picture may be shown." }),
    guestsInRaces: t.boolean({ description: "Guests may take a seat in the group's races." }),
  }),
});

const ChangeGroupInput = builder.inputType("ChangeGroupInput", {
  description: "What a group shall be called, and its switches.",
  fields: (t) => ({
    groupId: t.id({ description: "Global id of the group." }),
    version: t.int({ description: "Group.version that the change is made from." }),
    name: t.string({ required: false, description: "1 to 60 characters. Null leaves it." }),
    settings: t.field({ type: GroupSettingsInput, required: false, description: "Null leaves them." }),
  }),
});

builder.mutationField("changeGroup", (t) =>
  t.field({
    type: payload("ChangeGroupPayload", GroupSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Changes the name and the switches of a group. For its coaches. Somebody else's change since that version " +
      "is EDIT_CONFLICT, and nothing changes.",
    args: { input: t.arg({ type: ChangeGroupInput, description: "The group as it shall be." }) },
    resolve: (_root, { input }, context) => changeGroup(context, input),
  }),
);

builder.mutationFields((t) => ({
  renewJoinCode: t.field({
    type: payload("RenewJoinCodePayload", GroupSuccess, ["RefusedError"]),
    description: "Gives a group another join code, at once: the one before opens nothing any more. For its coaches.",
    args: { groupId: t.arg.id({ required: true, description: "Global id of the group." }) },
    resolve: (_root, { groupId }, context) => renewJoinCode(context, groupId),
  }),
  setJoining: t.field({
    type: payload("SetJoiningPayload", GroupSuccess, ["RefusedError"]),
    description: "Opens a group for whoever has its join code, or closes it. For its coaches.",
    args: {
      groupId: t.arg.id({ required: true, description: "Global id of the group." }),
      isOpen: t.arg.boolean({ required: true, description: "Whether others may join by the code." }),
    },
    resolve: (_root, { groupId, isOpen }, context) => setJoining(context, groupId, isOpen),
  }),
}));

builder.mutationField("createGroup", (t) =>
  t.field({
    type: payload("CreateGroupPayload", GroupSuccess, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
    description:
      "Makes a group with the viewer as its owner. For members: guests are refused (ACCOUNT_NEEDED). Nobody is in " +
      "more than 100 groups (TOO_MANY_GROUPS).",
    args: { name: t.arg.string({ description: "1 to 60 characters.", required: true }) },
    resolve: (_root, { name }, context) => createGroup(context, name),
  }),
);

const DeleteGroupInput = builder.inputType("DeleteGroupInput", {
  description: "Which group, and what becomes of the accounts that its coaches made.",
  fields: (t) => ({
    groupId: t.id({ description: "Global id of the group." }),
    eraseAccounts: t.boolean({
      required: false,
      defaultValue: false,
      description: "Erase the accounts of Group.madeAccountCount too, with all that was typed with them.",
    }),
  }),
});

const DeleteGroupSuccess = builder
  .objectRef<{ readonly id: string; readonly erased: number }>("DeleteGroupSuccess")
  .implement({
    description:
      "The group is gone, with its assignments. Its texts are their owners' alone. Results stay with whoever " +
      "typed them.",
    fields: (t) => ({
      deletedGroupId: t.id({
        resolve: ({ id }) => toGlobalId("Group", id),
        description: "Global id of the group, to take it off lists.",
      }),
      erasedAccounts: t.exposeInt("erased", { description: "How many accounts went with it." }),
    }),
  });

builder.mutationField("deleteGroup", (t) =>
  t.field({
    type: payload("DeleteGroupPayload", DeleteGroupSuccess, ["RefusedError"]),
    description:
      "Deletes a group, also an archived one. For its owner. Accounts that its coaches made stay unless they are " +
      "erased with it; those that stay are nobody's to give another pass-phrase.",
    args: { input: t.arg({ type: DeleteGroupInput, description: "The group." }) },
    resolve: (_root, { input }, context) => deleteGroup(context, input.groupId, input.eraseAccounts ?? false),
  }),
);

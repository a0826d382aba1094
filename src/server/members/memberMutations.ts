import { builder } from "../graphql/builder";
import { InputIssue, payload } from "../graphql/errors";
import { GroupMemberNode } from "../groups/GroupNode";
import { eraseMember, removeMembers, renameMember, resetPassPhrases, type RenamedMember } from "./changeMembers";
import { addMembers, previewMembers, type MembersPreview } from "./insertMembers";
import { MemberCards, MembersGone, PassPhraseLanguageEnum } from "./memberTypes";
import { mergeMembers, moveMembers } from "./moveMembers";
import type { PlannedRow } from "./planMembers";

const NewMemberInput = builder.inputType("NewMemberInput", {
  description: "Somebody to make. Their name is all that is asked.",
  fields: (t) => ({
    name: t.string({
      description: "Display name: 1 to 40 characters, with a letter in it, beginning with none of `= + - @`.",
    }),
    username: t.string({
      required: false,
      description: "3 to 20 of `a-z 0-9 _ -`. Null lets the server make one from the name.",
    }),
    isUsernameChosen: t.boolean({
      required: false,
      defaultValue: false,
      description: "True: this username or an issue. False: another one when somebody else has it meanwhile.",
    }),
  }),
});

const AddMembersInput = builder.inputType("AddMembersInput", {
  description: "A batch of new members.",
  fields: (t) => ({
    groupId: t.id({ description: "Global id of the group." }),
    batchId: t.string({
      description:
        "A UUID, made by the client: a batch that is sent again makes no member twice. Sent as the " +
        "`Idempotency-Key` as well, it gives the same cards again for 24 hours.",
    }),
    language: t.field({ type: PassPhraseLanguageEnum, description: "Of the passwords." }),
    rows: t.field({ type: [NewMemberInput], description: "1 to 25." }),
  }),
});

builder.mutationField("addMembers", (t) =>
  t.field({
    type: payload("AddMembersPayload", MemberCards, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
    description:
      "Makes members of a group: an account each, with a password, and without anything else about anybody. " +
      "For coaches of the group. All or nobody: what is wrong with a row is an issue at " +
      "`rows.<index>.name` or `.username`. A group has at most 500 people (GROUP_FULL). A batch that was made " +
      "already is MEMBERS_ALREADY_MADE, and changes nothing: for lost cards, ask for new passwords " +
      "(`resetPassPhrases`).",
    args: { input: t.arg({ type: AddMembersInput, description: "The batch." }) },
    resolve: (_root, { input }, context) => addMembers(context, input),
  }),
);

const MemberRow = builder.objectRef<PlannedRow>("MemberRow").implement({
  description: "A row of a list of names, and what will be made of it.",
  fields: (t) => ({
    line: t.exposeInt("line", { description: "In the list, from 1." }),
    name: t.exposeString("name", { description: "The display name; as it was written where it breaks a rule." }),
    username: t.exposeString("username", {
      description:
        "The username that was asked for, or one that is free. Empty where the row has an issue and none was " +
        "asked for.",
    }),
    isUsernameChosen: t.exposeBoolean("isUsernameChosen", { description: "Whether the list asks for this username." }),
    isInGroup: t.exposeBoolean("isInGroup", {
      description: "Somebody of this name is in the group already: perhaps the same person.",
    }),
    issues: t.field({
      type: [InputIssue],
      resolve: ({ issues }) => issues,
      description: "Why nobody can be made of it, at `name`, `username` or neither; empty when it can.",
    }),
  }),
});

const MemberPreview = builder.objectRef<MembersPreview>("MemberPreview").implement({
  description: "What a list of names would make.",
  fields: (t) => ({
    rows: t.field({
      type: [MemberRow],
      resolve: ({ rows }) => rows,
      description: "All rows in their order, at most 500.",
    }),
  }),
});

builder.mutationField("previewMembers", (t) =>
  t.field({
    type: payload("PreviewMembersPayload", MemberPreview, ["RefusedError", "RateLimitedError"]),
    description:
      "Reads a list of names and says what `addMembers` would make of each row. Changes nothing; a mutation " +
      "because it takes a file. For coaches of the group. " +
      "A name on each line, or a table with `;`, `,` or tabs, with or without headings; without them a second " +
      "column is usernames only when all of it is written like them, and otherwise part of the names. At most 1 " +
      "MB (PAYLOAD_TOO_LARGE) and 500 rows (TOO_MANY_ROWS), judged by its content " +
      "(NOT_A_TEXT_FILE, WRONG_ENCODING); a line of over 2,000 characters is TOO_LONG, an empty list REQUIRED, " +
      "and one that cannot be read within two seconds FILE_TOO_HARD.",
    args: {
      groupId: t.arg.id({ required: true, description: "Global id of the group." }),
      file: t.arg({ type: "Upload", required: true, description: "The list." }),
    },
    resolve: (_root, { groupId, file }, context) => previewMembers(context, String(groupId), file.bytes),
  }),
);

const RenameMemberSuccess = builder.objectRef<RenamedMember>("RenameMemberSuccess").implement({
  description: "The new name holds.",
  fields: (t) => ({
    member: t.field({ type: GroupMemberNode, resolve: ({ member }) => member, description: "The renamed member." }),
  }),
});

builder.mutationField("renameMember", (t) =>
  t.field({
    type: payload("RenameMemberPayload", RenameMemberSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Gives a member another display name. For coaches of the group and for accounts that were made in it " +
      "(otherwise NOT_MADE_HERE); only its owner may rename a coach.",
    args: {
      memberId: t.arg.id({ required: true, description: "Global id of the group member." }),
      displayName: t.arg.string({ required: true, description: "As `NewMemberInput.name`." }),
    },
    resolve: (_root, { memberId, displayName }, context) => renameMember(context, String(memberId), displayName),
  }),
);

builder.mutationField("resetPassPhrases", (t) =>
  t.field({
    type: payload("ResetPassPhrasesPayload", MemberCards, ["RefusedError", "RateLimitedError"]),
    description:
      "Gives members of one group new passwords and ends all their sessions. For coaches of the group and for " +
      "accounts that were made in it (otherwise NOT_MADE_HERE); only its owner may do so for coaches. 1 to 25 at " +
      "once (TOO_MANY_ROWS).",
    args: {
      memberIds: t.arg.idList({ required: true, description: "Global ids of group members." }),
      language: t.arg({ type: PassPhraseLanguageEnum, required: true, description: "Language of the passwords." }),
    },
    resolve: (_root, { memberIds, language }, context) => resetPassPhrases(context, memberIds.map(String), language),
  }),
);

builder.mutationField("removeMembers", (t) =>
  t.field({
    type: payload("RemoveMembersPayload", MembersGone, ["RefusedError"]),
    description:
      "Removes people from a group. They lose access at once, including open pages, but keep their accounts and " +
      "results. For coaches of the group; coaches can only be removed by its owner, and the last owner not at all " +
      "(LAST_OWNER). At most 500 at once.",
    args: {
      memberIds: t.arg.idList({ required: true, description: "Global ids of group members, all of one group." }),
    },
    resolve: (_root, { memberIds }, context) => removeMembers(context, memberIds.map(String)),
  }),
);

builder.mutationField("eraseMember", (t) =>
  t.field({
    type: payload("EraseMemberPayload", MembersGone, ["RefusedError"]),
    description:
      "Deletes a member's account with all its data, in every group. For coaches of the group and for accounts " +
      "that were made in it (otherwise NOT_MADE_HERE); only its owner may do so for a coach. LAST_OWNER while the " +
      "account is the only owner of a group with other members.",
    args: { memberId: t.arg.id({ required: true, description: "Global id of the group member." }) },
    resolve: (_root, { memberId }, context) => eraseMember(context, String(memberId)),
  }),
);

builder.mutationField("moveMembers", (t) =>
  t.field({
    type: payload("MoveMembersPayload", MembersGone, ["RefusedError"]),
    description:
      "Removes people from one group and makes them members of another. Accounts that were made in the first " +
      "group then count as made in the other, except those that the viewer may not act on (because they run a " +
      "group with other members). For viewers who coach both groups; only the owner can move coaches, who become " +
      "members there. GROUP_FULL when they do not all fit. `group` is the group they left.",
    args: {
      memberIds: t.arg.idList({ required: true, description: "Global ids of group members, all of one group." }),
      toGroupId: t.arg.id({ required: true, description: "Global id of the group they move to." }),
    },
    resolve: (_root, { memberIds, toGroupId }, context) =>
      moveMembers(context, memberIds.map(String), String(toGroupId)),
  }),
);

builder.mutationField("mergeMembers", (t) =>
  t.field({
    type: payload("MergeMembersPayload", MembersGone, ["InvalidInputError", "RefusedError"]),
    description:
      "Merges two accounts of the same person: results, exams, texts, passed exercises, learning and groups of " +
      "the first move to the second, and its picture if the second has none. The first account is deleted. For " +
      "coaches of the group and for accounts that were made in it (otherwise NOT_MADE_HERE). " +
      "`GroupMember.holdings` shows beforehand what would move.",
    args: {
      fromMemberId: t.arg.id({
        required: true,
        description: "Global id of the group member whose account is deleted.",
      }),
      intoMemberId: t.arg.id({
        required: true,
        description: "Global id of the group member, in the same group, whose account remains.",
      }),
      confirmation: t.arg.string({
        required: false,
        description:
          "Name of the account to delete, as typed by the coach: its username, or its display name if that " +
          "differs from the other account's. Case and spaces are ignored. Another name is refused " +
          "(InvalidInputError, NAME_MISMATCH). Null skips the check, for pages of release 1, which do not send " +
          "it.",
      }),
    },
    resolve: (_root, { fromMemberId, intoMemberId, confirmation }, context) =>
      mergeMembers(context, {
        fromMemberId: String(fromMemberId),
        intoMemberId: String(intoMemberId),
        confirmation: confirmation ?? null,
      }),
  }),
);

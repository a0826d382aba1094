import { resolveCursorConnection } from "@pothos/plugin-relay";
import { parseCoachCode } from "../../contract/codes";
import type { GroupSettings } from "../../contract/groupRules";
import type { GroupRow } from "../database/userSchema";
import { builder, pageSizes } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { toTitleCursor } from "../cursors";
import { KeyboardLayoutEnum } from "../graphql/scalars";
import { UserNode } from "../users/UserNode";
import { countMembers, findGroups, findGroupsOf, type SeenGroup } from "./groups";
import { isAllowed } from "./groupRights";
import {
  findGroupByCode,
  findGroupMember,
  selectCoaches,
  selectMemberPage,
  type GroupCoach,
  type GroupMember,
} from "./memberships";

export const GroupRoleEnum = builder.enumType("GroupRole", {
  description: "A user's role in a group.",
  values: {
    OWNER: { description: "Runs the group, decides who coaches it, and may delete it." },
    COACH: { description: "Runs the group: members, assignments, races, results." },
    MEMBER: { description: "Practices in the group." },
  } as const,
});

export const RoleWordsEnum = builder.enumType("RoleWords", {
  description: "What a group calls those who lead it and those who practice in it, in the language of each page.",
  values: {
    COACH_MEMBER: { description: "Coach and member." },
    TEACHER_PUPIL: { description: "Teacher and pupil." },
    LECTURER_STUDENT: { description: "Lecturer and student." },
    TRAINER_PARTICIPANT: { description: "Trainer and participant." },
  } as const,
});

const GroupSettingsObject = builder.objectRef<GroupSettings>("GroupSettings").implement({
  description: "Settings that the coaches of a group choose for all its members.",
  fields: (t) => ({
    leaderboard: t.exposeBoolean("leaderboard", { description: "Whether members see the group's weekly leaderboard." }),
    nicknames: t.exposeBoolean("nicknames", {
      description: "Whether big screens, which others can read, show nicknames instead of display names.",
    }),
    layout: t.expose("layout", {
      type: KeyboardLayoutEnum,
      nullable: true,
      description: "The keyboard layout that the group types on. Null: each member chooses.",
    }),
    backspace: t.exposeBoolean("backspace", { description: "Whether Backspace works in the group's assignments." }),
    keyboardPicture: t.exposeBoolean("keyboardPicture", { description: "Whether the keyboard picture may be shown." }),
    guestsInRaces: t.exposeBoolean("guestsInRaces", { description: "Whether guests may join the group's races." }),
    participation: t.boolean({
      description: "Whether coaches see totals of how many members keep practicing, if the host allows that.",
      resolve: ({ participation }) => participation ?? false,
    }),
    roleWords: t.field({
      type: RoleWordsEnum,
      description: "What the group calls its coaches and members.",
      resolve: ({ roleWords }) => roleWords ?? "COACH_MEMBER",
    }),
  }),
});

/** A group, readable by its members and by admins. For all others it does not exist. */
export const GroupNode = builder.loadableNodeRef("Group", {
  id: { resolve: (group: SeenGroup) => group.id, description: "Opaque global id." },
  load: async (ids: string[], { viewer, services }) => {
    const found = await findGroups(
      services.database,
      viewer,
      ids.filter((id) => id.length === 36),
    );
    const byId = new Map(found.map((group) => [group.id, group]));
    return ids.map((id) => byId.get(id) ?? null);
  },
});

builder.objectType(GroupNode, {
  name: "Group",
  description: "A class or a team. Only its members and admins can read it.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "1 to 60 characters." }),
    myRole: t.expose("myRole", {
      type: GroupRoleEnum,
      nullable: true,
      description: "The viewer's role in it. Null for an admin who is not in it.",
    }),
    version: t.exposeInt("version", {
      description: "Goes up by one each time its name or settings change. A change names the version it is based on.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    archivedAt: t.expose("archivedAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when it is archived and read-only. Null while it is not archived.",
    }),
    settings: t.field({
      type: GroupSettingsObject,
      resolve: ({ settings }) => settings,
      description: "Settings that its coaches chose.",
    }),
    memberCount: t.loadable({
      type: "Int",
      description: "Number of people in it, including coaches.",
      load: (ids: string[], { services }) => countMembers(services.database, ids),
      resolve: ({ id }) => id,
    }),
    isJoinOpen: t.boolean({
      nullable: true,
      description: "Whether others can join with the code. Null for members.",
      resolve: (group, _args, { viewer }) => (viewer && isAllowed(group, viewer, "COACH") ? group.isJoinOpen : null),
    }),
    joinCode: t.string({
      nullable: true,
      description:
        "Eight characters with which others can join, without the dash shown on screen. Null for members, and " +
        "while joining is off.",
      resolve: (group, _args, { viewer }) =>
        viewer && group.isJoinOpen && group.archivedAt === null && isAllowed(group, viewer, "COACH")
          ? group.joinCode
          : null,
    }),
  }),
});

const ref = builder.objectRef<GroupMember>("GroupMember");

/**
 * A membership in a group. Coaches can read all of them, members their own. Its key is `<group>:<user>`, of row ids.
 */
export const GroupMemberNode = builder.node(ref, {
  description: "A member of a group. Readable by coaches of the group, by admins and by that user.",
  id: { resolve: ({ groupId, userId }) => `${groupId}:${userId}` },
  isTypeOf: (value) => typeof value === "object" && value !== null && "joinedAt" in value && "groupId" in value,
  loadOne: (key, { viewer, services }) => {
    const [groupId = "", userId = ""] = key.split(":");
    return findGroupMember(services.database, viewer, groupId, userId);
  },
  fields: (t) => ({
    user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The member's account." }),
    role: t.expose("role", { type: GroupRoleEnum, description: "Their role in the group." }),
    joinedAt: t.expose("joinedAt", { type: "DateTime", description: "When they joined." }),
    extraTime: t.exposeInt("extraTime", {
      description: "Extra time in exams that this group gives them, in percent of a norm's minutes. 0 for none.",
    }),
    isMadeHere: t.boolean({
      resolve: ({ groupId, user }) => user.madeInGroupId === groupId,
      description:
        "Whether a coach of this group made the account. If so, its coaches may renew its password and erase it.",
    }),
  }),
});

const GroupCoachObject = builder.objectRef<GroupCoach>("GroupCoach").implement({
  description: "An owner or a coach of a group.",
  fields: (t) => ({
    user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "Their account." }),
    role: t.expose("role", { type: GroupRoleEnum, description: "OWNER or COACH." }),
  }),
});

builder.objectField(GroupNode, "coaches", (t) =>
  t.field({
    type: [GroupCoachObject],
    description:
      "The owners of the group, then its coaches, each by name. Readable by all its members, because they " +
      "may know who can watch them.",
    resolve: ({ id }, _args, { services }) => selectCoaches(services.database, id),
  }),
);

/** Mutations that add a member return this edge too. */
const GroupMembersEdge = builder.edgeObject({
  type: GroupMemberNode,
  name: "GroupMembersEdge",
  description: "A member in the list.",
});

builder.objectField(GroupNode, "members", (t) =>
  t.connection(
    {
      type: GroupMemberNode,
      nullable: true,
      description:
        "Everyone in it, by display name. For coaches and admins; null for members. 25 per page, at most 100.",
      args: {
        search: t.arg.string({
          required: false,
          description: "Only those with this in the display name or username, in any case.",
        }),
        role: t.arg({ type: GroupRoleEnum, required: false, description: "Only people with this role in the group." }),
      },
      resolve: (group, { search, role, ...args }, { viewer, services }) => {
        if (!viewer || !isAllowed(group, viewer, "COACH")) return null;
        return resolveCursorConnection<Promise<GroupMember[]>>({ args, ...pageSizes, toCursor: memberCursor }, (page) =>
          selectMemberPage(services.database, group.id, { search, role }, page),
        );
      },
    },
    { name: "GroupMembersConnection", description: "A page of a group's members." },
    GroupMembersEdge,
  ),
);

/** The position of a member in the list. */
function memberCursor({ user }: GroupMember): string {
  return toTitleCursor({ title: user.displayName, id: user.id });
}

const GroupToJoin = builder.objectRef<GroupRow>("GroupToJoin").implement({
  description: "What a user with a group's join code sees of it, to check that it is the right one.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "1 to 60 characters." }),
    coaches: t.stringList({
      description: "Display names of its owners, then of its coaches.",
      resolve: async ({ id }, _args, { services }) =>
        (await selectCoaches(services.database, id)).map(({ user }) => user.displayName),
    }),
    roleWords: t.field({
      type: RoleWordsEnum,
      description: "What the group calls its coaches and members.",
      resolve: ({ settings }) => settings.roleWords ?? "COACH_MEMBER",
    }),
    joined: t.field({
      type: GroupNode,
      nullable: true,
      description: "The group itself if the viewer is already in it, otherwise null.",
      resolve: async ({ id }, _args, { viewer, services }) =>
        (await findGroups(services.database, viewer, [id])).find(({ myRole }) => myRole !== null) ?? null,
    }),
  }),
});

builder.queryField("groupByJoinCode", (t) =>
  t.field({
    type: payload("GroupByJoinCodePayload", GroupToJoin, ["RefusedError", "RateLimitedError"]),
    description:
      "The group that can be joined with a code. For everyone. JOIN_CODE_UNKNOWN for a code that does not exist, " +
      "was renewed or is switched off; it counts as a wrong guess. After too many wrong guesses, all codes are " +
      "refused for a minute.",
    args: {
      code: t.arg.string({
        required: true,
        description: "Group.joinCode; spaces, dashes and case are ignored.",
      }),
    },
    // The page of a link for coaches asks this too.
    guess: { isGuess: ({ code }) => parseCoachCode(code) === null },
    resolve: (_root, { code }, context) => findGroupByCode(context, code),
  }),
);

builder.objectField(UserNode, "groups", (t) =>
  t.field({
    type: [GroupNode],
    nullable: true,
    description:
      "The user's groups by name, including archived ones; at most 100. Null for other users than the viewer.",
    resolve: (user, _args, { viewer, services }) =>
      viewer?.userId === user.id ? findGroupsOf(services.database, viewer) : null,
  }),
);

/** The result of every change of a group. */
export const GroupSuccess = builder.objectRef<{ readonly group: SeenGroup }>("GroupSuccess").implement({
  description: "The change was made.",
  fields: (t) => ({
    group: t.field({
      type: GroupNode,
      resolve: ({ group }) => group,
      description: "The group as it is now for the viewer.",
    }),
  }),
});

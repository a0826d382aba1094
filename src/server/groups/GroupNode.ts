import { resolveCursorConnection } from "@pothos/plugin-relay";
import type { GroupSettings } from "../../contract/groupRules";
import type { GroupRow } from "../database/userSchema";
import { builder, pageSizes } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { toTitleCursor } from "../graphql/pagination";
import { KeyboardLayoutEnum } from "../graphql/scalars";
import { UserNode } from "../users/UserNode";
import { countMembers, findGroups, findGroupsOf, isAllowed, type SeenGroup } from "./groups";
import {
  findGroupByCode,
  findGroupMember,
  selectCoaches,
  selectMemberPage,
  type GroupCoach,
  type GroupMember,
} from "./memberships";

export const GroupRoleEnum = builder.enumType("GroupRole", {
  description: "What somebody is in a group.",
  values: {
    OWNER: { description: "Runs it, says who coaches, and may delete it." },
    COACH: { description: "Runs it: members, work, races, results." },
    MEMBER: { description: "Practises in it." },
  } as const,
});

const GroupSettingsObject = builder.objectRef<GroupSettings>("GroupSettings").implement({
  description: "What the coaches of a group switch for all its members.",
  fields: (t) => ({
    leaderboard: t.exposeBoolean("leaderboard", { description: "Members see the week's board of the group." }),
    nicknames: t.exposeBoolean("nicknames", {
      description: "Walls that others can read show nicknames instead of display names.",
    }),
    layout: t.expose("layout", {
      type: KeyboardLayoutEnum,
      nullable: true,
      description: "The keyboard that the group types on. Null leaves it to each member.",
    }),
    backspace: t.exposeBoolean("backspace", { description: "Backspace works in the group's work." }),
    keyboardPicture: t.exposeBoolean("keyboardPicture", { description: "The keyboard picture may be shown." }),
    guestsInRaces: t.exposeBoolean("guestsInRaces", { description: "Guests may take a seat in the group's races." }),
  }),
});

/** A group, for those who are in it and for admins: anybody else does not find it. */
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
  description: "A class or a team. Only those who are in it, and admins, can read it.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "1 to 60 characters." }),
    myRole: t.expose("myRole", {
      type: GroupRoleEnum,
      nullable: true,
      description: "What the viewer is in it. Null for an admin who is not in it.",
    }),
    version: t.exposeInt("version", {
      description: "One more with each change of name or settings; a change says which version it changes.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    archivedAt: t.expose("archivedAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when it rests: all can be read, nothing changes. Null while it is in use.",
    }),
    settings: t.field({
      type: GroupSettingsObject,
      resolve: ({ settings }) => settings,
      description: "What its coaches switched.",
    }),
    memberCount: t.loadable({
      type: "Int",
      description: "How many are in it, coaches included.",
      load: (ids: string[], { services }) => countMembers(services.database, ids),
      resolve: ({ id }) => id,
    }),
    isJoinOpen: t.boolean({
      nullable: true,
      description: "Whether others may join by the code. Null for members.",
      resolve: (group, _args, { viewer }) => (viewer && isAllowed(group, viewer, "COACH") ? group.isJoinOpen : null),
    }),
    joinCode: t.string({
      nullable: true,
      description:
        "Eight characters with which others join, without the dash that people read. Null for members, and while " +
        "joining is closed.",
      resolve: (group, _args, { viewer }) =>
        viewer && group.isJoinOpen && group.archivedAt === null && isAllowed(group, viewer, "COACH")
          ? group.joinCode
          : null,
    }),
  }),
});

const ref = builder.objectRef<GroupMember>("GroupMember");

/**
 * A place in a group. Its coaches can read all of them, everybody their own. Its key is `<group>:<user>`, of row ids.
 */
export const GroupMemberNode = builder.node(ref, {
  description: "Somebody in a group. Coaches of the group and admins can read it, and whoever it is.",
  id: { resolve: ({ groupId, userId }) => `${groupId}:${userId}` },
  isTypeOf: (value) => typeof value === "object" && value !== null && "joinedAt" in value && "groupId" in value,
  loadOne: (key, { viewer, services }) => {
    const [groupId = "", userId = ""] = key.split(":");
    return findGroupMember(services.database, viewer, groupId, userId);
  },
  fields: (t) => ({
    user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "Whose place it is." }),
    role: t.expose("role", { type: GroupRoleEnum, description: "What they are in the group." }),
    joinedAt: t.expose("joinedAt", { type: "DateTime", description: "Since when." }),
    isMadeHere: t.boolean({
      resolve: ({ groupId, user }) => user.madeInGroupId === groupId,
      description:
        "Whether a coach of this group made the account: then its coaches may give it another pass-phrase, and " +
        "erase it.",
    }),
  }),
});

const GroupCoachObject = builder.objectRef<GroupCoach>("GroupCoach").implement({
  description: "Somebody who runs a group.",
  fields: (t) => ({
    user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "Who." }),
    role: t.expose("role", { type: GroupRoleEnum, description: "OWNER or COACH." }),
  }),
});

builder.objectField(GroupNode, "coaches", (t) =>
  t.field({
    type: [GroupCoachObject],
    description:
      "Who runs it: its owners, then its coaches, by name. For everybody in it: they may know who can watch them.",
    resolve: ({ id }, _args, { services }) => selectCoaches(services.database, id),
  }),
);

/** Also what adding somebody gives. */
const GroupMembersEdge = builder.edgeObject({
  type: GroupMemberNode,
  name: "GroupMembersEdge",
  description: "Somebody in the list.",
});

builder.objectField(GroupNode, "members", (t) =>
  t.connection(
    {
      type: GroupMemberNode,
      nullable: true,
      description:
        "Everybody in it, by display name. For coaches and admins: null for members. 25 a page, at most 100.",
      args: {
        search: t.arg.string({
          required: false,
          description: "Only those whose display name or username holds this, whatever its case.",
        }),
        role: t.arg({ type: GroupRoleEnum, required: false, description: "Only those who are this in the group." }),
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

/** Where somebody stands in the list of members. */
function memberCursor({ user }: GroupMember): string {
  return toTitleCursor({ title: user.displayName, id: user.id });
}

const GroupToJoin = builder.objectRef<GroupRow>("GroupToJoin").implement({
  description: "A group as somebody sees it who has its join code: enough to know that it is the right one.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "1 to 60 characters." }),
    coaches: t.stringList({
      description: "The display names of those who run it, owners first.",
      resolve: async ({ id }, _args, { services }) =>
        (await selectCoaches(services.database, id)).map(({ user }) => user.displayName),
    }),
    joined: t.field({
      type: GroupNode,
      nullable: true,
      description: "The group itself, when the viewer is in it already. Null when they are not.",
      resolve: async ({ id }, _args, { viewer, services }) =>
        (await findGroups(services.database, viewer, [id])).find(({ myRole }) => myRole !== null) ?? null,
    }),
  }),
});

builder.queryField("groupByJoinCode", (t) =>
  t.field({
    type: payload("GroupByJoinCodePayload", GroupToJoin, ["RefusedError", "RateLimitedError"]),
    description:
      "The group that can be joined with a code. For everybody. A code that is unknown, renewed or closed is " +
      "JOIN_CODE_UNKNOWN, and counts as a guess: who was wrong too often waits a minute, whatever they try next.",
    args: {
      code: t.arg.string({
        required: true,
        description: "Group.joinCode; spaces, dashes and small letters make no difference.",
      }),
    },
    extensions: { guess: {} },
    resolve: (_root, { code }, context) => findGroupByCode(context, code),
  }),
);

builder.objectField(UserNode, "groups", (t) =>
  t.field({
    type: [GroupNode],
    nullable: true,
    description:
      "The groups that they are in, archived ones too, by name; at most 100. Own only: null on anybody else.",
    resolve: (user, _args, { viewer, services }) =>
      viewer?.userId === user.id ? findGroupsOf(services.database, viewer) : null,
  }),
);

/** What every change of a group gives. */
export const GroupSuccess = builder.objectRef<{ readonly group: SeenGroup }>("GroupSuccess").implement({
  description: "It is done.",
  fields: (t) => ({
    group: t.field({
      type: GroupNode,
      resolve: ({ group }) => group,
      description: "The group as it is now, for the viewer.",
    }),
  }),
});

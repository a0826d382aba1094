import { eq, and, inArray, asc, desc, ne, sql, isNull, ilike, or, type SQL } from "drizzle-orm";
import { groupMembers, type GroupMemberRow, groups, type GroupRow, users, type UserRow } from "../database/userSchema";
import { builder, pageSizes } from "../graphql/builder";
import { KeyboardLayoutEnum } from "../graphql/scalars";
import type { GroupSettings } from "../../contract/groupRules";
import { countMembers, findGroups, type SeenGroup, isAllowed, findGroupsOf } from "./groups";
import { isUuid, fromTitleCursor, toTitleCursor } from "../graphql/pagination";
import { UserNode } from "../users/UserNode";
import { inNameOrder } from "../database/inNameOrder";
import type { Connection } from "../database/Database";
import { likePattern } from "../database/likePattern";
import { limits } from "../../contract/limits";
import type { GroupRole } from "./GroupRoles";
import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import type { Services } from "../services";
import { parseJoinCode } from "../../contract/codes";
import type { Context } from "../graphql/Context";
import { payload } from "../graphql/errors";
import { DomainError } from "../DomainError";

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

/** Somebody in a group, with their account. */
export type GroupMember = GroupMemberRow & { readonly user: UserRow };

const ref = builder.objectRef<GroupMember>("GroupMember");

/**
 * A place in a group. Its coaches can read all of them, everybody their own. Its key is `<group>:<user>`, of row ids.
 */
export const GroupMemberNode = builder.node(ref, {
  description: "Somebody in a group. Coaches of the group and admins can read it, and whoever it is.",
  id: { resolve: ({ groupId, userId }) => `${groupId}:${userId}` },
  isTypeOf: (value) => typeof value === "object" && value !== null && "joinedAt" in value && "groupId" in value,
  loadOne: async (key, { viewer, services }) => {
    const [groupId = "", userId = ""] = key.split(":");
    if (!viewer || !isUuid(groupId) || !isUuid(userId)) return null;
    const rows = await services.database
      .select({ place: groupMembers, user: users })
      .from(groupMembers)
      .innerJoin(users, eq(users.id, groupMembers.userId))
      .where(and(eq(groupMembers.groupId, groupId), inArray(groupMembers.userId, [userId, viewer.userId])));
    const found = rows.find(({ place }) => place.userId === userId);
    const mine = rows.find(({ place }) => place.userId === viewer.userId);
    const isReadable =
      userId === viewer.userId ||
      viewer.role === "ADMIN" ||
      mine?.place.role === "OWNER" ||
      mine?.place.role === "COACH";
    return found && isReadable ? { ...found.place, user: found.user } : null;
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

type GroupCoach = { readonly user: UserRow; readonly role: GroupRole };

/** Who runs a group: its owners, then its coaches, by name. */
function selectCoaches(database: Connection, groupId: string): Promise<GroupCoach[]> {
  return database
    .select({ user: users, role: groupMembers.role })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(eq(groupMembers.groupId, groupId), ne(groupMembers.role, "MEMBER")))
    .orderBy(desc(groupMembers.role), asc(inNameOrder(users.displayName)), asc(users.id));
}

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
        const which = and(
          eq(groupMembers.groupId, group.id),
          role == null ? undefined : eq(groupMembers.role, role),
          isNamed(search),
        );
        return resolveCursorConnection<Promise<GroupMember[]>>({ args, ...pageSizes, toCursor: memberCursor }, (page) =>
          selectPage(services, which, page),
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

/** Accounts whose display name or username holds these words, whatever their case; all when there are none. */
function isNamed(search: string | null | undefined): SQL | undefined {
  const words = (search ?? "").slice(0, limits.displayName.max).trim();
  if (words === "") return undefined;
  const pattern = likePattern(words);
  return or(ilike(users.displayName, pattern), ilike(users.username, pattern));
}

async function selectPage(
  { database }: Services,
  which: SQL | undefined,
  { after, before, limit, inverted }: ResolveCursorConnectionArgs,
): Promise<GroupMember[]> {
  const name = inNameOrder(users.displayName);
  const place = sql`(${name}, ${users.id})`;
  const within = and(
    which,
    after === undefined ? undefined : sql`${place} > ${placeOf(after)}`,
    before === undefined ? undefined : sql`${place} < ${placeOf(before)}`,
  );
  const order = inverted ? [desc(name), desc(users.id)] : [asc(name), asc(users.id)];
  const rows = await database
    .select({ place: groupMembers, user: users })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(within)
    .orderBy(...order)
    .limit(limit);
  return rows.map((row) => ({ ...row.place, user: row.user }));
}

function placeOf(cursor: string) {
  const { title, id } = fromTitleCursor(cursor);
  return sql`(${title}, ${id}::uuid)`;
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
    resolve: (_root, { code }, context) => findByCode(context, code),
  }),
);

async function findByCode({ services }: Context, text: string): Promise<GroupRow | DomainError> {
  const code = parseJoinCode(text);
  const joinable = and(eq(groups.joinCode, code ?? ""), eq(groups.isJoinOpen, true), isNull(groups.archivedAt));
  const [group] = code === null ? [] : await services.database.select().from(groups).where(joinable);
  return group ?? new DomainError("JOIN_CODE_UNKNOWN");
}

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

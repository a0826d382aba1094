import { count, eq } from "drizzle-orm";
import { groupMembers } from "../database/groupSchema";
import { builder } from "../graphql/builder";
import { KeyboardLayoutEnum } from "../graphql/enums";
import type { GroupSettings } from "../../contract/groupRules";
import { findGroups, type SeenGroup } from "./findGroups";
import { isAllowed } from "./openGroup";

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
    memberCount: t.int({
      description: "How many are in it, coaches included.",
      resolve: async ({ id }, _args, { services }) => {
        const [found] = await services.database
          .select({ number: count() })
          .from(groupMembers)
          .where(eq(groupMembers.groupId, id));
        return found?.number ?? 0;
      },
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

import { builder } from "../graphql/builder";
import { type SeenGroup, openGroup, makeJoinCode, selectMadeAccounts } from "./groups";
import { eq, and, isNull, sql, count } from "drizzle-orm";
import { groups, type GroupRow, groupMembers, users } from "../database/userSchema";
import type { Context, Viewer } from "../graphql/Context";
import { payload } from "../graphql/errors";
import { DomainError, RateLimited } from "../DomainError";
import { groupNameRules, type GroupSettings, defaultGroupSettings } from "../../contract/groupRules";
import { KeyboardLayoutEnum } from "../graphql/scalars";
import { eraseAccounts } from "../users/accounts";
import { validate } from "../validate";
import { limits } from "../../contract/limits";
import type { Services } from "../services";
import { toGlobalId } from "../graphql/pagination";
import { GroupSuccess } from "./GroupNode";

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

async function setArchived(
  context: Context,
  groupId: string,
  isArchived: boolean,
): Promise<{ group: SeenGroup } | DomainError> {
  const open = await openGroup(context, groupId, "OWNER", "read");
  if (open instanceof DomainError) return open;
  const { database, groupRoles, now } = context.services;
  const { group } = open;
  if ((group.archivedAt !== null) === isArchived) return { group };
  const [changed] = await database
    .update(groups)
    .set({ archivedAt: isArchived ? new Date(now()) : null })
    .where(eq(groups.id, group.id))
    .returning();
  if (!changed) return new DomainError("NOT_FOUND");
  groupRoles.changed(group.id);
  return { group: { ...changed, myRole: group.myRole } };
}

const GroupSettingsInput = builder.inputType("GroupSettingsInput", {
  description: "All settings of a group, which replace the current ones.",
  fields: (t) => ({
    leaderboard: t.boolean({ description: "Whether members see the group's weekly leaderboard." }),
    nicknames: t.boolean({
      description: "Whether wall displays that others can read show nicknames instead of display names.",
    }),
    layout: t.field({
      type: KeyboardLayoutEnum,
      required: false,
      description: "The keyboard layout that the group types on. Null: each member chooses.",
    }),
    backspace: t.boolean({ description: "Whether Backspace works in the group's assignments." }),
    keyboardPicture: t.boolean({ description: "Whether the keyboard picture may be shown." }),
    guestsInRaces: t.boolean({ description: "Whether guests may join the group's races." }),
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

type Input = {
  readonly groupId: string;
  readonly version: number;
  readonly name?: string | null | undefined;
  readonly settings?:
    | (Omit<GroupSettings, "layout"> & { readonly layout?: GroupSettings["layout"] | undefined })
    | null
    | undefined;
};

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

async function changeGroup(
  context: Context,
  { groupId, version, name, settings }: Input,
): Promise<{ group: SeenGroup } | DomainError> {
  const open = await openGroup(context, groupId, "COACH");
  if (open instanceof DomainError) return open;
  const { database, groupRoles } = context.services;
  const { group } = open;
  const clean = await validate(groupNameRules, { name: name ?? group.name });
  if (clean instanceof DomainError) return clean;
  const [changed] = await database
    .update(groups)
    .set({
      name: clean.name,
      version: sql`${groups.version} + 1`,
      ...(settings ? { settings: { ...settings, layout: settings.layout ?? null } } : {}),
    })
    .where(and(eq(groups.id, group.id), eq(groups.version, version), isNull(groups.archivedAt)))
    .returning();
  if (!changed) return new DomainError("EDIT_CONFLICT");
  groupRoles.changed(group.id);
  return { group: { ...changed, myRole: group.myRole } };
}

builder.mutationFields((t) => ({
  renewJoinCode: t.field({
    type: payload("RenewJoinCodePayload", GroupSuccess, ["RefusedError"]),
    description: "Gives a group a new join code. The previous code stops working at once. For its coaches.",
    args: { groupId: t.arg.id({ required: true, description: "Global id of the group." }) },
    resolve: (_root, { groupId }, context) => changeJoining(context, groupId, { joinCode: makeJoinCode() }),
  }),
  setJoining: t.field({
    type: payload("SetJoiningPayload", GroupSuccess, ["RefusedError"]),
    description: "Lets anyone with the join code join a group, or stops that. For its coaches.",
    args: {
      groupId: t.arg.id({ required: true, description: "Global id of the group." }),
      isOpen: t.arg.boolean({ required: true, description: "Whether others can join with the code." }),
    },
    resolve: (_root, { groupId, isOpen }, context) => changeJoining(context, groupId, { isJoinOpen: isOpen }),
  }),
}));

async function changeJoining(
  context: Context,
  groupId: string,
  change: Partial<Pick<GroupRow, "joinCode" | "isJoinOpen">>,
): Promise<{ group: SeenGroup } | DomainError> {
  const open = await openGroup(context, groupId, "COACH");
  if (open instanceof DomainError) return open;
  const { group } = open;
  const [changed] = await context.services.database
    .update(groups)
    .set(change)
    .where(eq(groups.id, group.id))
    .returning();
  return changed ? { group: { ...changed, myRole: group.myRole } } : new DomainError("NOT_FOUND");
}

builder.mutationField("createGroup", (t) =>
  t.field({
    type: payload("CreateGroupPayload", GroupSuccess, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
    description:
      "Makes a group with the viewer as its owner. For members; guests get ACCOUNT_NEEDED. A user can be in at " +
      "most 100 groups (TOO_MANY_GROUPS).",
    args: { name: t.arg.string({ description: "The group's name, 1 to 60 characters.", required: true }) },
    resolve: (_root, { name }, { viewer, services }) => createGroup(services, viewer, name),
  }),
);

async function createGroup(
  services: Services,
  viewer: Viewer | null,
  name: string,
): Promise<{ group: SeenGroup } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (viewer.role === "GUEST") return new DomainError("ACCOUNT_NEEDED");
  const clean = await validate(groupNameRules, { name });
  if (clean instanceof DomainError) return clean;
  const wait = await services.rateLimits.take("createGroup", viewer.userId);
  if (wait !== null) return new RateLimited(wait);
  const createdAt = new Date(services.now());
  return services.database.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, viewer.userId))
      .for("no key update");
    if (!user) return new DomainError("NOT_SIGNED_IN");
    const [mine] = await transaction
      .select({ number: count() })
      .from(groupMembers)
      .where(eq(groupMembers.userId, user.id));
    if ((mine?.number ?? 0) >= limits.groupsOfOne) return new DomainError("TOO_MANY_GROUPS");
    const [group] = await transaction
      .insert(groups)
      .values({ name: clean.name, joinCode: makeJoinCode(), settings: defaultGroupSettings, createdAt })
      .returning();
    if (!group) return new DomainError("INTERNAL");
    await transaction
      .insert(groupMembers)
      .values({ groupId: group.id, userId: user.id, role: "OWNER", joinedAt: createdAt });
    return { group: { ...group, myRole: "OWNER" } };
  });
}

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
      "Deletes a group, which may be archived. For its owner. Accounts that its coaches made remain unless they " +
      "are erased with it, but nobody can renew their pass-phrases anymore.",
    args: { input: t.arg({ type: DeleteGroupInput, description: "The group to delete." }) },
    resolve: (_root, { input }, context) => deleteGroup(context, input.groupId, input.eraseAccounts ?? false),
  }),
);

async function deleteGroup(
  context: Context,
  groupId: string,
  withAccounts: boolean,
): Promise<{ id: string; erased: number } | DomainError> {
  const open = await openGroup(context, groupId, "OWNER", "read");
  if (open instanceof DomainError) return open;
  const { database, groupRoles, sessions } = context.services;
  const { id } = open.group;
  const { erased, ended } = await database.transaction(async (transaction) => {
    // Users who are just joining or being added are either in it by now or too late.
    await transaction.select({ id: groups.id }).from(groups).where(eq(groups.id, id)).for("update");
    const made = withAccounts ? await selectMadeAccounts(transaction, id) : [];
    const gone = await eraseAccounts(transaction, made);
    await transaction.delete(groups).where(eq(groups.id, id));
    return { erased: made.length, ended: gone };
  });
  // The erased accounts were also in these groups.
  for (const changedId of new Set([id, ...ended.groupIds])) groupRoles.changed(changedId);
  // The accounts' rows are deleted; this closes connections that their sessions still have open.
  await sessions.activeAmong(ended.sessionIds);
  return { id, erased };
}

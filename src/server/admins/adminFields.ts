import { builder, pageSizes } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { selectAdmins, appoint, type ChangedAdmins, claimAsViewer, dismiss } from "./admins";
import { UserNode } from "../users/UserNode";
import { resolveCursorConnection } from "@pothos/plugin-relay";
import { toCursor } from "../cursors";
import { GroupNode } from "../groups/GroupNode";
import { type SeenGroup, selectAllGroups, selectLastActive, selectOwnerNames } from "../groups/groups";
import type { UserRow } from "../database/userSchema";
import { toGlobalId } from "../globalIds";
import {
  type ChangedAccount,
  eraseAccount,
  lockAccount,
  renameUser,
  selectAccounts,
  selectGroupNames,
  selectLastSeen,
  signOutUser,
  unlockAccount,
} from "./manageAccounts";

const AdminSuccess = builder.objectRef<ChangedAdmins>("AdminSuccess").implement({
  description:
    "The user is an admin from now on, or no longer one. Their sessions get the new role at once, and their " +
    "websockets reconnect with it.",
  fields: (t) => ({
    user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The user whose role changed." }),
    admins: t.field({
      type: [UserNode],
      nullable: true,
      resolve: ({ admins }) => admins && [...admins],
      description: "All admins, by display name. Null when the viewer is no longer an admin.",
    }),
  }),
});

builder.queryField("admins", (t) =>
  t.field({
    type: [UserNode],
    nullable: true,
    description: "All admins, by display name. Null for viewers who are not admins.",
    resolve: (_root, _args, { viewer, services }) =>
      viewer?.role === "ADMIN" ? selectAdmins(services.database) : null,
  }),
);

builder.mutationFields((t) => ({
  claimAdmin: t.field({
    type: payload("ClaimAdminPayload", AdminSuccess, ["RefusedError"]),
    description:
      "Makes the viewer the first admin, with the token from the link that the server printed at startup. For " +
      "members (guests get NOT_ALLOWED). The link works once (ADMIN_LINK_USED, also when there already is an " +
      "admin) and for 12 hours (ADMIN_LINK_EXPIRED). A later start of the server voids it (ADMIN_LINK_UNKNOWN).",
    args: { token: t.arg.string({ required: true, description: "43 characters: the part of the link after `#`." }) },
    resolve: (_root, { token }, context) => claimAsViewer(context, token),
  }),
  appointAdmin: t.field({
    type: payload("AppointAdminPayload", AdminSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Makes a member an admin. For admins (others get NOT_ALLOWED). An unknown username is an issue at " +
      "`username` (USERNAME_UNKNOWN).",
    args: {
      username: t.arg.string({ required: true, description: "Case and surrounding spaces are ignored." }),
    },
    resolve: (_root, { username }, context) => appoint(context, username),
  }),
  removeAdmin: t.field({
    type: payload("RemoveAdminPayload", AdminSuccess, ["RefusedError"]),
    description:
      "Makes an admin a member again, possibly the viewer. For admins (others get NOT_ALLOWED). The last admin " +
      "cannot be removed (LAST_ADMIN). NOT_FOUND for a user who is not an admin.",
    args: { userId: t.arg.id({ required: true, description: "Global id of the user." }) },
    resolve: (_root, { userId }, context) => dismiss(context, userId),
  }),
}));

builder.objectFields(GroupNode, (t) => ({
  ownerNames: t.loadableList({
    type: "String",
    description: "Display names of its owners. Readable by all its members.",
    load: (ids: string[], { services }) => selectOwnerNames(services.database, ids),
    resolve: ({ id }) => id,
  }),
  lastActiveAt: t.loadable({
    type: "DateTime",
    nullable: true,
    description:
      "When a member was last active, to the minute. Null for viewers who are not admins, and if no member has been " +
      "active.",
    load: (ids: string[], { services }) => selectLastActive(services.database, ids),
    resolve: ({ id }, _args, { viewer }) => (viewer?.role === "ADMIN" ? id : null),
  }),
}));

builder.queryField("allGroups", (t) =>
  t.connection(
    {
      type: GroupNode,
      nullable: true,
      description: "All groups, newest first. Null for viewers who are not admins. 25 per page, at most 100.",
      args: {
        search: t.arg.string({ required: false, description: "Only those with this in the name, in any case." }),
      },
      resolve: (_root, { search, ...args }, { viewer, services }) => {
        if (viewer?.role !== "ADMIN") return null;
        return resolveCursorConnection<Promise<SeenGroup[]>>(
          { args, ...pageSizes, toCursor: ({ createdAt, id }) => toCursor({ at: createdAt, id }) },
          (page) => selectAllGroups(services.database, viewer, search, page),
        );
      },
    },
    { name: "AllGroupsConnection", description: "A page of all groups." },
    { name: "AllGroupsEdge", description: "A group in the list." },
  ),
);

builder.objectFields(UserNode, (t) => ({
  lockedAt: t.field({
    type: "DateTime",
    nullable: true,
    description: "Since when the account is locked. For admins: null for others, and while it is not locked.",
    resolve: ({ lockedAt }, _args, { viewer }) => (viewer?.role === "ADMIN" ? lockedAt : null),
  }),
  lastSeenAt: t.loadable({
    type: "DateTime",
    nullable: true,
    description:
      "When the user last used a session, to the minute. For admins: null for others, and when no session is stored.",
    load: (ids: string[], { services }) => selectLastSeen(services.database, ids),
    resolve: ({ id }, _args, { viewer }) => (viewer?.role === "ADMIN" ? id : null),
  }),
  groupNames: t.loadableList({
    type: "String",
    description: "Names of the groups that the user is in. For admins: empty for others.",
    load: (ids: string[], { viewer, services }) =>
      viewer?.role === "ADMIN" ? selectGroupNames(services.database, ids) : Promise.resolve(ids.map(() => [])),
    resolve: ({ id }) => id,
  }),
}));

builder.queryField("accounts", (t) =>
  t.connection(
    {
      type: UserNode,
      nullable: true,
      description:
        "Accounts of members and admins, newest first. Null for viewers who are not admins. 25 per page, at most 100.",
      args: {
        search: t.arg.string({
          required: false,
          description: "Only those with this in the display name or username, in any case.",
        }),
      },
      resolve: (_root, { search, ...args }, { viewer, services }) => {
        if (viewer?.role !== "ADMIN") return null;
        return resolveCursorConnection<Promise<UserRow[]>>(
          { args, ...pageSizes, toCursor: ({ createdAt, id }) => toCursor({ at: createdAt, id }) },
          (page) => selectAccounts(services.database, search, page),
        );
      },
    },
    { name: "AccountsConnection", description: "A page of accounts." },
    { name: "AccountsEdge", description: "An account in the list." },
  ),
);

const AccountSuccess = builder.objectRef<ChangedAccount>("AccountSuccess").implement({
  description: "The account was changed, by this request or before. It is recorded in the audit log.",
  fields: (t) => ({
    user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The user as they are now." }),
  }),
});

const EraseAccountSuccess = builder.objectRef<{ readonly id: string }>("EraseAccountSuccess").implement({
  description: "The account was deleted with all its data. It is recorded in the audit log.",
  fields: (t) => ({
    erasedId: t.field({
      type: "ID",
      description: "Global id of the user.",
      resolve: ({ id }) => toGlobalId("User", id),
    }),
  }),
});

const RenameUserInput = builder.inputType("RenameUserInput", {
  description: "A user's new display name.",
  fields: (t) => ({
    userId: t.id({ description: "Global id of the user." }),
    displayName: t.string({ description: "1 to 40 characters, no control characters, suitable for a class." }),
    reason: t.string({ description: "Why, for the audit log. 1 to 300 characters." }),
  }),
});

const LockAccountInput = builder.inputType("LockAccountInput", {
  description: "The account to lock.",
  fields: (t) => ({
    userId: t.id({ description: "Global id of the user." }),
    reason: t.string({
      required: false,
      defaultValue: "",
      description: "Why, for the audit log. At most 300 characters; null or empty for none.",
    }),
  }),
});

const EraseAccountInput = builder.inputType("EraseAccountInput", {
  description: "The account to delete.",
  fields: (t) => ({
    userId: t.id({ description: "Global id of the user." }),
    username: t.string({ description: "Its username, to confirm it." }),
    reason: t.string({
      required: false,
      defaultValue: "",
      description: "Why, for the audit log. At most 300 characters; null or empty for none.",
    }),
  }),
});

const forAdmins = "For admins (others get NOT_ALLOWED). NOT_FOUND for a user who has no account.";

builder.mutationFields((t) => ({
  renameUser: t.field({
    type: payload("RenameUserPayload", AccountSuccess, ["InvalidInputError", "RefusedError"]),
    description: `Gives a user another display name. Races in progress keep the old one. ${forAdmins}`,
    args: { input: t.arg({ type: RenameUserInput, description: "The name and the reason." }) },
    resolve: (_root, { input }, context) => renameUser(context, input),
  }),
  lockAccount: t.field({
    type: payload("LockAccountPayload", AccountSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Locks an account: all its sessions end, and signing in with the right password gives ACCOUNT_LOCKED. " +
      `OWN_ACCOUNT for the viewer's own, LAST_ADMIN if no other admin could sign in. ${forAdmins}`,
    args: { input: t.arg({ type: LockAccountInput, description: "The account and the reason." }) },
    resolve: (_root, { input }, context) => lockAccount(context, { ...input, reason: input.reason ?? "" }),
  }),
  unlockAccount: t.field({
    type: payload("UnlockAccountPayload", AccountSuccess, ["RefusedError"]),
    description: `Unlocks an account. ${forAdmins}`,
    args: { userId: t.arg.id({ required: true, description: "Global id of the user." }) },
    resolve: (_root, { userId }, context) => unlockAccount(context, userId),
  }),
  signOutUser: t.field({
    type: payload("SignOutUserPayload", AccountSuccess, ["RefusedError"]),
    description: `Ends all sessions of a user. OWN_ACCOUNT for the viewer. ${forAdmins}`,
    args: { userId: t.arg.id({ required: true, description: "Global id of the user." }) },
    resolve: (_root, { userId }, context) => signOutUser(context, userId),
  }),
  eraseAccount: t.field({
    type: payload("EraseAccountPayload", EraseAccountSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Deletes an account with all its data, as deleteMyAccount does. A wrong username is an issue at `username` " +
      "(NAME_MISMATCH). OWN_ACCOUNT for the viewer's own, LAST_ADMIN if no other admin could sign in, LAST_OWNER " +
      `while they are the only owner of a group with other members. ${forAdmins}`,
    args: { input: t.arg({ type: EraseAccountInput, description: "The account, its username and the reason." }) },
    resolve: (_root, { input }, context) => eraseAccount(context, { ...input, reason: input.reason ?? "" }),
  }),
}));

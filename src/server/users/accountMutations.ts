import type { UserRow } from "../database/userSchema";
import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { changePassword, deleteMyAccount, renameMe, selectGroupsToHandOver } from "./changeAccount";
import { UserNode } from "./UserNode";

const ChangePasswordInput = builder.inputType("ChangePasswordInput", {
  description: "The old password and the new one.",
  fields: (t) => ({
    current: t.string({ description: "As it is now, or as it is on a card: written as signIn takes it." }),
    next: t.string({
      description:
        "As it shall be: 8 to 200 characters, and none of the 10,000 most common ones (PASSWORD_TOO_COMMON).",
    }),
  }),
});

const ChangePasswordSuccess = builder.objectRef<{ readonly user: UserRow }>("ChangePasswordSuccess").implement({
  description: "The new password holds, and every other session of the account has ended.",
  fields: (t) => ({
    user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "Whose password it is." }),
  }),
});

builder.mutationField("changePassword", (t) =>
  t.field({
    type: payload("ChangePasswordPayload", ChangePasswordSuccess, [
      "InvalidInputError",
      "RefusedError",
      "RateLimitedError",
    ]),
    description:
      "Changes the viewer's password and ends all their other sessions. Members only. A wrong `current` is an " +
      "issue there (WRONG_PASSWORD); " +
      "five tries a minute for each session.",
    args: { input: t.arg({ type: ChangePasswordInput, description: "Both passwords." }) },
    resolve: (_root, { input }, context) => changePassword(context, input),
  }),
);

const RenameMeInput = builder.inputType("RenameMeInput", {
  description: "How others shall see the viewer.",
  fields: (t) => ({
    displayName: t.string({ description: "1 to 40 characters, no control characters, suitable for a class." }),
  }),
});

const RenameMeSuccess = builder.objectRef<{ readonly user: UserRow }>("RenameMeSuccess").implement({
  description: "The new name holds. Races that are under way keep the name they began with.",
  fields: (t) => ({ user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "Who bears it." }) }),
});

builder.mutationField("renameMe", (t) =>
  t.field({
    type: payload("RenameMePayload", RenameMeSuccess, ["InvalidInputError", "RefusedError"]),
    description: "Changes the viewer's display name. Guests may, too.",
    args: { input: t.arg({ type: RenameMeInput, description: "The name." }) },
    resolve: (_root, { input }, context) => renameMe(context, input),
  }),
);

const DeleteMyAccountSuccess = builder.objectRef<{ readonly done: true }>("DeleteMyAccountSuccess").implement({
  description: "The account is gone, with all that it had and all its sessions.",
  fields: (t) => ({ done: t.exposeBoolean("done", { description: "Always true." }) }),
});

builder.objectField(UserNode, "groupsToHandOver", (t) =>
  t.stringList({
    nullable: true,
    description:
      "Names of the groups that nobody but them owns and that others are in: somebody else must own these before " +
      "the account can be deleted. Own only: null on anybody else.",
    resolve: ({ id }, _args, { viewer, services }) =>
      viewer?.userId === id ? selectGroupsToHandOver(services.database, id) : null,
  }),
);

builder.mutationField("deleteMyAccount", (t) =>
  t.field({
    type: payload("DeleteMyAccountPayload", DeleteMyAccountSuccess, [
      "InvalidInputError",
      "RefusedError",
      "RateLimitedError",
    ]),
    description:
      "Deletes the viewer's account: results with their logs, exams, certificates, texts, sessions, and groups in " +
      "which nobody else is. Members only. LAST_OWNER while they alone own a group that " +
      "others are in (User.groupsToHandOver), LAST_ADMIN while they are the only admin and there are other " +
      "members. A wrong password is an issue at `password` (WRONG_PASSWORD); five tries a minute for each " +
      "session.",
    args: {
      password: t.arg.string({
        required: true,
        description: "The viewer's password, as it is now, or as it is on a card: written as signIn takes it.",
      }),
    },
    resolve: (_root, { password }, { viewer, services }) => deleteMyAccount(services, viewer, password),
  }),
);

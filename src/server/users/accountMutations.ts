import { eq, inArray } from "drizzle-orm";
import { changePasswordRules, renameRules } from "../../contract/accountRules";
import { groups, users, type UserRow } from "../database/userSchema";
import { builder } from "../graphql/builder";
import type { Context, Viewer } from "../graphql/Context";
import { payload } from "../graphql/errors";
import { InvalidInput, RateLimited, DomainError } from "../DomainError";
import { isPasswordOf, hashPassword, refuseCommonPassword } from "./passwords";
import { rememberDevice } from "./signInLimits";
import { UserNode } from "./UserNode";
import { eraseUser, findOwnedAlone } from "./accounts";
import { validate } from "../validate";
import { refuseLastAdmin } from "../admins/appointments";
import { inNameOrder } from "../database/inNameOrder";
import type { Services } from "../services";

const ChangePasswordInput = builder.inputType("ChangePasswordInput", {
  description: "The current password and the new one.",
  fields: (t) => ({
    current: t.string({
      description: "The current password, or the pass-phrase on a card, which may be written as in signIn.",
    }),
    next: t.string({
      description:
        "The new password: 8 to 200 characters, and not one of the 10,000 most common ones (PASSWORD_TOO_COMMON).",
    }),
  }),
});

type Changed = { readonly user: UserRow };

const ChangePasswordSuccess = builder.objectRef<Changed>("ChangePasswordSuccess").implement({
  description: "The password was changed, and all other sessions of the account have ended.",
  fields: (t) => ({
    user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The user whose password was changed." }),
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
      "issue there (WRONG_PASSWORD); five attempts per minute and session.",
    args: { input: t.arg({ type: ChangePasswordInput, description: "Both passwords." }) },
    resolve: (_root, { input }, context) => changePassword(context, input),
  }),
);

async function changePassword(
  { services, viewer, exchange }: Context,
  input: typeof ChangePasswordInput.$inferInput,
): Promise<Changed | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (viewer.role === "GUEST") return new DomainError("NOT_ALLOWED");
  const passwords = await validate(changePasswordRules, input);
  if (passwords instanceof DomainError) return passwords;
  const common = refuseCommonPassword("next", passwords.next);
  if (common) return common;
  const { database, rateLimits, sessions } = services;
  const [user] = await database.select().from(users).where(eq(users.id, viewer.userId));
  if (!user?.username) return new DomainError("NOT_SIGNED_IN");
  const wait = await rateLimits.take("signIn", `session ${viewer.sessionId}`);
  if (wait !== null) return new RateLimited(wait);
  const right = await isPasswordOf(user, passwords.current);
  if (right instanceof DomainError) return right;
  if (!right) return new InvalidInput([{ path: "current", code: "WRONG_PASSWORD" }]);
  const passwordHash = await hashPassword(passwords.next);
  if (passwordHash instanceof DomainError) return passwordHash;
  const [changed] = await database.update(users).set({ passwordHash }).where(eq(users.id, user.id)).returning();
  await sessions.revokeAllBut(user.id, viewer.sessionId);
  if (changed) rememberDevice(services, exchange, changed);
  return changed ? { user: changed } : new DomainError("NOT_SIGNED_IN");
}

const RenameMeInput = builder.inputType("RenameMeInput", {
  description: "The viewer's new name.",
  fields: (t) => ({
    displayName: t.string({ description: "1 to 40 characters, no control characters, suitable for a class." }),
  }),
});

const RenameMeSuccess = builder.objectRef<{ readonly user: UserRow }>("RenameMeSuccess").implement({
  description: "The name was changed. Races in progress keep the old name.",
  fields: (t) => ({ user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The renamed user." }) }),
});

builder.mutationField("renameMe", (t) =>
  t.field({
    type: payload("RenameMePayload", RenameMeSuccess, ["InvalidInputError", "RefusedError"]),
    description: "Changes the viewer's display name. Also for guests.",
    args: { input: t.arg({ type: RenameMeInput, description: "The new name." }) },
    resolve: async (_root, { input }, { viewer, services }) => {
      if (!viewer) return new DomainError("NOT_SIGNED_IN");
      const clean = await validate(renameRules, input);
      if (clean instanceof DomainError) return clean;
      const [user] = await services.database
        .update(users)
        .set({ displayName: clean.displayName })
        .where(eq(users.id, viewer.userId))
        .returning();
      return user ? { user } : new DomainError("NOT_SIGNED_IN");
    },
  }),
);

type Deleted = { readonly done: true };

const DeleteMyAccountSuccess = builder.objectRef<Deleted>("DeleteMyAccountSuccess").implement({
  description: "The account was deleted, with all its data and sessions.",
  fields: (t) => ({ done: t.exposeBoolean("done", { description: "Always true." }) }),
});

builder.objectField(UserNode, "groupsToHandOver", (t) =>
  t.stringList({
    nullable: true,
    description:
      "Names of the groups that only they own and that have other members: another owner is needed before the " +
      "account can be deleted. Null for other users than the viewer.",
    resolve: async ({ id }, _args, { viewer, services }) => {
      if (viewer?.userId !== id) return null;
      const { peopled } = await findOwnedAlone(services.database, id);
      if (peopled.length === 0) return [];
      const rows = await services.database
        .select({ name: groups.name })
        .from(groups)
        .where(inArray(groups.id, [...peopled]))
        .orderBy(inNameOrder(groups.name));
      return rows.map(({ name }) => name);
    },
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
      "Deletes the viewer's account: results with their logs, exams, certificates, texts, sessions, and groups " +
      "without other members. Members only. LAST_OWNER while they are the only owner of a group with other " +
      "members (User.groupsToHandOver), LAST_ADMIN while they are the only admin and there are other members. A " +
      "wrong password is an issue at `password` (WRONG_PASSWORD); five attempts per minute and session.",
    args: {
      password: t.arg.string({
        required: true,
        description: "The viewer's current password, or the pass-phrase on a card, which may be written as in signIn.",
      }),
    },
    resolve: (_root, { password }, { viewer, services }) => deleteMyAccount(services, viewer, password),
  }),
);

async function deleteMyAccount(
  services: Services,
  viewer: Viewer | null,
  password: string,
): Promise<Deleted | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (viewer.role === "GUEST") return new DomainError("NOT_ALLOWED");
  const [user] = await services.database.select().from(users).where(eq(users.id, viewer.userId));
  if (!user?.username) return new DomainError("NOT_SIGNED_IN");
  const wait = await services.rateLimits.take("signIn", `session ${viewer.sessionId}`);
  if (wait !== null) return new RateLimited(wait);
  const right = await isPasswordOf(user, password);
  if (right instanceof DomainError) return right;
  if (!right) return new InvalidInput([{ path: "password", code: "WRONG_PASSWORD" }]);
  return (await eraseUser(services, user.id, (transaction) => refuseLastAdmin(transaction, user.id))) ?? { done: true };
}

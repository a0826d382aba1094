import { eq, inArray } from "drizzle-orm";
import { changePasswordRules, renameRules } from "../../contract/accountRules";
import { groups, users, type UserRow } from "../database/userSchema";
import { builder } from "../graphql/builder";
import type { Context, Viewer } from "../graphql/Context";
import { payload } from "../graphql/errors";
import { InvalidInput, RateLimited, DomainError } from "../DomainError";
import { isPasswordOf, hashPassword, refuseCommonPassword } from "./passwords";
import { rememberDevice } from "./knownDevices";
import { UserNode } from "./UserNode";
import { eraseUser, findOwnedAlone } from "./accounts";
import { validate } from "../validate";
import { refuseLastAdmin } from "../admins/appointments";
import { inNameOrder } from "../database/inNameOrder";
import type { Services } from "../services";

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

type Changed = { readonly user: UserRow };

const ChangePasswordSuccess = builder.objectRef<Changed>("ChangePasswordSuccess").implement({
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
  description: "The account is gone, with all that it had and all its sessions.",
  fields: (t) => ({ done: t.exposeBoolean("done", { description: "Always true." }) }),
});

builder.objectField(UserNode, "groupsToHandOver", (t) =>
  t.stringList({
    nullable: true,
    description:
      "Names of the groups that nobody but them owns and that others are in: somebody else must own these before " +
      "the account can be deleted. Own only: null on anybody else.",
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

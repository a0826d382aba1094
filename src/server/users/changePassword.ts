import { eq } from "drizzle-orm";
import { changePasswordRules } from "../../contract/accountRules";
import { users, type UserRow } from "../database/schema";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { InvalidInput, payload, RateLimited, Refused } from "../graphql/errors";
import { isPasswordOf } from "./isPasswordOf";
import { rememberDevice } from "./knownDevice";
import { hashPassword } from "./passwords";
import { refuseCommonPassword } from "./refuseCommonPassword";
import { UserNode } from "./UserNode";
import { validate } from "./validate";

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
): Promise<Changed | Refused> {
  if (!viewer) return new Refused("NOT_SIGNED_IN");
  if (viewer.role === "GUEST") return new Refused("NOT_ALLOWED");
  const passwords = await validate(changePasswordRules, input);
  if (passwords instanceof Refused) return passwords;
  const common = refuseCommonPassword("next", passwords.next);
  if (common) return common;
  const { database, rateLimits, sessions } = services;
  const [user] = await database.select().from(users).where(eq(users.id, viewer.userId));
  if (!user?.username) return new Refused("NOT_SIGNED_IN");
  const wait = await rateLimits.take("signIn", `session ${viewer.sessionId}`);
  if (wait !== null) return new RateLimited(wait);
  const right = await isPasswordOf(user, passwords.current);
  if (right instanceof Refused) return right;
  if (!right) return new InvalidInput([{ path: "current", code: "WRONG_PASSWORD" }]);
  const passwordHash = await hashPassword(passwords.next);
  if (passwordHash instanceof Refused) return passwordHash;
  const [changed] = await database.update(users).set({ passwordHash }).where(eq(users.id, user.id)).returning();
  await sessions.revokeAllBut(user.id, viewer.sessionId);
  if (changed) rememberDevice(services, exchange, changed);
  return changed ? { user: changed } : new Refused("NOT_SIGNED_IN");
}

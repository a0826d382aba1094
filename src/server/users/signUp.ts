import { and, eq } from "drizzle-orm";
import { signUpRules } from "../../contract/accountRules";
import { isUniqueViolation } from "../database/isUniqueViolation";
import { users, type UserRow } from "../database/schema";
import { builder } from "../graphql/builder";
import type { Context, Viewer } from "../graphql/Context";
import { InvalidInput, payload, RateLimited, Refused } from "../graphql/errors";
import type { Services } from "../services";
import { rememberDevice } from "./knownDevice";
import { hashPassword } from "./passwords";
import { refuseCommonPassword } from "./refuseCommonPassword";
import { SignedIn, type NewSignIn } from "./SignedIn";
import { validate } from "./validate";

const SignUpInput = builder.inputType("SignUpInput", {
  description: "A new member. With a guest's token the guest becomes the member and keeps all results.",
  fields: (t) => ({
    username: t.string({ description: "3 to 20 of `a-z 0-9 _ -`; capitals become small letters. Nobody else has it." }),
    displayName: t.string({ description: "How others see them, 1 to 40 characters." }),
    password: t.string({
      description: "8 to 200 characters, and none of the 10,000 most common ones (PASSWORD_TOO_COMMON).",
    }),
    email: t.string({ required: false, description: "Never shown. Null when not given." }),
    deviceLabel: t.string({
      description: "The device in a few words: shown to the person in session lists. Cut to 80 characters.",
    }),
    shared: t.boolean({
      required: false,
      defaultValue: false,
      description: "A shared computer: 12 hours instead of 30 days. Null is false.",
    }),
  }),
});

type Input = typeof SignUpInput.$inferInput;

builder.mutationField("signUp", (t) =>
  t.field({
    type: payload("SignUpPayload", SignedIn, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
    description:
      "Makes a member. With a guest's token the guest becomes the member, and the token is replaced by the one " +
      "that is given. " +
      "Refuses a member's token (ALREADY_A_MEMBER); a name that is taken is an issue at `username` (USERNAME_TAKEN).",
    args: { input: t.arg({ type: SignUpInput, description: "The account and its session." }) },
    resolve: (_root, { input }, context) => signUp(context, input),
  }),
);

async function signUp({ services, viewer, address, exchange }: Context, input: Input): Promise<NewSignIn | Refused> {
  if (viewer && viewer.role !== "GUEST") return new Refused("ALREADY_A_MEMBER");
  if (!(await services.switches.isOn("SIGN_UP"))) return new Refused("SWITCHED_OFF");
  const account = await validate(signUpRules, input);
  if (account instanceof Refused) return account;
  const common = refuseCommonPassword("password", account.password);
  if (common) return common;
  const wait = await services.rateLimits.take("signUp", address);
  if (wait !== null) return new RateLimited(wait);
  const { database, sessions } = services;
  // Before the hash, which is dear; the unique index decides between two at once.
  const [other] = await database.select({ id: users.id }).from(users).where(eq(users.username, account.username));
  if (other) return taken();
  const passwordHash = await hashPassword(account.password);
  if (passwordHash instanceof Refused) return passwordHash;
  const member = {
    role: "MEMBER",
    username: account.username,
    displayName: account.displayName,
    email: account.email,
    passwordHash,
  } as const;
  const user = await keep(services, viewer, member);
  if (user instanceof Refused) return user;
  rememberDevice(services, exchange, user);
  const { token } = await sessions.issue({
    userId: user.id,
    deviceLabel: input.deviceLabel,
    shared: input.shared ?? false,
  });
  if (viewer) await sessions.revoke(viewer.sessionId);
  return { token, user };
}

type Member = Pick<UserRow, "username" | "displayName" | "email" | "passwordHash"> & { readonly role: "MEMBER" };

async function keep(services: Services, viewer: Viewer | null, member: Member): Promise<UserRow | Refused> {
  try {
    return await (viewer ? claim(services, viewer, member) : create(services, member));
  } catch (error) {
    if (isUniqueViolation(error)) return taken();
    throw error;
  }
}

async function create({ database, now }: Services, member: Member): Promise<UserRow> {
  const [user] = await database
    .insert(users)
    .values({ ...member, createdAt: new Date(now()) })
    .returning();
  if (!user) throw new Error("The database kept no member.");
  return user;
}

/** The guest's row becomes the member's, so that everything that points at it stays. */
async function claim({ database }: Services, viewer: Viewer, member: Member): Promise<UserRow | Refused> {
  const [user] = await database
    .update(users)
    .set(member)
    .where(and(eq(users.id, viewer.userId), eq(users.role, "GUEST")))
    .returning();
  // Another request with the same token was quicker.
  return user ?? new Refused("ALREADY_A_MEMBER");
}

function taken(): InvalidInput {
  return new InvalidInput([{ path: "username", code: "USERNAME_TAKEN" }]);
}

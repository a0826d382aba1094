import { eq, and } from "drizzle-orm";
import { users, type UserRow } from "../database/userSchema";
import { builder } from "../graphql/builder";
import type { Context, Viewer } from "../graphql/Context";
import { payload } from "../graphql/errors";
import { RateLimited, DomainError, InvalidInput } from "../DomainError";
import { absorbGuest, normaliseUsername } from "./accounts";
import { validate } from "../validate";
import { isPasswordOf, hashPassword, refuseCommonPassword } from "./passwords";
import { knownDevice, rememberDevice } from "./knownDevices";
import { SignInTries } from "./signInTries";
import { UserNode } from "./UserNode";
import { signUpRules } from "../../contract/accountRules";
import { isUniqueViolation } from "../database/databaseErrors";
import type { Services } from "../services";
import { makeNickname } from "./nicknames";

const SignInInput = builder.inputType("SignInInput", {
  description: "The credentials of a member.",
  fields: (t) => ({
    // Invalid names get the same response as unknown ones, so much longer names must be accepted too.
    username: t.string({ maxLength: 5_000, description: "Case and surrounding spaces are ignored." }),
    password: t.string({ description: "The chosen password, or the pass-phrase on a card." }),
    deviceLabel: t.string({
      description: "A short description of the device, shown to the user in lists of sessions. Cut to 80 characters.",
    }),
    shared: t.boolean({
      required: false,
      defaultValue: false,
      description: "Whether it is a shared computer: 12 hours instead of 30 days. Null is false.",
    }),
    guestToken: t.string({
      required: false,
      description:
        "Token of a guest whose results move to this account; the guest and all its sessions end. Nothing moves " +
        "if it is null or not a guest's token.",
    }),
  }),
});

type Input = typeof SignInInput.$inferInput;

builder.mutationField("signIn", (t) =>
  t.field({
    type: payload("SignInPayload", SignedIn, ["RefusedError", "RateLimitedError"]),
    description:
      "Opens a session. An unknown username and a wrong password get the same response (WRONG_CREDENTIALS) after " +
      "the same time. Five wrong attempts per minute and username; a browser that has signed in to the account " +
      "before has five of its own, so that others cannot lock its user out. Attempts are also counted by network " +
      "address, with a generous limit. The pass-phrase on a card may be typed with capitals, and with spaces or " +
      "other dashes between its words; that counts as one attempt. A password that a user chose must match " +
      "exactly.",
    args: { input: t.arg({ type: SignInInput, description: "Username, password and session." }) },
    resolve: (_root, { input }, context) => signIn(context, input),
  }),
);

async function signIn({ services, address, exchange }: Context, input: Input): Promise<NewSignIn | DomainError> {
  const username = normaliseUsername(input.username);
  // No user has the username "", so an invalid name takes the same code path as an unknown one.
  const [user] = await services.database
    .select()
    .from(users)
    .where(eq(users.username, username ?? ""));
  const tries = new SignInTries(services.rateLimits, {
    name: username ?? input.username.slice(0, 64),
    address,
    device: user ? knownDevice(exchange, user) : null,
  });
  const wait = await tries.begin();
  if (wait !== null) return new RateLimited(wait);
  const right = await isPasswordOf(user ?? null, input.password);
  if (right instanceof DomainError) return right;
  if (!user || !right) return new DomainError("WRONG_CREDENTIALS");
  await tries.succeed();
  rememberDevice(services, exchange, user);
  if (input.guestToken) await absorbGuest(services, input.guestToken, user.id);
  const { token } = await services.sessions.issue({
    userId: user.id,
    deviceLabel: input.deviceLabel,
    shared: input.shared ?? false,
  });
  return { token, user };
}

/** A new session. */
type NewSignIn = { readonly token: string; readonly user: UserRow };

const SignedIn = builder.objectRef<NewSignIn>("SignedIn").implement({
  description: "A session was opened.",
  fields: (t) => ({
    token: t.exposeString("token", {
      description:
        "Bearer token, 43 characters. Shown once and not stored. Each use extends its expiry: 30 days, or 12 " +
        "hours on a shared computer.",
    }),
    user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The user of the session." }),
  }),
});

const SignUpInput = builder.inputType("SignUpInput", {
  description: "A new member. With a guest's token, the guest becomes the member and keeps all results.",
  fields: (t) => ({
    username: t.string({ description: "3 to 20 of `a-z 0-9 _ -`; capitals become lower case. Must be unique." }),
    displayName: t.string({ description: "The name that others see, 1 to 40 characters." }),
    password: t.string({
      description: "8 to 200 characters, and not one of the 10,000 most common ones (PASSWORD_TOO_COMMON).",
    }),
    email: t.string({ required: false, description: "Never shown. Null for none." }),
    deviceLabel: t.string({
      description: "A short description of the device, shown to the user in lists of sessions. Cut to 80 characters.",
    }),
    shared: t.boolean({
      required: false,
      defaultValue: false,
      description: "Whether it is a shared computer: 12 hours instead of 30 days. Null is false.",
    }),
  }),
});

type SignUpValues = typeof SignUpInput.$inferInput;

builder.mutationField("signUp", (t) =>
  t.field({
    type: payload("SignUpPayload", SignedIn, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
    description:
      "Makes a member. With a guest's token, the guest becomes the member, and the returned token replaces the " +
      "guest's. A member's token is refused with ALREADY_A_MEMBER. A username that is taken is an issue at " +
      "`username` (USERNAME_TAKEN).",
    args: { input: t.arg({ type: SignUpInput, description: "The account and its session." }) },
    resolve: (_root, { input }, context) => signUp(context, input),
  }),
);

async function signUp(
  { services, viewer, address, exchange }: Context,
  input: SignUpValues,
): Promise<NewSignIn | DomainError> {
  if (viewer && viewer.role !== "GUEST") return new DomainError("ALREADY_A_MEMBER");
  if (!(await services.switches.isOn("SIGN_UP"))) return new DomainError("SWITCHED_OFF");
  const account = await validate(signUpRules, input);
  if (account instanceof DomainError) return account;
  const common = refuseCommonPassword("password", account.password);
  if (common) return common;
  const wait = await services.rateLimits.take("signUp", address);
  if (wait !== null) return new RateLimited(wait);
  const { database, sessions } = services;
  // Checked before the expensive hash; the unique index decides between two at once.
  const [other] = await database.select({ id: users.id }).from(users).where(eq(users.username, account.username));
  if (other) return taken();
  const passwordHash = await hashPassword(account.password);
  if (passwordHash instanceof DomainError) return passwordHash;
  const member = {
    role: "MEMBER",
    username: account.username,
    displayName: account.displayName,
    email: account.email,
    passwordHash,
  } as const;
  const user = await keep(services, viewer, member);
  if (user instanceof DomainError) return user;
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

async function keep(services: Services, viewer: Viewer | null, member: Member): Promise<UserRow | DomainError> {
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

/** Turns the guest's row into the member's, so that all references to it stay valid. */
async function claim({ database }: Services, viewer: Viewer, member: Member): Promise<UserRow | DomainError> {
  const [user] = await database
    .update(users)
    .set(member)
    .where(and(eq(users.id, viewer.userId), eq(users.role, "GUEST")))
    .returning();
  // Another request with the same token was faster.
  return user ?? new DomainError("ALREADY_A_MEMBER");
}

function taken(): InvalidInput {
  return new InvalidInput([{ path: "username", code: "USERNAME_TAKEN" }]);
}

const CreateGuestInput = builder.inputType("CreateGuestInput", {
  description: "Options of the guest's session.",
  fields: (t) => ({
    deviceLabel: t.string({
      description:
        "A short description of the device, such as `Firefox on Windows`, shown to the user in lists of sessions. " +
        "Cut to 80 characters.",
    }),
    // Not required, because graphql-jit gives required fields no default (covered by the test inputDefaults).
    shared: t.boolean({
      required: false,
      defaultValue: false,
      description:
        "Whether it is a shared computer: 12 hours instead of 30 days. Null is false. The client keeps the token " +
        "in session storage.",
    }),
  }),
});

builder.mutationField("createGuest", (t) =>
  t.field({
    type: payload("CreateGuestPayload", SignedIn, ["RateLimitedError"]),
    description:
      "Makes a guest with a friendly nickname, who can save results and race. For everyone, with a limit per " +
      "network address.",
    args: { input: t.arg({ type: CreateGuestInput, description: "The session." }) },
    resolve: async (_root, { input }, { address, services }) => {
      const wait = await services.rateLimits.take("createGuest", address);
      if (wait !== null) return new RateLimited(wait);
      const values = { role: "GUEST", displayName: makeNickname(), createdAt: new Date(services.now()) } as const;
      const [user] = await services.database.insert(users).values(values).returning();
      if (!user) throw new Error("The database kept no guest.");
      const { token } = await services.sessions.issue({
        userId: user.id,
        deviceLabel: input.deviceLabel,
        shared: input.shared ?? false,
      });
      return { token, user };
    },
  }),
);

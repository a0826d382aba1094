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
  description: "A member who comes back.",
  fields: (t) => ({
    // An impossible name is answered as an unknown one is, so that far longer ones than there are must be read.
    username: t.string({ maxLength: 5_000, description: "Capitals and spaces around it make no difference." }),
    password: t.string({ description: "As it was chosen, or as it is on a card." }),
    deviceLabel: t.string({
      description: "The device in a few words: shown to the person in session lists. Cut to 80 characters.",
    }),
    shared: t.boolean({
      required: false,
      defaultValue: false,
      description: "A shared computer: 12 hours instead of 30 days. Null is false.",
    }),
    guestToken: t.string({
      required: false,
      description:
        "Token of a guest whose results move to this account; the guest and all its sessions end. Null, or a " +
        "token that is no guest's, moves nothing.",
    }),
  }),
});

type Input = typeof SignInInput.$inferInput;

builder.mutationField("signIn", (t) =>
  t.field({
    type: payload("SignInPayload", SignedIn, ["RefusedError", "RateLimitedError"]),
    description:
      "Opens a session. An unknown name and a wrong password get the same answer (WRONG_CREDENTIALS) after the " +
      "same time. " +
      "Five wrong tries a minute for each user name; a browser that signed in to the account before has five of " +
      "its own, so that nobody can lock somebody out. They are " +
      "counted by network address as well, generously. The pass-phrase on the card of an account that was made in " +
      "a group is also taken with capitals, and with spaces " +
      "or other dashes between its words; that is one try. A password that somebody chose is taken as it was chosen.",
    args: { input: t.arg({ type: SignInInput, description: "Name, password and session." }) },
    resolve: (_root, { input }, context) => signIn(context, input),
  }),
);

async function signIn({ services, address, exchange }: Context, input: Input): Promise<NewSignIn | DomainError> {
  const username = normaliseUsername(input.username);
  // "" is nobody's name: an impossible name takes the same way as an unknown one.
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

/** A session that was just opened. */
type NewSignIn = { readonly token: string; readonly user: UserRow };

const SignedIn = builder.objectRef<NewSignIn>("SignedIn").implement({
  description: "A session was opened.",
  fields: (t) => ({
    token: t.exposeString("token", {
      description:
        "Bearer token, 43 characters. Shown once and kept nowhere. Each use moves its expiry on: 30 days, or 12 " +
        "hours on a shared computer.",
    }),
    user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "Whose it is." }),
  }),
});

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

type SignUpValues = typeof SignUpInput.$inferInput;

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
  // Before the hash, which is dear; the unique index decides between two at once.
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

/** The guest's row becomes the member's, so that everything that points at it stays. */
async function claim({ database }: Services, viewer: Viewer, member: Member): Promise<UserRow | DomainError> {
  const [user] = await database
    .update(users)
    .set(member)
    .where(and(eq(users.id, viewer.userId), eq(users.role, "GUEST")))
    .returning();
  // Another request with the same token was quicker.
  return user ?? new DomainError("ALREADY_A_MEMBER");
}

function taken(): InvalidInput {
  return new InvalidInput([{ path: "username", code: "USERNAME_TAKEN" }]);
}

const CreateGuestInput = builder.inputType("CreateGuestInput", {
  description: "How the guest's session is kept.",
  fields: (t) => ({
    deviceLabel: t.string({
      description:
        "The device in a few words, such as `Firefox on Windows`: shown to the person in session lists. Cut to 80 " +
        "characters.",
    }),
    // Not required: graphql-jit gives no default to a required field (the test inputDefaults says so of all).
    shared: t.boolean({
      required: false,
      defaultValue: false,
      description:
        "A shared computer: 12 hours instead of 30 days. Null is false. The client keeps the token in session storage.",
    }),
  }),
});

builder.mutationField("createGuest", (t) =>
  t.field({
    type: payload("CreateGuestPayload", SignedIn, ["RateLimitedError"]),
    description:
      "Makes a guest with a friendly nickname, who can keep results and race. Open to anybody, so often by one " +
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

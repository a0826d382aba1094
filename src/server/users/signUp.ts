import { eq, and } from "drizzle-orm";
import { users, type UserRow } from "../database/userSchema";
import type { Context, Viewer, Services } from "../Context";
import { RateLimited, DomainError, InvalidInput, validate } from "../DomainError";
import { hashPassword, refuseCommonPassword } from "./passwords";
import { rememberDevice } from "./signInTries";
import { signUpRules } from "../../contract/accountRules";
import { isUniqueViolation } from "../database/databaseErrors";
import type { SpeedUnit } from "../../engine/metrics/rates";
import { makeNickname } from "./nicknames";
import type { NewSignIn, SessionWish } from "./signIn";

type Maybe<Value> = Value | null | undefined;

/** What a browser remembers of a visitor who gets an account. */
type Remembered = { readonly speedUnit?: Maybe<SpeedUnit> };

type NewAccount = SessionWish &
  Remembered & {
    readonly username: string;
    readonly displayName: string;
    readonly password: string;
    readonly email?: Maybe<string>;
  };

/** Makes a member, or turns the guest who asks into one. */
export async function signUp(
  { services, viewer, address, exchange }: Context,
  input: NewAccount,
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
  const user = await saveMember(services, viewer, member, input.speedUnit ?? null);
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

async function saveMember(
  services: Services,
  viewer: Viewer | null,
  member: Member,
  speedUnit: SpeedUnit | null,
): Promise<UserRow | DomainError> {
  try {
    return await (viewer ? claim(services, viewer, member) : create(services, { ...member, speedUnit }));
  } catch (error) {
    if (isUniqueViolation(error)) return taken();
    throw error;
  }
}

async function create({ database, now }: Services, member: Member & Pick<UserRow, "speedUnit">): Promise<UserRow> {
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

/** Makes a guest with a nickname. */
export async function createGuest(
  { address, services }: Context,
  { deviceLabel, shared, speedUnit = null }: SessionWish & Remembered,
): Promise<NewSignIn | DomainError> {
  const wait = await services.rateLimits.take("createGuest", address);
  if (wait !== null) return new RateLimited(wait);
  const createdAt = new Date(services.now());
  const values = { role: "GUEST", displayName: makeNickname(), speedUnit, createdAt } as const;
  const [user] = await services.database.insert(users).values(values).returning();
  if (!user) throw new Error("The database kept no guest.");
  const { token } = await services.sessions.issue({ userId: user.id, deviceLabel, shared: shared ?? false });
  return { token, user };
}

import { eq } from "drizzle-orm";
import { users, type UserRow } from "../database/userSchema";
import type { Context } from "../Context";
import { RateLimited, DomainError } from "../DomainError";
import { absorbGuest, normalizeUsername } from "./accounts";
import { isPasswordOf } from "./passwords";
import { findRememberedDevice, rememberDevice, SignInTries } from "./signInTries";

type Maybe<Value> = Value | null | undefined;

/** The session that a sign-in opens. */
export type SessionWish = { readonly deviceLabel: string; readonly shared?: Maybe<boolean> };

type Credentials = SessionWish & {
  readonly username: string;
  readonly password: string;
  readonly guestToken?: Maybe<string>;
};

/** Opens a session for a username and password, and takes over a guest. */
export async function signIn(
  { services, address, exchange }: Context,
  input: Credentials,
): Promise<NewSignIn | DomainError> {
  const username = normalizeUsername(input.username);
  // No user has the username "", so an invalid name takes the same code path as an unknown one.
  const [user] = await services.database
    .select()
    .from(users)
    .where(eq(users.username, username ?? ""));
  const tries = new SignInTries(services.rateLimits, {
    name: username ?? input.username.slice(0, 64),
    address,
    device: user ? findRememberedDevice(exchange, user) : null,
  });
  const wait = await tries.begin();
  if (wait !== null) return new RateLimited(wait);
  const right = await isPasswordOf(user ?? null, input.password);
  if (right instanceof DomainError) return right;
  if (!user || !right) return new DomainError("WRONG_CREDENTIALS");
  await tries.succeed();
  if (user.lockedAt !== null) return new DomainError("ACCOUNT_LOCKED");
  rememberDevice(services, exchange, user);
  const refused = input.guestToken ? await absorbGuest(services, input.guestToken, user.id) : null;
  if (refused) return refused;
  const { token } = await services.sessions.issue({
    userId: user.id,
    deviceLabel: input.deviceLabel,
    shared: input.shared ?? false,
  });
  return { token, user };
}

/** A new session. */
export type NewSignIn = { readonly token: string; readonly user: UserRow };

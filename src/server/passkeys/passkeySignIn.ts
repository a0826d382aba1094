import { and, eq } from "drizzle-orm";
import type { Context, Services } from "../Context";
import { passkeys, type PasskeyRow } from "../database/signInSchema";
import { users, type UserRow } from "../database/userSchema";
import { DomainError, RateLimited } from "../DomainError";
import { absorbGuest } from "../users/accounts";
import type { NewSignIn } from "../users/signIn";
import { rememberDevice, SignInTries } from "../users/signInTries";
import { CHALLENGE_MS, storeSignInChallenge, takeSignInChallenge, type Site } from "./passkeyChallenges";
import { loadWebAuthn, openExchange, toUserHandle, readAssertion, type Answered } from "./passkeys";
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";

/** What `navigator.credentials.get` is called with, as JSON of the WebAuthn standard. Any passkey of this site fits. */
export async function beginPasskeySignIn(context: Context): Promise<{ readonly options: string } | DomainError> {
  const opened = openExchange(context);
  if (opened instanceof DomainError) return opened;
  const { services, address } = context;
  const wait = await services.rateLimits.take("passkeySignIn", address);
  if (wait !== null) return new RateLimited(wait);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: opened.site.rpId,
    timeout: CHALLENGE_MS,
    userVerification: "required",
  });
  await storeSignInChallenge(services, options.challenge, opened.exchange, opened.site);
  return { options: JSON.stringify(options) };
}

type Wish = {
  readonly response: string;
  readonly deviceLabel: string;
  readonly shared?: boolean | null | undefined;
  readonly guestToken?: string | null | undefined;
};

/** Opens a session for the passkey that a browser used, and takes over a guest. */
export async function signInWithPasskey(context: Context, input: Wish): Promise<NewSignIn | DomainError> {
  const opened = openExchange(context);
  if (opened instanceof DomainError) return opened;
  const { exchange, site } = opened;
  const { services, address } = context;
  const used = readAssertion(input.response);
  if (!used) return new DomainError("PASSKEY_UNCONFIRMED");
  const tries = new SignInTries(services.rateLimits, {
    name: `passkey ${used.id.slice(0, 64)}`,
    address,
    device: null,
  });
  const wait = await tries.begin();
  if (wait !== null) return new RateLimited(wait);
  if (!(await takeSignInChallenge(services, used.challenge, exchange, site))) return new DomainError("SIGN_IN_OVER");
  const user = await findUser(services, used, site);
  if (!user) return new DomainError("PASSKEY_UNCONFIRMED");
  await tries.succeed();
  if (user.lockedAt !== null) return new DomainError("ACCOUNT_LOCKED");
  rememberDevice(services, exchange, user);
  const refused = input.guestToken ? await absorbGuest(services, input.guestToken, user.id) : null;
  if (refused) return refused;
  const { deviceLabel, shared } = input;
  const { token } = await services.sessions.issue({ userId: user.id, deviceLabel, shared: shared ?? false });
  return { token, user };
}

/** The user whose passkey signed the challenge, and notes that it was used. Null if anything does not match. */
async function findUser(
  { database, now }: Services,
  { id, challenge, response }: Answered<AuthenticationResponseJSON>,
  site: Site,
): Promise<UserRow | null> {
  const [found] = await database
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, id));
  if (!found || !isOf(found.user, response)) return null;
  const newCounter = await verify(found.passkey, { response, challenge, site });
  if (newCounter === null) return null;
  const { id: passkeyId, counter } = found.passkey;
  // Of two answers with the same counter, one is a copy.
  const noted = await database
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: new Date(now()) })
    .where(and(eq(passkeys.id, passkeyId), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return noted.length > 0 ? found.user : null;
}

/** An authenticator says whose passkey it used, if it knows. */
function isOf({ id }: UserRow, { response: { userHandle } }: AuthenticationResponseJSON): boolean {
  return userHandle == null || userHandle === "" || userHandle === Buffer.from(toUserHandle(id)).toString("base64url");
}

type Claim = { readonly response: AuthenticationResponseJSON; readonly challenge: string; readonly site: Site };

/** The new counter; null if the signature, site, challenge, counter or verification of the user is not right. */
async function verify(passkey: PasskeyRow, { response, challenge, site }: Claim): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { credentialId, publicKey, counter } = passkey;
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: [...site.origins],
    expectedRPID: site.rpId,
    requireUserVerification: true,
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

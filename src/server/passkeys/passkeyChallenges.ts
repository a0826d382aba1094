import { and, eq, gt } from "drizzle-orm";
import type { Exchange, Services } from "../Context";
import { passkeyChallenges } from "../database/signInSchema";
import { readBrowser, rememberBrowser } from "../externalAccounts/pendingSignIns";
import { hashToken } from "../sessions/Sessions";

/** How long a browser may take to answer, in ms: people look for their key, or their phone. */
export const CHALLENGE_MS = 5 * 60_000;

/** The site to which passkeys belong. */
export type Site = {
  /** Its host name, without a port. */
  readonly rpId: string;
  /** As browsers write the page's own. */
  readonly origins: readonly string[];
  readonly isSecure: boolean;
};

/**
 * The site that a browser has open: TYPELOOP_PUBLIC_URL, or else the host of the request. Null outside HTTP requests,
 * and for a host that is no name.
 */
export function findSite({ signInProviders, isSecure }: Services, exchange: Exchange | null): Site | null {
  const { publicUrl } = signInProviders;
  if (!exchange) return null;
  if (publicUrl !== null) {
    const { origin, hostname, protocol } = new URL(publicUrl);
    return { rpId: hostname, origins: [origin], isSecure: protocol === "https:" };
  }
  const { host = "" } = exchange.request.headers;
  // A proxy that is not configured as trusted does not say which of the two it is. Each browser knows.
  const addresses = [`http://${host}`, `https://${host}`].filter((address) => URL.canParse(address));
  const [url] = addresses.map((address) => new URL(address));
  if (!url || url.hostname === "") return null;
  const origins = addresses.map((address) => new URL(address).origin);
  return { rpId: url.hostname, origins, isSecure: isSecure(exchange.request) };
}

/** Stores the challenge of a session that registers a passkey. */
export async function storeRegistration(
  { database, now }: Services,
  challenge: string,
  sessionId: string,
): Promise<void> {
  await database.insert(passkeyChallenges).values({
    challengeHash: hashToken(challenge),
    sessionId,
    expiresAt: new Date(now() + CHALLENGE_MS),
  });
}

/** Stores the challenge of a browser that signs in, and sets the cookie by which it is known. */
export async function storeSignInChallenge(
  { database, now }: Services,
  challenge: string,
  { request, response }: Exchange,
  { isSecure }: Site,
): Promise<void> {
  const { browser, cookie } = rememberBrowser(request.headers, isSecure);
  await database.insert(passkeyChallenges).values({
    challengeHash: hashToken(challenge),
    browserHash: hashToken(browser),
    expiresAt: new Date(now() + CHALLENGE_MS),
  });
  response.setHeader("set-cookie", cookie);
}

/** Whether this session was given the challenge to register a passkey, once and in time. */
export async function takeRegistration(services: Services, challenge: string, sessionId: string): Promise<boolean> {
  return take(services, challenge, eq(passkeyChallenges.sessionId, sessionId));
}

/** Whether this browser was given the challenge to sign in, once and in time. */
export async function takeSignInChallenge(
  services: Services,
  challenge: string,
  { request }: Exchange,
  { isSecure }: Site,
): Promise<boolean> {
  const browser = readBrowser(request.headers, isSecure);
  return browser !== null && take(services, challenge, eq(passkeyChallenges.browserHash, hashToken(browser)));
}

async function take({ database, now }: Services, challenge: string, owner: ReturnType<typeof eq>): Promise<boolean> {
  const taken = await database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        owner,
        gt(passkeyChallenges.expiresAt, new Date(now())),
      ),
    )
    .returning({ challengeHash: passkeyChallenges.challengeHash });
  return taken.length > 0;
}

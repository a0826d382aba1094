import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { and, eq, gt } from "drizzle-orm";
import { externalHandOvers, externalSignIns } from "../database/signInSchema";
import type { Exchange, Services } from "../Context";
import { hashToken } from "../sessions/Sessions";
import type { ExternalIdentity } from "./ExternalIdentity";
import type { SignInChecks } from "./SignInProviders";

/** How long somebody may stay at the provider, in ms. */
const SIGN_IN_MS = 10 * 60_000;

/** How long the page of a browser that came back may take, in ms: it asks at once. */
const HAND_OVER_MS = 60_000;

/** To link an account, the person confirms it first. */
const LINK_MS = 10 * 60_000;

/** What somebody wanted when they started. */
export type SignInWish = {
  /** Id of the provider. */
  readonly provider: string;
  /** The page to return to, a path. */
  readonly next: string;
  readonly shared: boolean;
  /** Whether the account is to be linked to the one that the browser is signed in to. */
  readonly links: boolean;
};

/** What a provider confirmed for a browser. */
export type HandOver = Pick<SignInWish, "provider" | "shared" | "links"> & { readonly identity: ExternalIdentity };

/** 32 random bytes as base64url. */
const codeForm = /^[\w-]{43}$/u;

const newCode = () => randomBytes(32).toString("base64url");

/** Stores a sign-in that begins in a browser. */
export async function storeSignIn(
  { database, now }: Services,
  browser: string,
  { state, nonce, codeVerifier }: SignInChecks,
  wish: SignInWish,
): Promise<void> {
  await database.insert(externalSignIns).values({
    ...wish,
    stateHash: hashToken(state),
    browserHash: hashToken(browser),
    nonce,
    codeVerifier,
    expiresAt: new Date(now() + SIGN_IN_MS),
  });
}

/** The sign-in that this browser began with this state, once. */
export async function takeSignIn(
  { database, now }: Services,
  browser: string,
  provider: string,
  state: string,
): Promise<(SignInWish & SignInChecks) | null> {
  const [row] = await database
    .delete(externalSignIns)
    .where(
      and(
        eq(externalSignIns.stateHash, hashToken(state)),
        eq(externalSignIns.browserHash, hashToken(browser)),
        eq(externalSignIns.provider, provider),
        gt(externalSignIns.expiresAt, new Date(now())),
      ),
    )
    .returning();
  return row ? { ...row, state } : null;
}

/** Stores what a provider confirmed. Gives the code with which the browser's page takes it. */
export async function storeHandOver({ database, now }: Services, browser: string, handOver: HandOver): Promise<string> {
  const code = newCode();
  await database.insert(externalHandOvers).values({
    ...handOver,
    codeHash: hashToken(code),
    browserHash: hashToken(browser),
    expiresAt: new Date(now() + (handOver.links ? LINK_MS : HAND_OVER_MS)),
  });
  return code;
}

/** What a code stands for in the browser that sends it; null for any other, and for one that expired or was used. */
export async function findHandOver(
  services: Services,
  exchange: Exchange | null,
  code: string,
): Promise<HandOver | null> {
  const which = whichHandOver(services, exchange, code);
  if (which === null) return null;
  const [row] = await services.database.select().from(externalHandOvers).where(which);
  return row ?? null;
}

/**
 * The same, once.
 * @param links whether it must be one that links an account, or one that signs in.
 */
export async function takeHandOver(
  services: Services,
  exchange: Exchange | null,
  code: string,
  links: boolean,
): Promise<HandOver | null> {
  const which = whichHandOver(services, exchange, code);
  if (which === null) return null;
  const [row] = await services.database
    .delete(externalHandOvers)
    .where(and(which, eq(externalHandOvers.links, links)))
    .returning();
  return row ?? null;
}

function whichHandOver({ now, signInProviders }: Services, exchange: Exchange | null, code: string) {
  const browser = exchange && readBrowser(exchange.request.headers, isSecureSite(signInProviders.publicUrl));
  if (!browser || !codeForm.test(code)) return null;
  return and(
    eq(externalHandOvers.codeHash, hashToken(code)),
    eq(externalHandOvers.browserHash, hashToken(browser)),
    gt(externalHandOvers.expiresAt, new Date(now())),
  );
}

/** Whether browsers open this site over HTTPS. */
export function isSecureSite(publicUrl: string | null): boolean {
  return publicUrl?.startsWith("https:") === true;
}

/** Over HTTPS, the prefix keeps other hosts of the same domain from setting it. */
function cookieName(isSecure: boolean): string {
  return isSecure ? "__Host-typeloop-sign-in" : "typeloop-sign-in";
}

/** The secret by which a browser that began a sign-in is known; null without one. */
export function readBrowser({ cookie = "" }: IncomingHttpHeaders, isSecure: boolean): string | null {
  const start = `${cookieName(isSecure)}=`;
  const found = cookie
    .split(";")
    .map((each) => each.trim())
    .find((each) => each.startsWith(start));
  const value = found?.slice(start.length) ?? "";
  return codeForm.test(value) ? value : null;
}

/** A browser's secret, the one it has if there is one, and the cookie that keeps it until the sign-in is over. */
export function rememberBrowser(
  headers: IncomingHttpHeaders,
  isSecure: boolean,
): { readonly browser: string; readonly cookie: string } {
  const browser = readBrowser(headers, isSecure) ?? newCode();
  const rules = `Path=/; Max-Age=${(SIGN_IN_MS + LINK_MS) / 1000}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  return { browser, cookie: `${cookieName(isSecure)}=${browser}; ${rules}` };
}

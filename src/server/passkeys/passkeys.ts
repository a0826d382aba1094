import { and, asc, eq } from "drizzle-orm";
import { passkeyNameRules } from "../../contract/accountRules";
import type { AuditAction } from "../../contract/adminRules";
import { limits } from "../../contract/limits";
import { recordAct } from "../audit/auditLog";
import type { Context, Exchange, Services, Viewer } from "../Context";
import { inTransaction, type Connection, type Transaction } from "../database/Database";
import { passkeys, type PasskeyRow } from "../database/signInSchema";
import { users, type UserRow } from "../database/userSchema";
import { DomainError, RateLimited, validate } from "../DomainError";
import { selectExternalAccounts } from "../externalAccounts/externalAccounts";
import { fromGlobalId } from "../globalIds";
import { CHALLENGE_MS, findSite, storeRegistration, takeRegistration, type Site } from "./passkeyChallenges";
import { confirmPassword } from "../users/confirmPassword";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";

/** Loaded with the first passkey: most visits need none. */
export const loadWebAuthn = () => import("@simplewebauthn/server");

/** ES256, Ed25519 and RS256, which all authenticators have one of. */
const ALGORITHMS = [-7, -8, -257];

/** How browsers reach authenticators, by the WebAuthn standard. */
const knownTransports = new Set(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

/** The passkeys of a user, first added first. */
export function selectPasskeys(database: Connection, userId: string): Promise<PasskeyRow[]> {
  return database
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/**
 * What `navigator.credentials.create` is called with, as JSON of the WebAuthn standard, for a viewer who has confirmed
 * with their password that it is them.
 */
export async function beginPasskey(
  context: Context,
  password: string | null | undefined,
): Promise<{ readonly options: string } | DomainError> {
  const opened = openSite(context);
  if (opened instanceof DomainError) return opened;
  const { services } = context;
  const { site, viewer } = opened;
  const unconfirmed = await confirmPassword(services, viewer, password);
  if (unconfirmed) return unconfirmed;
  const wait = await services.rateLimits.take("addPasskey", viewer.userId);
  if (wait !== null) return new RateLimited(wait);
  const [user] = await services.database.select().from(users).where(eq(users.id, viewer.userId));
  if (!user) return new DomainError("NOT_SIGNED_IN");
  const present = await selectPasskeys(services.database, user.id);
  if (present.length >= limits.passkeys) return new DomainError("TOO_MANY_PASSKEYS");
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: "Typeloop",
    rpID: site.rpId,
    userID: toUserHandle(user.id),
    userName: user.username ?? "",
    userDisplayName: user.displayName,
    timeout: CHALLENGE_MS,
    attestationType: "none",
    excludeCredentials: present.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  await storeRegistration(services, options.challenge, viewer.sessionId);
  return { options: JSON.stringify(options) };
}

/** Who asks, as somebody who may have passkeys, and the site that they have open. */
function openSite({ viewer, services, exchange }: Context): { viewer: Viewer; site: Site } | DomainError {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (viewer.role === "GUEST") return new DomainError("ACCOUNT_NEEDED");
  const site = findSite(services, exchange);
  return site ? { viewer, site } : new DomainError("BAD_REQUEST");
}

/** The id by which an authenticator keeps an account's passkeys together. It says nothing of its user. */
export function toUserHandle(userId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(userId));
}

type NewPasskey = { readonly name: string; readonly response: string };

/** Adds the passkey that a browser made to the viewer's account. */
export async function addPasskey(
  context: Context,
  input: NewPasskey,
): Promise<{ readonly user: UserRow } | DomainError> {
  const opened = openSite(context);
  if (opened instanceof DomainError) return opened;
  const { services } = context;
  const { site, viewer } = opened;
  const clean = await validate(passkeyNameRules, input);
  if (clean instanceof DomainError) return clean;
  const made = readRegistration(input.response);
  if (!made) return new DomainError("PASSKEY_UNCONFIRMED");
  if (!(await takeRegistration(services, made.challenge, viewer.sessionId))) return new DomainError("SIGN_IN_OVER");
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const verified = await verifyRegistrationResponse({
    response: made.response,
    expectedChallenge: made.challenge,
    expectedOrigin: [...site.origins],
    expectedRPID: site.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!verified?.verified) return new DomainError("PASSKEY_UNCONFIRMED");
  const { credential } = verified.registrationInfo;
  const row = {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: (credential.transports ?? []).filter((transport) => knownTransports.has(transport)),
    name: clean.name,
    createdAt: new Date(services.now()),
  };
  return changePasskeys(services, viewer, "PASSKEY_ADDED", async (transaction, user, present) => {
    if (present.length >= limits.passkeys) return new DomainError("TOO_MANY_PASSKEYS");
    const added = await transaction
      .insert(passkeys)
      .values({ ...row, userId: user.id })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    return added.length > 0 ? null : new DomainError("PASSKEY_UNCONFIRMED");
  });
}

/** Removes one of the viewer's passkeys, unless it is their only way to sign in. */
export async function removePasskey(
  { services, viewer }: Context,
  globalId: string,
): Promise<{ readonly user: UserRow } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const id = fromGlobalId("Passkey", globalId);
  if (id === null) return new DomainError("NOT_FOUND");
  return changePasskeys(services, viewer, "PASSKEY_REMOVED", async (transaction, user, present) => {
    if (!present.some((passkey) => passkey.id === id)) return new DomainError("NOT_FOUND");
    if (user.passwordHash === null && present.length === 1) {
      const linked = await selectExternalAccounts(transaction, user.id);
      if (!linked.some(({ issuer }) => services.signInProviders.ofIssuer(issuer) !== null))
        return new DomainError("ONLY_WAY_IN");
    }
    await transaction.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.userId, user.id)));
    return null;
  });
}

/** Makes one change of a user's passkeys at a time. For an admin, who can read everything, it is recorded. */
function changePasskeys(
  { database, now }: Services,
  { userId }: Viewer,
  action: AuditAction,
  make: (transaction: Transaction, user: UserRow, present: readonly PasskeyRow[]) => Promise<DomainError | null>,
): Promise<{ readonly user: UserRow } | DomainError> {
  return inTransaction(database, async (transaction) => {
    const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for("no key update");
    if (!user) return new DomainError("NOT_SIGNED_IN");
    const refused = await make(transaction, user, await selectPasskeys(transaction, userId));
    if (refused) return refused;
    const target = { kind: "User", id: userId, name: user.displayName } as const;
    if (user.role === "ADMIN") await recordAct(transaction, { by: userId, at: new Date(now()), action, target });
    return { user };
  });
}

/** The site of a request that signs in with a passkey, which must come by HTTP. */
export function openExchange({ services, exchange }: Context): { exchange: Exchange; site: Site } | DomainError {
  const site = findSite(services, exchange);
  return exchange && site ? { exchange, site } : new DomainError("BAD_REQUEST");
}

/** Longest answer of a browser that is read, in characters: signatures and attestations have far fewer. */
export const MOST_ANSWER = 20_000;

/** An answer of a browser, and what is read of it before it is verified. */
export type Answered<Response> = {
  /** The credential's id, base64url. */
  readonly id: string;
  readonly challenge: string;
  /** Only its outline was checked: what verifies it throws for anything else. */
  readonly response: Response;
};

/** Credential ids have at most 1,023 bytes. */
const idForm = /^[\w-]{1,1364}$/u;

type Fields = Readonly<Record<string, unknown>>;

/** What a browser says after it made a passkey; null if it is not that. */
function readRegistration(text: string): Answered<RegistrationResponseJSON> | null {
  return read(text, isRegistration);
}

/** What a browser says after it used a passkey; null if it is not that. */
export function readAssertion(text: string): Answered<AuthenticationResponseJSON> | null {
  return read(text, isAssertion);
}

function read<Response extends { readonly id: string; readonly response: { readonly clientDataJSON: string } }>(
  text: string,
  isResponse: (value: unknown) => value is Response,
): Answered<Response> | null {
  const value = parse(text);
  if (!isResponse(value)) return null;
  const client = parse(Buffer.from(value.response.clientDataJSON, "base64url").toString());
  const challenge = isRecord(client) ? client["challenge"] : null;
  return typeof challenge === "string" ? { id: value.id, challenge, response: value } : null;
}

function isRegistration(value: unknown): value is RegistrationResponseJSON {
  return hasTexts(value, ["clientDataJSON", "attestationObject"]);
}

function isAssertion(value: unknown): value is AuthenticationResponseJSON {
  return hasTexts(value, ["clientDataJSON", "authenticatorData", "signature"]);
}

function hasTexts(value: unknown, fields: readonly string[]): boolean {
  if (!isRecord(value) || typeof value["id"] !== "string" || !idForm.test(value["id"])) return false;
  const { response } = value;
  return isRecord(response) && fields.every((field) => typeof response[field] === "string");
}

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

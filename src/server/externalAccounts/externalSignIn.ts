import { cutGraphemes } from "../../engine/text/graphemes";
import { and, eq, inArray } from "drizzle-orm";
import { inTransaction, type Connection } from "../database/Database";
import { isUniqueViolation } from "../database/databaseErrors";
import { externalAccounts } from "../database/signInSchema";
import { rosterPeople } from "../database/groupSchema";
import { users, type UserRow } from "../database/userSchema";
import type { Context, Viewer } from "../Context";
import { DomainError, RateLimited } from "../DomainError";
import type { SpeedUnit } from "../../engine/metrics/rates";
import { absorbGuestAccount } from "../users/accounts";
import type { NewSignIn } from "../users/signIn";
import type { ExternalIdentity } from "./ExternalIdentity";
import { addToMappedGroups } from "./externalAccounts";
import { takeHandOver } from "./pendingSignIns";
import { randomInt } from "node:crypto";
import { displayNameRule, usernameRule } from "../../contract/accountRules";
import { limits } from "../../contract/limits";
import { makeNickname } from "../users/nicknames";

type Wish = { readonly code: string; readonly deviceLabel: string; readonly speedUnit?: SpeedUnit | null | undefined };

/** A new session, and whether the computer was said to be shared when the sign-in began. */
export type ExternalSignIn = NewSignIn & { readonly shared: boolean };

/**
 * Opens a session for the account that a provider confirmed. The first time, that makes a member: out of the guest who
 * asks, if there is one. A guest's results move to an account that exists.
 */
export async function finishExternalSignIn(context: Context, input: Wish): Promise<ExternalSignIn | DomainError> {
  const { services, viewer, exchange } = context;
  if (viewer && viewer.role !== "GUEST") return new DomainError("ALREADY_A_MEMBER");
  const handOver = await takeHandOver(services, exchange, input.code, false);
  if (!handOver) return new DomainError("SIGN_IN_OVER");
  const { identity, shared, provider } = handOver;
  const mayMake = services.signInProviders.find(provider)?.makesAccounts === true;
  const user = await enter(context, identity, input.speedUnit ?? null, mayMake);
  if (user instanceof DomainError) return user;
  await addToMappedGroups(services, user.id, identity.groups);
  const { deviceLabel } = input;
  const { token } = await services.sessions.issue({ userId: user.id, deviceLabel, shared, provider });
  return { token, user, shared };
}

/** The account of an identity: the linked one, or a new one. */
async function enter(
  context: Context,
  identity: ExternalIdentity,
  speedUnit: SpeedUnit | null,
  mayMake: boolean,
): Promise<UserRow | DomainError> {
  const { services, viewer } = context;
  const { database, now } = services;
  const linked = (await useLinked(database, identity, now())) ?? (await linkRosterPerson(database, identity, now()));
  if (linked) {
    if (linked.lockedAt !== null) return new DomainError("ACCOUNT_LOCKED");
    const refused = viewer && (await absorbGuestAccount(services, viewer.userId, linked.id));
    return refused ?? linked;
  }
  if (!mayMake) return new DomainError("ACCOUNT_NOT_LINKED");
  const made = await makeMember(context, identity, speedUnit);
  if (made instanceof DomainError) return made;
  if (viewer) await services.sessions.revoke(viewer.sessionId);
  return made;
}

/** The user to whom an external account is linked, and notes that it was used. */
async function useLinked(
  database: Connection,
  { issuer, subject }: ExternalIdentity,
  now: number,
): Promise<UserRow | null> {
  const [linked] = await database
    .update(externalAccounts)
    .set({ lastUsedAt: new Date(now) })
    .where(and(eq(externalAccounts.issuer, issuer), eq(externalAccounts.subject, subject)))
    .returning({ userId: externalAccounts.userId });
  if (!linked) return null;
  const [user] = await database.select().from(users).where(eq(users.id, linked.userId));
  return user ?? null;
}

/**
 * Links somebody's first sign-in to the account that an admin imported for them from a OneRoster file, if the host said
 * by which claim. Null if there is none, or if it has another account of the same provider.
 */
async function linkRosterPerson(
  database: Connection,
  { issuer, subject, rosterKey }: ExternalIdentity,
  now: number,
): Promise<UserRow | null> {
  if (rosterKey == null) return null;
  const found = await database
    .select({ user: users })
    .from(rosterPeople)
    .innerJoin(users, eq(users.id, rosterPeople.userId))
    .where(eq(rosterPeople.keyHash, rosterKey))
    .limit(2);
  const [only] = found;
  // Two people with the same value: neither is meant for sure.
  if (!only || found.length > 1) return null;
  const at = new Date(now);
  const linked = await database
    .insert(externalAccounts)
    .values({ userId: only.user.id, issuer, subject, linkedAt: at, lastUsedAt: at })
    .onConflictDoNothing()
    .returning({ id: externalAccounts.id });
  return linked.length > 0 ? only.user : null;
}

/** How often to look for another username when somebody else takes it at the same moment. */
const MOST_TRIES = 5;

async function makeMember(
  { services, viewer, address }: Context,
  identity: ExternalIdentity,
  speedUnit: SpeedUnit | null,
): Promise<UserRow | DomainError> {
  const { database, rateLimits, now } = services;
  const wait = await rateLimits.take("signUp", address);
  if (wait !== null) return new RateLimited(wait);
  const displayName = await makeDisplayName(identity.displayName);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const username = await makeUsername(database, identity);
    const member = { role: "MEMBER", username, displayName, createdAt: new Date(now()) } as const;
    try {
      return await insertMember(services, viewer, identity, { ...member, speedUnit });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // Somebody took the username, or this person signed in twice at once.
      const linked = await useLinked(database, identity, now());
      if (linked) return linked;
    }
  }
  return new RateLimited(10);
}

type Member = Pick<UserRow, "displayName" | "createdAt" | "speedUnit"> & {
  readonly role: "MEMBER";
  readonly username: string;
};

/** The member with the link, or neither. A guest's row becomes the member's, so that references to it stay valid. */
function insertMember(
  { database, now }: Context["services"],
  guest: Viewer | null,
  { issuer, subject }: ExternalIdentity,
  { createdAt, speedUnit, ...member }: Member,
): Promise<UserRow | DomainError> {
  return inTransaction(database, async (transaction) => {
    const isGuest = guest && and(eq(users.id, guest.userId), eq(users.role, "GUEST"));
    const [user] = isGuest
      ? await transaction.update(users).set(member).where(isGuest).returning()
      : await transaction
          .insert(users)
          .values({ ...member, createdAt, speedUnit })
          .returning();
    // Another request with the guest's token was faster.
    if (!user) return new DomainError("ALREADY_A_MEMBER");
    const at = new Date(now());
    await transaction
      .insert(externalAccounts)
      .values({ userId: user.id, issuer, subject, linkedAt: at, lastUsedAt: at });
    return user;
  });
}

/** A provider's name for a person, cut to what a name here may have; a nickname if the rules of names refuse it. */
async function makeDisplayName(given: string): Promise<string> {
  const name = cutGraphemes(given.normalize("NFC").replace(/\s+/gu, " ").trim(), limits.displayName.max);
  return (await displayNameRule.isValid(name)) ? name.trim() : makeNickname();
}

/** Digits after a username that is taken. */
const MOST_NUMBER = 1_000_000;

/** How many usernames are looked up at once. */
const CANDIDATES = 10;

/**
 * A free username by the rules of sign-up: from what the person signs in with at the provider (`ada@school.example`:
 * `ada`), or from their name, with a number if it is taken. It only makes a new account; nobody is recognized by it.
 */
async function makeUsername(database: Connection, { accountName, displayName }: ExternalIdentity): Promise<string> {
  const wishes = [accountName.split("@")[0] ?? "", displayName, makeNickname()].map(toUsername);
  const valid = await Promise.all(wishes.map((wish) => usernameRule.isValid(wish)));
  const wish = wishes.find((_, at) => valid[at]) ?? "typist";
  const start = wish.slice(0, limits.username.max - String(MOST_NUMBER).length);
  const candidates = [wish, ...Array.from({ length: CANDIDATES }, () => `${start}-${randomInt(MOST_NUMBER)}`)];
  const taken = await database
    .select({ username: users.username })
    .from(users)
    .where(inArray(users.username, candidates));
  const names = new Set(taken.map(({ username }) => username));
  return candidates.find((name) => !names.has(name)) ?? `${start}-${randomInt(MOST_NUMBER)}`;
}

/** Letters without their accents, and a dash for anything else. */
function toUsername(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9_]+/gu, "-")
    .slice(0, limits.username.max)
    .replace(/^-+|-+$/gu, "");
}

import { randomInt } from "node:crypto";
import { inArray } from "drizzle-orm";
import { displayNameRule, usernameRule } from "../../contract/accountRules";
import { limits } from "../../contract/limits";
import type { Connection } from "../database/Database";
import { users } from "../database/userSchema";
import { makeNickname } from "../users/nicknames";
import type { ExternalIdentity } from "./ExternalIdentity";

/** A provider's name for a person, cut to what a name here may have; a nickname if the rules of names refuse it. */
export async function makeDisplayName(given: string): Promise<string> {
  const name = [...given.normalize("NFC").replace(/\s+/gu, " ").trim()].slice(0, limits.displayName.max).join("");
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
export async function makeUsername(
  database: Connection,
  { accountName, displayName }: ExternalIdentity,
): Promise<string> {
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

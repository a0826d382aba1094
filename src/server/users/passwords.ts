import { hash, verify } from "@node-rs/argon2";
import { RateLimited, InvalidInput, DomainError } from "../DomainError";
import type { UserRow } from "../database/userSchema";
import { commonPasswords } from "./commonPasswords";
import { Semaphore } from "../promises";
import { languagesWith, loadPart, type Language } from "../../contract/languages/languages";
import { randomInt } from "node:crypto";

/** Argon2id (the package's default) with 19 MiB, two passes and one lane: OWASP's first choice, about 20 ms here. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A hash of no password. Passwords are compared with it when the username does not exist, so that the response takes as
 * long.
 */
const dummyHash = "$argon2id$v=19$m=19456,t=2,p=1$cGlqSRiRQ0RQjat0cA0Beg$a49RRoIWVv7vqhaUw0wIf+KQzNDoietU3Zke569U5Hk";

/** Two at once do not slow down the event loop; a thousand waiting take about ten seconds. */
const turns = new Semaphore(2, 1_000);

/** Normalizes a password, so that `é` is the same from every computer. */
function composed(password: string): string {
  return password.normalize("NFC");
}

/** The hash of a password in PHC form, or a refusal if too many are waiting. */
export async function hashPassword(password: string): Promise<string | RateLimited> {
  return (await turns.take(() => hash(composed(password), cost))) ?? new RateLimited(10);
}

/** Whether a password matches a hash. Without a hash it takes as long and returns false. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean | RateLimited> {
  const same = await turns.take(() => verify(passwordHash ?? dummyHash, composed(password)));
  if (same === null) return new RateLimited(10);
  return passwordHash !== null && same;
}

/**
 * Whether a password is the account's. A card's password may also be typed with capitals, and with spaces or other
 * dashes between its words. A refusal if too many are waiting. The time it takes depends only on what was typed, and
 * not on whether the account exists (null: it does not) or was made in a group.
 */
export async function isPasswordOf(user: UserRow | null, typed: string): Promise<boolean | RateLimited> {
  const right = await isPassword(user?.passwordHash ?? null, typed);
  const phrase = right === false ? await asPassPhrase(typed) : null;
  return phrase === null ? right : isPassword(user?.madeInGroupId ? user.passwordHash : null, phrase);
}

const common: ReadonlySet<string> = new Set(commonPasswords);

/**
 * Refuses one of the 10,000 most common passwords, in any case, because attackers try them first. Only checked on the
 * server, so that browsers do not load the list. Passwords from coaches are random and not checked.
 * @param path the input's field, for the issue PASSWORD_TOO_COMMON.
 * @returns null for any other password.
 */
export function refuseCommonPassword(path: string, password: string): InvalidInput | null {
  return common.has(password.toLowerCase()) ? new InvalidInput([{ path, code: "PASSWORD_TOO_COMMON" }]) : null;
}

let lists: Promise<readonly ReadonlySet<string>[]> | undefined;

/** The words of cards in each language. */
function cardWords(): Promise<readonly ReadonlySet<string>[]> {
  return (lists ??= Promise.all(
    languagesWith("passPhraseWords").map(async (language) => new Set(await loadPart(language, "passPhraseWords"))),
  ));
}

/**
 * The password that is meant by `Kladblok film weer`, if the card says `kladblok-film-weer`. Null if it is already
 * written that way, and if it is not three words of one list and so not on any card.
 */
async function asPassPhrase(typed: string): Promise<string | null> {
  const words = typed
    .trim()
    .toLowerCase()
    .split(/[\s\p{Pd}]+/u);
  const phrase = words.join("-");
  const isOnCards = words.length === 3 && (await cardWords()).some((list) => words.every((word) => list.has(word)));
  return isOnCards && phrase !== typed ? phrase : null;
}

/**
 * Three easy words with dashes between them, such as `kite-lemon-piano`, each from a list of more than 1,024 words
 * (counted in a test). That is over 30 bits, a billion phrases. With five sign-in attempts per minute and name, trying
 * half of them takes two hundred years. Should the database leak, the hash is argon2's.
 */
export async function makePassPhrase(language: Language): Promise<string> {
  const words = await loadPart(language, "passPhraseWords");
  return Array.from({ length: 3 }, () => words[randomInt(words.length)] ?? "").join("-");
}

export type NewPassPhrase = { readonly passPhrase: string; readonly passwordHash: string };

/** As many new passwords with their hashes; or RATE_LIMITED while too many others wait for theirs. */
export async function hashPassPhrases(
  number: number,
  language: Language,
): Promise<readonly NewPassPhrase[] | DomainError> {
  const made = await Promise.all(
    Array.from({ length: number }, async () => {
      const passPhrase = await makePassPhrase(language);
      const passwordHash = await hashPassword(passPhrase);
      return passwordHash instanceof DomainError ? passwordHash : { passPhrase, passwordHash };
    }),
  );
  const done: NewPassPhrase[] = [];
  for (const each of made) {
    if (each instanceof DomainError) return each;
    done.push(each);
  }
  return done;
}

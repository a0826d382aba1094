import { hash, verify } from "@node-rs/argon2";
import { RateLimited, InvalidInput } from "../DomainError";
import type { UserRow } from "../database/userSchema";
import { commonPasswords } from "./commonPasswords";
import { Semaphore } from "../Semaphore";
import { dutchWords } from "../members/dutchWords";
import { englishWords } from "../members/englishWords";

/** Argon2id (the package's default kind) at 19 MiB, two passes, one lane: OWASP's first choice, some 20 ms here. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of no password at all: what a password is compared with when nobody bears the name, so that it takes as long. */
const nobodysHash = "$argon2id$v=19$m=19456,t=2,p=1$cGlqSRiRQ0RQjat0cA0Beg$a49RRoIWVv7vqhaUw0wIf+KQzNDoietU3Zke569U5Hk";

/** Two at once leave the event loop alone; a thousand waiting are some ten seconds. */
const turns = new Semaphore(2, 1_000);

/** Every computer's `é` is the same password. */
function composed(password: string): string {
  return password.normalize("NFC");
}

/** A password's hash in PHC form, or a refusal while too many wait for theirs. */
export async function hashPassword(password: string): Promise<string | RateLimited> {
  return (await turns.take(() => hash(composed(password), cost))) ?? new RateLimited(10);
}

/** Whether the password is the one that was hashed. Without a hash it takes as long, and is not. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean | RateLimited> {
  const same = await turns.take(() => verify(passwordHash ?? nobodysHash, composed(password)));
  if (same === null) return new RateLimited(10);
  return passwordHash !== null && same;
}

/**
 * Whether the password is the account's; a card's pass-phrase also with capitals, and with spaces or other dashes
 * between its words. A refusal while too many wait for theirs. How long it takes
 * depends on what was typed, and not on whether the account exists (null: it does not) or was made in a group.
 */
export async function isPasswordOf(user: UserRow | null, typed: string): Promise<boolean | RateLimited> {
  const right = await isPassword(user?.passwordHash ?? null, typed);
  const phrase = right === false ? asPassPhrase(typed) : null;
  return phrase === null ? right : isPassword(user?.madeInGroupId ? user.passwordHash : null, phrase);
}

const common: ReadonlySet<string> = new Set(commonPasswords);

/**
 * Refuses what attackers try first: one of the 10,000 most common passwords, in whatever letters. The server alone
 * looks, so that no browser loads the list; pass-phrases that a coach hands out are drawn, not chosen, and not looked
 * at.
 * @param path the input's field, for the issue PASSWORD_TOO_COMMON.
 * @returns null for any other password.
 */
export function refuseCommonPassword(path: string, password: string): InvalidInput | null {
  return common.has(password.toLowerCase()) ? new InvalidInput([{ path, code: "PASSWORD_TOO_COMMON" }]) : null;
}

const lists: readonly ReadonlySet<string>[] = [new Set(dutchWords), new Set(englishWords)];

/**
 * The pass-phrase that somebody means who types `Kladblok film weer` from a card that says `kladblok-film-weer`. Null
 * when it is written right already, and when
 * it is not three words of one list: then it is on no card.
 */
export function asPassPhrase(typed: string): string | null {
  const words = typed
    .trim()
    .toLowerCase()
    .split(/[\s\p{Pd}]+/u);
  const phrase = words.join("-");
  const isOnCards = words.length === 3 && lists.some((list) => words.every((word) => list.has(word)));
  return isOnCards && phrase !== typed ? phrase : null;
}

import { randomInt } from "node:crypto";
import { type Language, loadPart } from "../../contract/languages/languages";
import { DomainError } from "../DomainError";
import { hashPassword } from "../users/passwords";

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

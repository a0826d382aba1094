import { dutchWords } from "./dutchWords";
import { englishWords } from "./englishWords";
import { randomInt } from "node:crypto";
import { DomainError } from "../DomainError";
import { hashPassword } from "../users/passwords";

const makePassPhraseLists = { EN: englishWords, NL: dutchWords } as const;

/** The languages of pass-phrases. */
export type PassPhraseLanguage = keyof typeof makePassPhraseLists;

/**
 * Three easy words with dashes between them, such as `kite-lemon-piano`. Of more than 1,024 words each (a test counts
 * them): over 30 bits, a thousand million
 * phrases. Signing in is tried five times a minute for each name, so trying half of them takes two hundred years; and
 * the hash is argon2's, should the
 * database ever be read by others.
 */
export function makePassPhrase(language: PassPhraseLanguage): string {
  const words = makePassPhraseLists[language];
  return Array.from({ length: 3 }, () => words[randomInt(words.length)] ?? "").join("-");
}

export type NewPassPhrase = { readonly passPhrase: string; readonly passwordHash: string };

/** So many new pass-phrases with their hashes; or RATE_LIMITED while too many others wait for theirs. */
export async function hashPassPhrases(
  number: number,
  language: PassPhraseLanguage,
): Promise<readonly NewPassPhrase[] | DomainError> {
  const made = await Promise.all(
    Array.from({ length: number }, async () => {
      const passPhrase = makePassPhrase(language);
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

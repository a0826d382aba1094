import { randomInt } from "node:crypto";
import { dutchWords } from "./dutchWords";
import { englishWords } from "./englishWords";

const lists = { EN: englishWords, NL: dutchWords } as const;

/** The languages of pass-phrases. */
export type PassPhraseLanguage = keyof typeof lists;

/**
 * Three easy words with dashes between them, such as `kite-lemon-piano`. Of more than 1,024 words each (a test counts
 * them): over 30 bits, a thousand million
 * phrases. Signing in is tried five times a minute for each name, so trying half of them takes two hundred years; and
 * the hash is argon2's, should the
 * database ever be read by others.
 */
export function makePassPhrase(language: PassPhraseLanguage): string {
  const words = lists[language];
  return Array.from({ length: 3 }, () => words[randomInt(words.length)] ?? "").join("-");
}

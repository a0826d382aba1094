import { Refused } from "../graphql/errors";
import { hashPassword } from "../users/passwords";
import { makePassPhrase, type PassPhraseLanguage } from "./makePassPhrase";

export type NewPassPhrase = { readonly passPhrase: string; readonly passwordHash: string };

/** So many new pass-phrases with their hashes; or RATE_LIMITED while too many others wait for theirs. */
export async function hashPassPhrases(
  number: number,
  language: PassPhraseLanguage,
): Promise<readonly NewPassPhrase[] | Refused> {
  const made = await Promise.all(
    Array.from({ length: number }, async () => {
      const passPhrase = makePassPhrase(language);
      const passwordHash = await hashPassword(passPhrase);
      return passwordHash instanceof Refused ? passwordHash : { passPhrase, passwordHash };
    }),
  );
  const done: NewPassPhrase[] = [];
  for (const each of made) {
    if (each instanceof Refused) return each;
    done.push(each);
  }
  return done;
}

import { libraryTexts } from "../../support/libraryTexts";
import { letters } from "./Learner";

/** How often each key follows another in the prose of a language, as shares. */
export type OrdinaryText = readonly { readonly before: number; readonly key: number; readonly share: number }[];

/**
 * Every second passage of the library, in lower case, letters and spaces alone.
 * @param half 0 for those that people are measured on, which no way to practise sees; 1 for the others.
 */
export function proseOf(language: "en" | "nl", half: 0 | 1): string {
  return libraryTexts
    .filter((text) => text.language === language)
    .filter((_, at) => at % 2 === half)
    .map(({ body }) => body)
    .join(" ")
    .toLowerCase()
    .replace(/[^a-z'éèëïöüê]+/gu, " ");
}

export function ordinaryText(prose: string): OrdinaryText {
  const keys = [...prose].map((letter) => letters.indexOf(letter));
  const counts = new Map<number, number>();
  keys.forEach((key, at) => {
    const pair = (keys[at - 1] ?? 0) * letters.length + key;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  });
  return [...counts].map(([pair, count]) => ({
    before: Math.floor(pair / letters.length),
    key: pair % letters.length,
    share: count / keys.length,
  }));
}

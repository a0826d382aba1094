import { libraryTexts } from "../../support/libraryTexts";
import { letters, type Learner } from "./Learner";

/** How often each key follows another in the prose of a language, as shares. */
export type OrdinaryText = readonly { readonly before: number; readonly key: number; readonly share: number }[];

/** The passages of the library, in lower case, letters and spaces alone. No way to practise sees them. */
export function ordinaryText(language: "en" | "nl"): OrdinaryText {
  const prose = libraryTexts.filter((text) => text.language === language).map(({ body }) => body);
  const keys = [
    ...prose
      .join(" ")
      .toLowerCase()
      .replace(/[^a-z'éèëïöüê]+/gu, " "),
  ].map((letter) => letters.indexOf(letter));
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

/**
 * Whether somebody types a text at 35 words a minute, misses corrected, and with 97 % of the key presses right: on
 * average, so without luck.
 */
export function isThere(learner: Learner, text: OrdinaryText): boolean {
  let ms = 0;
  let misses = 0;
  for (const { before, key, share } of text) {
    const missRate = learner.missRate(before, key);
    ms += share * learner.timeMs(before, key) * (1 + 2 * missRate);
    misses += share * missRate;
  }
  return 12_000 / ms >= 35 && 1 / (1 + misses) >= 0.97;
}

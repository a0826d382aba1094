import { createRandom } from "../random/createRandom";
import { drawWords } from "./drawWords";
import { mixNumbers } from "./mixNumbers";
import type { Language } from "./PracticeMode";
import { punctuate } from "./punctuate";

/** What a text of words has besides its words. */
export type WordTextExtras = {
  /** Whose words they are: each language has its own words with an apostrophe, and its own capitals. */
  readonly language: Language;
  readonly punctuation: boolean;
  readonly numbers: boolean;
};

/** Another stream than the words', so that switching something on keeps the words. */
const EXTRAS_STREAM = 0x5bd1_e995;

/**
 * A text of common words, drawn by a seed ({@link drawWords}): the same list, count, seed and extras give the same text
 * on server and browser. Numbers
 * and words with an apostrophe take the place of words, marks stand beside them: the count stays.
 */
export function makeWordText(words: readonly string[], count: number, seed: number, extras?: WordTextExtras): string {
  const drawn = drawWords(words, count, seed);
  if (!extras?.punctuation && !extras?.numbers) return drawn.join(" ");
  const random = createRandom((seed ^ EXTRAS_STREAM) >>> 0);
  const mixed = extras.numbers ? mixNumbers(drawn, random) : drawn;
  return (extras.punctuation ? punctuate(mixed, extras.language, random) : mixed).join(" ");
}

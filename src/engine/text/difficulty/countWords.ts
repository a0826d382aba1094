import type { Language } from "../../practice/PracticeMode";
import { dutch } from "../../practice/words/dutch";
import { english } from "../../practice/words/english";
import type { WordStatistics } from "./WordStatistics";

/**
 * Twice the length of the list: the last listed word still counts as a little less rare than one that is not listed.
 */
const HORIZON = 2;

const lists: Readonly<Record<Language, readonly string[]>> = { en: english, nl: dutch };

const known = new Map<Language, WordStatistics>();

/** Made once for each language, in about 3 ms. */
export function wordStatistics(language: Language): WordStatistics {
  const found = known.get(language) ?? countWords(lists[language]);
  known.set(language, found);
  return found;
}

/**
 * By Zipf's law (Human Behavior and the Principle of Least Effort, 1949) the word of rank r comes 1/r times as often as
 * the first one. So a list in order of
 * frequency is enough to say how rare its words are, by the logarithm of their rank, and how often each pair of letters
 * comes in running text.
 */
export function countWords(list: readonly string[]): WordStatistics {
  const whole = Math.log(Math.max(2, list.length * HORIZON));
  const rarity = new Map(list.map((word, at) => [word, Math.log(at + 1) / whole]));
  const weights = new Map<string, number>();
  let sum = 0;
  for (const [at, word] of list.entries()) {
    for (const pair of pairsOf(word)) {
      weights.set(pair, (weights.get(pair) ?? 0) + 1 / (at + 1));
      sum += 1 / (at + 1);
    }
  }
  // As rare as a pair that only the last word had.
  const least = 1 / Math.max(1, list.length);
  const bits = (weight: number): number => -Math.log2(weight / Math.max(least, sum));
  return {
    rarity,
    pairBits: new Map([...weights].map(([pair, weight]) => [pair, bits(weight)])),
    unknownPairBits: bits(least),
  };
}

/** The pairs of neighbours in a word, in UTF-16 units, which letters are. */
export function pairsOf(word: string): readonly string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));
}

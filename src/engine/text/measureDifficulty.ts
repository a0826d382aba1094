import type { Language } from "../practice/PracticeMode";
import { dutch } from "../practice/words/dutch";
import { english } from "../practice/words/english";

/** The three difficulties that people choose among. */
type Difficulty = "EASY" | "MEDIUM" | "HARD";

/** How hard a text is to type, and why. */
export type DifficultyReport = {
  /** 0 to 100, to one decimal. */
  readonly score: number;
  readonly difficulty: Difficulty;
  /** What each part gives, 0 to 100; the score is their weighted sum. */
  readonly words: number;
  readonly length: number;
  readonly pairs: number;
  readonly signs: number;
  /** The facts behind them. Share of the words that are not among the most common of the language, 0 to 1. */
  readonly uncommonWords: number;
  /** Letters of a word, on average. */
  readonly lettersPerWord: number;
  /** Bits of a pair of letters, on average: how surprising it is. */
  readonly bitsPerPair: number;
  /** Share of the characters that are capitals, digits, or signs, 0 to 1. */
  readonly signShare: number;
};

/** What each part of the formula weighs; together 100. */
export const difficultyWeights = { words: 40, length: 25, pairs: 20, signs: 15 } as const;

/**
 * The facts that count as 0 and as 100 in their part, with a straight line between them. All passages of the library
 * lie within, with their words, lengths and pairs.
 */
const difficultyRanges = {
  /** Mean rarity of the words: 0.4 where nearly all are among the first twenty, 0.9 where hardly any is listed. */
  words: [0.4, 0.9],
  /** Mean letters of a word. */
  length: [3, 6],
  /** Mean bits of a pair. */
  pairs: [6.5, 8.5],
  /** Share of capitals, digits and signs. */
  signs: [0, 0.2],
} as const;

/**
 * Where the difficulties begin: the two scores that put most passages of the library where they were put by hand, 125
 * of the first 146.
 */
export const difficultyStarts = { MEDIUM: 32, HARD: 48 } as const;

/** Letters with their marks, and digits; an apostrophe within a word belongs to it. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
const signPattern = /[^\p{Ll}\p{Lo}\p{M}\s]/gu;

/**
 * How hard a normalised text is to type: 40 % how rare its words are, 25 % how long, 20 % how rare the pairs of letters
 * in them, and 15 % how much of it is capitals, digits and signs. Each part is a mean, so that a text and the same text
 * twice are equally hard. The same text always gives the same.
 */
export function measureDifficulty(body: string, language: Language): DifficultyReport {
  const facts = {
    ...measureWords(body, wordStatistics(language)),
    signShare: (body.match(signPattern)?.length ?? 0) / Math.max(1, body.length),
  };
  const parts = {
    words: partOf(facts.rarity, difficultyRanges.words),
    length: partOf(facts.lettersPerWord, difficultyRanges.length),
    pairs: partOf(facts.bitsPerPair, difficultyRanges.pairs),
    signs: partOf(facts.signShare, difficultyRanges.signs),
  };
  const { words, length, pairs, signs } = difficultyWeights;
  const score =
    Math.round((words * parts.words + length * parts.length + pairs * parts.pairs + signs * parts.signs) / 10) / 10;
  const { uncommonWords, lettersPerWord, bitsPerPair, signShare } = facts;
  return {
    ...parts,
    score,
    difficulty: difficultyOfScore(score),
    uncommonWords,
    lettersPerWord,
    bitsPerPair,
    signShare,
  };
}

/** What a score means. */
export function difficultyOfScore(score: number): Difficulty {
  if (score < difficultyStarts.MEDIUM) return "EASY";
  return score < difficultyStarts.HARD ? "MEDIUM" : "HARD";
}

function measureWords(body: string, { rarity, pairBits, unknownPairBits }: WordStatistics) {
  // Each word once with its number: a book says the same few over and over.
  const counts = new Map<string, number>();
  for (const found of body.toLowerCase().match(wordPattern) ?? []) counts.set(found, (counts.get(found) ?? 0) + 1);
  const sums = { words: 0, rarity: 0, uncommon: 0, letters: 0, pairs: 0, bits: 0 };
  for (const [found, times] of counts) {
    const plain = found.replaceAll("’", "'");
    const pairs = pairsOf(plain);
    let bits = 0;
    for (const pair of pairs) bits += pairBits.get(pair) ?? unknownPairBits;
    sums.words += times;
    sums.rarity += times * (rarity.get(plain) ?? 1);
    sums.uncommon += rarity.has(plain) ? 0 : times;
    sums.letters += times * plain.replaceAll("'", "").length;
    sums.pairs += times * pairs.length;
    sums.bits += times * bits;
  }
  // What has no words at all is signs: they are not typed by habit.
  if (sums.words === 0) return { rarity: 1, uncommonWords: 1, lettersPerWord: 0, bitsPerPair: unknownPairBits };
  return {
    rarity: sums.rarity / sums.words,
    uncommonWords: sums.uncommon / sums.words,
    lettersPerWord: sums.letters / sums.words,
    bitsPerPair: sums.pairs === 0 ? 0 : sums.bits / sums.pairs,
  };
}

/** 0 to 100: where a fact lies in its range. */
function partOf(fact: number, [least, most]: readonly [number, number]): number {
  return 100 * Math.min(1, Math.max(0, (fact - least) / (most - least)));
}

/** What a list of common words says about a language, as the formula of difficulty needs it. */
type WordStatistics = {
  /** How rare a word is: 0 for the most common one, near 1 at the end of the list. What is not in it is 1. */
  readonly rarity: ReadonlyMap<string, number>;
  /** How surprising each pair of letters is, in bits: -log2 of its share of all pairs in running text. */
  readonly pairBits: ReadonlyMap<string, number>;
  /** The same for a pair that no listed word has. */
  readonly unknownPairBits: number;
};

/**
 * Twice the length of the list: the last listed word still counts as a little less rare than one that is not listed.
 */
const HORIZON = 2;

const lists: Readonly<Record<Language, readonly string[]>> = { en: english, nl: dutch };

const statistics = new Map<Language, WordStatistics>();

/** Made once for each language, in about 3 ms. */
export function wordStatistics(language: Language): WordStatistics {
  const found = statistics.get(language) ?? countWords(lists[language]);
  statistics.set(language, found);
  return found;
}

/**
 * By Zipf's law (Human Behavior and the Principle of Least Effort, 1949) the word of rank r comes 1/r times as often as
 * the first one. So a list in order of frequency is enough to say how rare its words are, by the logarithm of their
 * rank, and how often each pair of letters comes in running text.
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
function pairsOf(word: string): readonly string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));
}

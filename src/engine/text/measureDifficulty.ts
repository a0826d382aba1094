/** The three levels of difficulty. */
type Difficulty = "EASY" | "MEDIUM" | "HARD";

/** How hard a text is to type, and why. */
export type DifficultyReport = {
  /** 0 to 100, to one decimal. */
  readonly score: number;
  readonly difficulty: Difficulty;
  /** The score of each part, 0 to 100; the total is their weighted sum. */
  readonly words: number;
  readonly length: number;
  readonly pairs: number;
  readonly signs: number;
  /** The figures behind the parts. Share of words that are not among the most common of the language, 0 to 1. */
  readonly uncommonWords: number;
  /** Average number of letters per word. */
  readonly lettersPerWord: number;
  /** Average bits per pair of letters: how surprising it is. */
  readonly bitsPerPair: number;
  /** Share of the characters that are capitals, digits, or signs, 0 to 1. */
  readonly signShare: number;
};

/** Weight of each part of the formula; together 100. */
export const difficultyWeights = { words: 40, length: 25, pairs: 20, signs: 15 } as const;

/** The figures of a text that the formula looks at. */
type Figures = {
  /** Average rarity of the words: 0.4 if nearly all are among the first twenty, 0.9 if hardly any is listed. */
  readonly words: number;
  /** Average letters per word. */
  readonly length: number;
  /** Average bits per pair. */
  readonly pairs: number;
  /** Share of capitals, digits and signs. */
  readonly signs: number;
};

/**
 * The figures that count as 0 in their part, and how much more counts as 100, with linear interpolation. The words,
 * lengths and pairs of all library passages are within these ranges.
 */
const least: Figures = { words: 0.4, length: 3, pairs: 6.5, signs: 0 };
const range: Figures = { words: 0.5, length: 3, pairs: 2, signs: 0.2 };

/**
 * The least figures of languages whose ordinary texts differ from English and Dutch ones: German has long words with
 * many endings and a capital on each noun, French has more apostrophes. So a text is easy for its language.
 */
const leastOf: ReadonlyMap<string, Figures> = new Map([
  ["fr", { words: 0.4, length: 3, pairs: 6.5, signs: 0.02 }],
  ["de", { words: 0.46, length: 3.8, pairs: 6.7, signs: 0.04 }],
]);

/**
 * Where the levels begin: the two scores that agree best with the manual classification of the library, for 125 of the
 * first 146 passages.
 */
export const difficultyStarts = { MEDIUM: 32, HARD: 48 } as const;

/** Letters with their marks, and digits; an apostrophe within a word belongs to it. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
/** "I", and what an apostrophe leaves of a word. Lists of common words have few of them. */
const oneLetter = /^\p{L}$/u;
const signPattern = /[^\p{Ll}\p{Lo}\p{M}\s]/gu;

/**
 * How hard a normalized text is to type: 40% how rare its words are, 25% how long they are, 20% how rare their pairs of
 * letters are, and 15% how many characters are capitals, digits and signs. Each part is an average, so a text and the
 * same text twice are equally hard. Deterministic.
 * @param list the common words of the language, most common first.
 * @param language its code.
 */
export function measureDifficulty(body: string, list: readonly string[], language: string): DifficultyReport {
  const facts = {
    ...measureWords(body, wordStatistics(list)),
    signShare: (body.match(signPattern)?.length ?? 0) / Math.max(1, body.length),
  };
  const from = leastOf.get(language) ?? least;
  const parts = {
    words: partOf(facts.rarity, from.words, range.words),
    length: partOf(facts.lettersPerWord, from.length, range.length),
    pairs: partOf(facts.bitsPerPair, from.pairs, range.pairs),
    signs: partOf(facts.signShare, from.signs, range.signs),
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

/** The level of a score. */
export function difficultyOfScore(score: number): Difficulty {
  if (score < difficultyStarts.MEDIUM) return "EASY";
  return score < difficultyStarts.HARD ? "MEDIUM" : "HARD";
}

function measureWords(body: string, { rarity, pairBits, unknownPairBits }: WordStatistics) {
  // Each word once with its count, because a book repeats the same few words many times.
  const counts = new Map<string, number>();
  for (const found of body.toLowerCase().match(wordPattern) ?? []) counts.set(found, (counts.get(found) ?? 0) + 1);
  const sums = { words: 0, rarity: 0, uncommon: 0, letters: 0, pairs: 0, bits: 0 };
  for (const [found, times] of counts) {
    const whole = found.replaceAll("’", "'");
    // French "l'arbre" is two words, English "don't" is in the list.
    for (const plain of rarity.has(whole) ? [whole] : whole.split("'")) {
      const pairs = pairsOf(plain);
      let bits = 0;
      for (const pair of pairs) bits += pairBits.get(pair) ?? unknownPairBits;
      sums.words += times;
      const rare = rarity.get(plain) ?? (oneLetter.test(plain) ? 0 : 1);
      sums.rarity += times * rare;
      sums.uncommon += rare < 1 ? 0 : times;
      sums.letters += times * plain.replaceAll("'", "").length;
      sums.pairs += times * pairs.length;
      sums.bits += times * bits;
    }
  }
  // A text without words consists of signs, which no one types by habit.
  if (sums.words === 0) return { rarity: 1, uncommonWords: 1, lettersPerWord: 0, bitsPerPair: unknownPairBits };
  return {
    rarity: sums.rarity / sums.words,
    uncommonWords: sums.uncommon / sums.words,
    lettersPerWord: sums.letters / sums.words,
    bitsPerPair: sums.pairs === 0 ? 0 : sums.bits / sums.pairs,
  };
}

/** Position of a figure in its range, 0 to 100. */
function partOf(fact: number, from: number, width: number): number {
  return 100 * Math.min(1, Math.max(0, (fact - from) / width));
}

/** Statistics of a language from its list of common words, as the formula of difficulty needs them. */
type WordStatistics = {
  /** Rarity of a word: 0 for the most common one, near 1 at the end of the list. 1 for words that are not listed. */
  readonly rarity: ReadonlyMap<string, number>;
  /** How surprising each pair of letters is, in bits: -log2 of its share of all pairs in running text. */
  readonly pairBits: ReadonlyMap<string, number>;
  /** The same for a pair that occurs in no listed word. */
  readonly unknownPairBits: number;
};

/**
 * A factor on the length of the list, so that the last listed word still counts as a bit less rare than one that is not
 * listed.
 */
const HORIZON = 2;

const statistics = new WeakMap<readonly string[], WordStatistics>();

/** Computed once per list, in about 3 ms. */
export function wordStatistics(list: readonly string[]): WordStatistics {
  const found = statistics.get(list) ?? countWords(list);
  statistics.set(list, found);
  return found;
}

/**
 * By Zipf's law (Human Behavior and the Principle of Least Effort, 1949) the word of rank r occurs 1/r times as often
 * as the first one. So a list in order of frequency is enough to derive how rare its words are, by the logarithm of
 * their rank, and how often each pair of letters occurs in running text.
 */
export function countWords(list: readonly string[]): WordStatistics {
  const whole = Math.log(Math.max(2, list.length * HORIZON));
  const rarity = new Map<string, number>();
  for (const [at, word] of list.entries()) {
    const plain = word.toLowerCase();
    if (!rarity.has(plain)) rarity.set(plain, Math.log(at + 1) / whole);
  }
  const weights = new Map<string, number>();
  let sum = 0;
  for (const [at, word] of list.entries()) {
    for (const pair of pairsOf(word.toLowerCase())) {
      weights.set(pair, (weights.get(pair) ?? 0) + 1 / (at + 1));
      sum += 1 / (at + 1);
    }
  }
  // As rare as a pair that only the last word has.
  const rarest = 1 / Math.max(1, list.length);
  const bits = (weight: number): number => -Math.log2(weight / Math.max(rarest, sum));
  return {
    rarity,
    pairBits: new Map([...weights].map(([pair, weight]) => [pair, bits(weight)])),
    unknownPairBits: bits(rarest),
  };
}

/** The pairs of neighboring letters in a word, in UTF-16 units. */
function pairsOf(word: string): readonly string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));
}

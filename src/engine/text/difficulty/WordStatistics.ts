/** What a list of common words says about a language, as the formula of difficulty needs it. */
export type WordStatistics = {
  /** How rare a word is: 0 for the most common one, near 1 at the end of the list. What is not in it is 1. */
  readonly rarity: ReadonlyMap<string, number>;
  /** How surprising each pair of letters is, in bits: -log2 of its share of all pairs in running text. */
  readonly pairBits: ReadonlyMap<string, number>;
  /** The same for a pair that no listed word has. */
  readonly unknownPairBits: number;
};

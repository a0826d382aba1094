/** What lessons in a language are made of besides its most common words. Only `npm run words` reads it. */
export type EarlyWords = {
  /** Words for lessons whose letters occur in few of the most common words. */
  readonly words: readonly string[];
  /** Phrases, which come before those from sentences. */
  readonly phrases: readonly string[];
  /** Common words that are nothing to practice with at the age of nine, such as those of offices and law. */
  readonly excludedWords: readonly string[];
  /** Ends of sentences that are no phrase by themselves. */
  readonly excludedPhrases: readonly string[];
  /** Words that keep their capital and are not names. */
  readonly capitalised: RegExp;
  /** With these a phrase begins: a preposition, then an article or the like. */
  readonly phraseBeginnings: readonly [first: readonly string[], second: readonly string[]];
};

/** The three difficulties that people choose among. */
export type Difficulty = "EASY" | "MEDIUM" | "HARD";

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

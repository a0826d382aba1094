/** A second of a run. */
export type SecondPoint = {
  /** End of this second, in seconds since time zero; the last one may be a fraction. */
  readonly second: number;
  /** Speed so far: characters of right words, in words of five per minute. */
  readonly wpm: number;
  /** Characters inserted in this second alone, in words of five per minute. */
  readonly raw: number;
  /** Wrong key presses in this second. */
  readonly errors: number;
};

/** Figures for all places where a character (`key`) was expected. */
export type KeyFigures = {
  readonly key: string;
  /** Key presses there, right and wrong. */
  readonly presses: number;
  /** The wrong ones. */
  readonly misses: number;
  /** Mean time from the previous key press to a right one, in ms; 0 if none could be measured. */
  readonly meanMs: number;
};

/** The same for a character after another: `pair` is both, in reading order. */
export type PairFigures = Omit<KeyFigures, "key"> & { readonly pair: string };

/** Characters of the final text, compared to the expected text (Monkeytype's four counts). */
export type CharacterCounts = {
  readonly correct: number;
  readonly incorrect: number;
  readonly extra: number;
  readonly missed: number;
};

/** Soukoreff & MacKenzie, CHI 2003: rates in percent, KSPC in keystrokes per character. */
export type ErrorRates = {
  readonly msd: number;
  readonly kspc: number;
  readonly total: number;
  readonly corrected: number;
  readonly uncorrected: number;
};

/** The figures of a run. Without time or keys all are 0, never NaN or Infinity. */
export type RunMetrics = {
  /** Milliseconds from time zero to the end of the run. */
  readonly durationMs: number;
  /** Characters of right words with their space, ÷ 5, per minute (like Monkeytype's `wpm`). */
  readonly wpm: number;
  /** All characters of the final text ÷ 5, per minute (like Monkeytype's `raw`). */
  readonly raw: number;
  /** Aanslagen per minuut: all inserting key presses per minute. */
  readonly strokesPerMinute: number;
  /** Share of inserting key presses that were right, in percent. A corrected error still counts. */
  readonly accuracy: number;
  /** 0 to 100: how even the raw speed of each second is (see measureConsistency). */
  readonly consistency: number;
  /** Inserting key presses. */
  readonly presses: number;
  readonly rightPresses: number;
  /**
   * Wrong presses after the third in a row at the same place, with stop on error: they show that the user is stuck and
   * not how accurate they are, so exercises do not count them.
   */
  readonly pileUp: number;
  /** Wrong presses after a word's end: extra letters, also deleted ones. They miss no key. */
  readonly extraPresses: number;
  readonly characters: CharacterCounts;
  readonly errorRates: ErrorRates;
  readonly seconds: readonly SecondPoint[];
  /** Most missed first, then by character. */
  readonly keys: readonly KeyFigures[];
  readonly pairs: readonly PairFigures[];
};

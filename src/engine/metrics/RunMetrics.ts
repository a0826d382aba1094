/** A second of a run. */
export type SecondPoint = {
  /** End of this stretch, in seconds since zero; the last one may be a fraction. */
  readonly second: number;
  /** Speed so far: characters of right words, in words of five a minute. */
  readonly wpm: number;
  /** Characters inserted in this stretch alone, in words of five a minute. */
  readonly raw: number;
  /** Wrong key presses in this stretch. */
  readonly errors: number;
};

/** What happened wherever one character (`key`) was expected. */
export type KeyFigures = {
  readonly key: string;
  /** Key presses there, right and wrong. */
  readonly presses: number;
  /** The wrong ones. */
  readonly misses: number;
  /** Mean time from the key press before to a right one, in ms; 0 when there is none to measure. */
  readonly meanMs: number;
};

/** The same for a character after another: `pair` is both, in reading order. */
export type PairFigures = Omit<KeyFigures, "key"> & { readonly pair: string };

/** Characters of the final text, compared with what was asked (Monkeytype's four counts). */
export type CharacterCounts = {
  readonly correct: number;
  readonly incorrect: number;
  readonly extra: number;
  readonly missed: number;
};

/** Soukoreff & MacKenzie, CHI 2003: rates in percent, KSPC in keystrokes a character. */
export type ErrorRates = {
  readonly msd: number;
  readonly kspc: number;
  readonly total: number;
  readonly corrected: number;
  readonly uncorrected: number;
};

/** The figures of a run. Zero time or no keys give 0 everywhere, never NaN or Infinity. */
export type RunMetrics = {
  /** Milliseconds from zero to the end of the run. */
  readonly durationMs: number;
  /** Characters of right words with their space, ÷ 5, a minute (as Monkeytype's `wpm`). */
  readonly wpm: number;
  /** All characters of the final text ÷ 5, a minute (as Monkeytype's `raw`). */
  readonly raw: number;
  /** Aanslagen per minuut: all inserting key presses, a minute. */
  readonly strokesPerMinute: number;
  /** Right key presses of all inserting ones, in percent. A corrected error still counts. */
  readonly accuracy: number;
  /** 0 to 100: how even the raw speed of each second is (see measureConsistency). */
  readonly consistency: number;
  /** Inserting key presses. */
  readonly presses: number;
  readonly rightPresses: number;
  /** Wrong presses past a word's end: extra letters, also those taken back. No key was missed there. */
  readonly extraPresses: number;
  readonly characters: CharacterCounts;
  readonly errorRates: ErrorRates;
  readonly seconds: readonly SecondPoint[];
  /** Most missed first, then by character. */
  readonly keys: readonly KeyFigures[];
  readonly pairs: readonly PairFigures[];
};

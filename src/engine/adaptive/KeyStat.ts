/** What is known of one key, or of one key after another. All counts are of presses where that key was expected. */
export type KeyStat = {
  /** Presses in all, right and wrong. */
  readonly presses: number;
  readonly misses: number;
  /** Smoothed time of a right press in ms; 0 while none could be timed. */
  readonly timeMs: number;
  /** Smoothed share of presses that miss, 0 to 1. */
  readonly missRate: number;
  /** Right presses since the last miss. */
  readonly inARow: number;
  /** Day of the last press, as a whole number of days since any fixed day. */
  readonly day: number;
  /** Whether it has ever been known well enough for the next key to open. A bad day takes nothing away. */
  readonly learnt: boolean;
};

/** Before the first press. */
export const unknownKey: KeyStat = { presses: 0, misses: 0, timeMs: 0, missRate: 0, inARow: 0, day: 0, learnt: false };

/** Limits of what coaches see live. Times in ms. */
export const liveLimits = {
  /**
   * Someone in a run who presses no key for this long needs help. Shorter than the 10 s after which practice stops a
   * run.
   */
  stuckAfterMs: 7_000,
  /** Without a key press for this long a user counts as away, although the run continues (a race, a lesson). */
  goneMs: 60_000,
  /**
   * Also stuck: fewer than {@link stuckPercent} of this many last key presses right. With fewer presses there is no
   * judgment.
   */
  stuckPresses: 40,
  stuckPercent: 80,
  /** Maximum keystrokes per batch: a run that is watched from its middle arrives in a few. */
  batchKeystrokes: 1_000,
  /** Maximum length of an encoded batch in characters, as pages split their logs: 48,000 bytes. */
  batchLength: 64_000,
  /**
   * Longest text that is watched, in UTF-16 units: the longest in the library with its ligatures spelled out, and twice
   * an exam's.
   */
  textLength: 30_000,
  /** Longer titles are cut. */
  titleLength: 100,
  /** Longest id that a page gives to a run, or to itself. */
  idLength: 64,
} as const;

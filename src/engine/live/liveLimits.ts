/** Numbers of what coaches see live. Times in ms. */
export const liveLimits = {
  /**
   * Who is in the middle of a run and presses no key for so long needs help. Shorter than the 10 s after which practice
   * stops a run.
   */
  silenceMs: 7_000,
  /** After so long without a key a typist counts as gone, although the run goes on (a race, a lesson). */
  goneMs: 60_000,
  /**
   * Also stuck: fewer than {@link stuckPercent} of the last so many key presses right. With fewer presses there is no
   * judgment.
   */
  stuckPresses: 40,
  stuckPercent: 80,
  /** Keystrokes in one batch: a run that is followed from its middle comes in a few. */
  batchKeystrokes: 1_000,
  /** And characters of its encoding, as pages cut their logs: 48,000 bytes. */
  batchLength: 64_000,
  /**
   * Longest text that is followed, in UTF-16 units: the longest of the library with its ligatures spelt out, and an
   * exam's laid out twice.
   */
  textLength: 30_000,
  /** More of a title is cut. */
  titleLength: 100,
  /** Longest name that a page gives to a run, or to itself. */
  idLength: 64,
} as const;

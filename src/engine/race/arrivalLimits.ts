/**
 * Numbers of how late keys may come (SPEC section 11). Times in ms. Apart from raceLimits, which every page loads
 * first.
 */
export const arrivalLimits = {
  /**
   * How old keys may be when they arrive and still count from when they were typed: a batch is 250 ms long, and a lost
   * request is sent again.
   */
  lateMs: 2_500,
  /** How long the server may take to notice that a connection is lost (attendWhileHeard, RoomVisitors). */
  noticeMs: 8_000,
  /** How much faster than before somebody may have typed without a connection, for their time to count. */
  offlinePace: 1.5,
  /**
   * Characters from which a racer's speed is known, and characters typed without a connection that need no known speed.
   */
  paceCharacters: 20,
  freeCharacters: 10,
  /**
   * Keys older than this that no lost connection explains are suspect: when they are so much of the text, somebody
   * should look.
   */
  suspectMs: 4_000,
  lateShare: 0.6,
  /** Also a single key as old as this: a loss too short to be noticed, and the requests after it, end sooner. */
  tooLateMs: 12_000,
} as const;

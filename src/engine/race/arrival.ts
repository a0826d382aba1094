/**
 * How a racer's batches arrived, by the server's clock: what a batch that is dated into the past may claim. All times
 * in ms, those ending in `After` since the start of the race. The anchor is the last batch whose last key came in time:
 * their position by then is certain.
 */
export type Arrival = {
  /** When the last batch arrived. */
  readonly arrivedAfter: number;
  /** Characters typed by the end of the anchor, and when its last key was typed. */
  readonly anchorPosition: number;
  readonly anchorAfter: number;
  /** How long keys could not reach the server since the anchor. */
  readonly offlineMs: number;
  /** Whether they were without a connection when the race started. */
  readonly wasAbsent: boolean;
  /** Characters whose keys came later than the connection explains. */
  readonly lateCharacters: number;
  /** By how much the latest key came later than the connection explains. */
  readonly worstMs: number;
};

/** A racer who has sent nothing. */
export const noArrival: Arrival = {
  arrivedAfter: 0,
  anchorPosition: 0,
  anchorAfter: 0,
  offlineMs: 0,
  wasAbsent: false,
  lateCharacters: 0,
  worstMs: 0,
};

/** A batch that was applied to a racer's text. */
export type ArrivedBatch = {
  readonly arrivedAfter: number;
  readonly firstAfter: number;
  readonly lastAfter: number;
  /** Characters typed before it, by its last late key (see {@link lateBefore}), and after it. */
  readonly from: number;
  readonly late: number;
  readonly to: number;
  /** As {@link offlineUntil} gives it. */
  readonly offlineMs: number;
};

/**
 * How long keys could not reach the server since the anchor. The server notices a lost connection some seconds late, so
 * that its time is counted from before that, but not from before the last batch: that came through.
 * @param awayAfter when the connection was seen to be lost, in ms since the start; null while it is there.
 * @param until ms since the start.
 */
export function offlineUntil({ arrivedAfter, offlineMs }: Arrival, awayAfter: number | null, until: number): number {
  return awayAfter === null
    ? offlineMs
    : offlineMs + Math.max(0, until - Math.max(awayAfter - arrivalLimits.noticeMs, arrivedAfter));
}

/**
 * Keys before this moment, in ms since the start, come later than the connection explains. One that was never there
 * explains nothing: only who has sent something could lose it.
 */
export function lateBefore({ anchorPosition, wasAbsent }: Arrival, arrivedAfter: number, offlineMs: number): number {
  const isExplained = !wasAbsent || anchorPosition >= arrivalLimits.paceCharacters;
  return arrivedAfter - arrivalLimits.suspectMs - (isExplained ? offlineMs : 0);
}

/** The arrival of one more batch. */
export function arrive(
  arrival: Arrival,
  { arrivedAfter, firstAfter, lastAfter, from, late, to, offlineMs }: ArrivedBatch,
): Arrival {
  const isInTime = arrivedAfter - lastAfter <= arrivalLimits.lateMs;
  return {
    arrivedAfter,
    anchorPosition: isInTime ? to : arrival.anchorPosition,
    anchorAfter: isInTime ? lastAfter : arrival.anchorAfter,
    offlineMs: isInTime ? 0 : offlineMs,
    wasAbsent: arrival.wasAbsent,
    lateCharacters: arrival.lateCharacters + Math.max(0, late - from),
    worstMs: Math.max(arrival.worstMs, arrivedAfter - firstAfter - offlineMs),
  };
}

/**
 * When a racer finished, in ms since the start: as their log says, but no earlier than the batch's arrival less a few
 * seconds. Time without a connection counts as typed in at no more than one and a half times the speed at which the
 * racer's keys had come until then.
 * @param claimed what the log says
 * @param length characters of the text
 */
export function creditFinish(
  { anchorPosition, anchorAfter }: Arrival,
  claimed: number,
  arrivedAfter: number,
  offlineMs: number,
  length: number,
): number {
  const online = arrivedAfter - arrivalLimits.lateMs;
  if (claimed >= online) return claimed;
  const characters = Math.max(0, length - anchorPosition - arrivalLimits.freeCharacters);
  const hasPace = characters === 0 || anchorPosition >= arrivalLimits.paceCharacters;
  const paced = hasPace
    ? anchorAfter + (characters === 0 ? 0 : (characters * anchorAfter) / anchorPosition / arrivalLimits.offlinePace)
    : Infinity;
  return Math.max(claimed, Math.round(Math.max(online - offlineMs, Math.min(online, paced))));
}

/** Whether keys came so much later than the connection explains that somebody should look at the run. */
export function cameTooLate({ lateCharacters, worstMs }: Arrival, length: number): boolean {
  return worstMs > arrivalLimits.tooLateMs || lateCharacters >= length * arrivalLimits.lateShare;
}

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
   * Characters after which a racer's speed can be measured, and characters typed offline that need no measured speed.
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

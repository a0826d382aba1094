/**
 * How a racer's batches arrived, by the server's clock, which limits the times that a late batch may claim. All times
 * in ms, those ending in `After` since the start of the race. The anchor is the last batch whose last key arrived in
 * time: the racer's position by then is certain.
 */
export type Arrival = {
  /** When the last batch arrived. */
  readonly arrivedAfter: number;
  /** Number of characters typed by the end of the anchor, and when its last key was typed. */
  readonly anchorPosition: number;
  readonly anchorAfter: number;
  /** How long keys could not reach the server since the anchor. */
  readonly offlineMs: number;
  /** Whether they were offline when the race started. */
  readonly wasAbsent: boolean;
  /** Number of characters whose keys were later than the connection explains. */
  readonly lateCharacters: number;
  /** How much later than the connection explains the latest key was. */
  readonly worstMs: number;
};

/** For a racer who has sent nothing. */
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
  /** Number of characters typed before it, by its last late key (see {@link lateBefore}), and after it. */
  readonly from: number;
  readonly late: number;
  readonly to: number;
  /** From {@link offlineUntil}. */
  readonly offlineMs: number;
};

/**
 * How long keys could not reach the server since the anchor. The server notices a lost connection some seconds late, so
 * the outage is counted from before that, but not from before the last batch, which did arrive.
 * @param awayAfter when the server noticed the loss, in ms since the start; null while there is a connection.
 * @param until ms since the start.
 */
export function offlineUntil({ arrivedAfter, offlineMs }: Arrival, awayAfter: number | null, until: number): number {
  return awayAfter === null
    ? offlineMs
    : offlineMs + Math.max(0, until - Math.max(awayAfter - arrivalLimits.noticeMs, arrivedAfter));
}

/**
 * Keys typed before this moment, in ms since the start, are later than the connection explains. A connection that never
 * existed explains nothing: only a racer who has sent something can lose it.
 */
export function lateBefore({ anchorPosition, wasAbsent }: Arrival, arrivedAfter: number, offlineMs: number): number {
  const isExplained = !wasAbsent || anchorPosition >= arrivalLimits.paceCharacters;
  return arrivedAfter - arrivalLimits.suspectMs - (isExplained ? offlineMs : 0);
}

/** Adds the arrival of one more batch. */
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
 * When a racer finished, in ms since the start: as in their log, but at the earliest a few seconds before the batch
 * arrived. For time offline, at most one and a half times the speed at which their keys had arrived before is credited.
 * @param claimed the time in the log.
 * @param length number of characters in the text.
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

/** Whether keys were so much later than the connection explains that the run needs a review. */
export function cameTooLate({ lateCharacters, worstMs }: Arrival, length: number): boolean {
  return worstMs > arrivalLimits.tooLateMs || lateCharacters >= length * arrivalLimits.lateShare;
}

/** Limits for late keys. Times in ms. Separate from raceLimits, which every page loads first. */
export const arrivalLimits = {
  /** Age up to which keys count from when they were typed: a batch is 250 ms long, and a lost request is sent again. */
  lateMs: 2_500,
  /** How long the server may take to notice a lost connection (attendWhileResponsive, RoomVisitors). */
  noticeMs: 8_000,
  /** How much faster than before a racer may have typed offline for their time to count. */
  offlinePace: 1.5,
  /**
   * Number of characters after which a racer's speed can be measured, and number typed offline that need no measured
   * speed.
   */
  paceCharacters: 20,
  freeCharacters: 10,
  /**
   * Keys older than this without a lost connection are suspicious; with this share of the text, the run is reviewed.
   */
  suspectMs: 4_000,
  lateShare: 0.6,
  /**
   * A single key of this age is suspicious too: a loss too short to be noticed, and the retries after it, take less.
   */
  tooLateMs: 12_000,
} as const;

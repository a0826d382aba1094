/**
 * Points for the places of one day of a tournament, the first place first: those of the FIS Alpine Ski World Cup
 * (Rules of the FIS Alpine Ski World Cup, "World Cup points"), made for fields of thirty. Equal results share a place
 * and get the same points, as there; the places after them are skipped.
 */
export const tournamentPoints: readonly number[] = [
  100, 80, 60, 50, 45, 40, 36, 32, 29, 26, 24, 22, 20, 18, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
];

/** Points for the places after those: everyone who raced gets some. */
export const POINTS_FOR_RACING = 1;

/** Improvement is measured against the average of this many runs before the day. */
export const AVERAGE_OF = 10;

/** How many places everyone sees; members also see their own. */
export const SHOWN_PLACES = 3;

/** How many rows everyone sees at most, if many share a place. */
export const SHOWN_ROWS = 10;

/** Limits of a tournament: its days, and how many days ahead it may be planned. */
export const tournamentLimits = { days: 14, aheadDays: 60 } as const;

/**
 * How many days count if the coach chooses nothing: all but one, so that a missed day does not end it. As in the series
 * of sailing, where the worst result is discarded (Racing Rules of Sailing, A2.1).
 */
export function standardBestDays(days: number): number {
  return Math.max(1, days - 1);
}

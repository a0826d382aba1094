import { raceSpeed } from "./raceSpeed";
import type { Racer } from "./RaceState";

/**
 * How much faster a racer was than their own median of seven days, in whole tenths of a percent: 123 is 12.3 % faster,
 * -50 is 5 % slower. As a
 * share and not in words a minute, because two words more are much for who types ten and little for who types eighty.
 * Null before they finish, and without a median.
 */
export function raceImprovement({ finishedAfter, baseline, typing }: Racer): number | null {
  if (finishedAfter === null || baseline === null || baseline <= 0) return null;
  return Math.round((raceSpeed(typing.position, finishedAfter) * 1_000) / baseline) - 1_000;
}

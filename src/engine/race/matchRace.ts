import { median } from "../progress/statistics";
import { ratingLimits } from "./ratingBand";

/** How fast somebody is, as far as it is known: their rating, and their median speed in words per minute. */
export type Strength = { readonly rating: number | null; readonly speed: number | null };

/** An open race to choose from, with those who wait in it. */
type Candidate = { readonly code: string; readonly createdAt: number; readonly waiting: readonly Strength[] };

/** As far apart as two neighboring bands, in words per minute. */
const BAND_SPEED = 20;

/** The distance between people whose ratings and speeds cannot be compared, in bands. */
const UNKNOWN_BANDS = 2;

/**
 * The races in the order in which somebody should try them: people of like strength first, then those with more people
 * waiting, then the oldest. The order is always the same, so that two people who choose at once choose alike.
 */
export function rankRaces<Race extends Candidate>(races: readonly Race[], own: Strength): readonly Race[] {
  return races
    .map((race) => ({ race, apart: bandsApart(own, race.waiting) }))
    .sort((a, b) => a.apart - b.apart || b.race.waiting.length - a.race.waiting.length || compareAge(a.race, b.race))
    .map(({ race }) => race);
}

/** Which of two races is older: negative for the first. Decides alike in every process. */
export function compareAge(a: Pick<Candidate, "code" | "createdAt">, b: Pick<Candidate, "code" | "createdAt">): number {
  return a.createdAt - b.createdAt || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);
}

/** How far somebody is from those who wait, in bands: by rating, or without one by median speed. */
function bandsApart(own: Strength, waiting: readonly Strength[]): number {
  const rating = middle(waiting.map((one) => one.rating));
  if (own.rating !== null && rating !== null) return Math.abs(own.rating - rating) / ratingLimits.bandPoints;
  const speed = middle(waiting.map((one) => one.speed));
  return own.speed !== null && speed !== null ? Math.abs(own.speed - speed) / BAND_SPEED : UNKNOWN_BANDS;
}

function middle(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : median(known);
}

import { median } from "../progress/statistics";

/** A rating as others see it: a band of 200 points, or for a newcomer no figure. Both are null for a newcomer. */
export type RatingBand = { readonly from: number | null; readonly to: number | null };

/** What Glicko-2 knows about somebody, and from how many races. */
export type Rating = {
  readonly rating: number;
  readonly deviation: number;
  readonly races: number;
};

export const ratingLimits = {
  /** Width of a band, in points. */
  bandPoints: 200,
  /** Fewer rated races than this say too little. */
  newcomerRaces: 5,
  /** The same for a rating that is this uncertain or more, in points. */
  newcomerDeviation: 200,
  /**
   * Two people can be rated against each other so often within `pairWindowMs`, so that two who race each other all day
   * cannot move their ratings far. US Chess limits what a match of two changes to 50 points. Between two people whose
   * ratings are settled (deviation 60), five wins in a row are worth 46 points and six are worth 55.
   */
  pairRaces: 5,
  pairWindowMs: 24 * 60 * 60 * 1000,
} as const;

export const newcomerBand: RatingBand = { from: null, to: null };

/** Whether a rating is still too uncertain to be shown or compared. */
export function isNewcomer({ races, deviation }: Pick<Rating, "races" | "deviation">): boolean {
  return races < ratingLimits.newcomerRaces || deviation >= ratingLimits.newcomerDeviation;
}

/** The band of a rating; null is somebody without one, who is a newcomer. */
export function bandOf(rating: Rating | null): RatingBand {
  if (rating === null || isNewcomer(rating)) return newcomerBand;
  const from = Math.max(0, Math.floor(rating.rating / ratingLimits.bandPoints)) * ratingLimits.bandPoints;
  return { from, to: from + ratingLimits.bandPoints - 1 };
}

/** One band around several, from the lowest to the highest; newcomers only count where there are no others. */
export function spanOf(bands: readonly (RatingBand | null)[]): RatingBand | null {
  const shown = bands.filter((band) => band !== null);
  if (shown.length === 0) return null;
  const known = shown.flatMap(({ from, to }) => (from === null || to === null ? [] : [{ from, to }]));
  if (known.length === 0) return newcomerBand;
  return { from: Math.min(...known.map(({ from }) => from)), to: Math.max(...known.map(({ to }) => to)) };
}

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

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

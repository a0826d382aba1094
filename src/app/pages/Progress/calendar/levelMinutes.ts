/** Minutes of practice on a day at which each shade begins; the first is any practice at all. */
export const levelMinutes = [0.1, 5, 10, 20] as const;

/** The shade of a day: 0 without practice, then 1 to 4. */
export function levelOf(durationMs: number | undefined): number {
  if (durationMs === undefined) return 0;
  return Math.max(1, levelMinutes.filter((minutes) => durationMs >= minutes * 60_000).length);
}

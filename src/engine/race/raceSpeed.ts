/**
 * Speed in whole hundredths of a word a minute (a word is five characters), rounded down as every speed, so that places
 * are decided in whole numbers. No time gives 0.
 */
export function raceSpeed(characters: number, durationMs: number): number {
  return durationMs > 0 ? Math.floor((characters * 1_200_000) / durationMs) : 0;
}

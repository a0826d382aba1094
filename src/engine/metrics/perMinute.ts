/** Characters in one "word" of speed figures. */
const CHARACTERS_PER_WORD = 5;

/** How many a minute; 0 when no time passed. */
export function perMinute(count: number, durationMs: number): number {
  return durationMs > 0 ? (count * 60_000) / durationMs : 0;
}

/** Words of five characters a minute. */
export function wordsPerMinute(characters: number, durationMs: number): number {
  return perMinute(characters, durationMs) / CHARACTERS_PER_WORD;
}

/** The classic net speed: gross words a minute less one for each error left in a minute, never below 0. */
export function netWordsPerMinute(strokes: number, uncorrectedErrors: number, durationMs: number): number {
  return Math.max(0, wordsPerMinute(strokes, durationMs) - perMinute(uncorrectedErrors, durationMs));
}

/** `part` of `whole` in percent; 0 when there is nothing. */
export function percent(part: number, whole: number): number {
  return whole > 0 ? (part * 100) / whole : 0;
}

import type { Typing } from "../typing/Typing";

/** Characters in one "word" of speed figures. */
export const CHARACTERS_PER_WORD = 5;

/** A rate per minute; 0 if no time passed. */
export function perMinute(count: number, durationMs: number): number {
  return durationMs > 0 ? (count * 60_000) / durationMs : 0;
}

/** Words of five characters per minute. */
export function wordsPerMinute(characters: number, durationMs: number): number {
  return perMinute(characters, durationMs) / CHARACTERS_PER_WORD;
}

/** The classic net speed: gross words per minute minus one for each uncorrected error per minute, at least 0. */
export function netWordsPerMinute(strokes: number, uncorrectedErrors: number, durationMs: number): number {
  return Math.max(0, wordsPerMinute(strokes, durationMs) - perMinute(uncorrectedErrors, durationMs));
}

/** `part` of `whole` in percent; 0 if `whole` is 0. */
export function percent(part: number, whole: number): number {
  return whole > 0 ? (part * 100) / whole : 0;
}

/**
 * The characters that count for speed: those of completely right words with the space after them. The current word
 * counts while it is right so far; a last word that was given up counts only if it is right.
 */
export function rightCharacters(state: Typing): number {
  if (state.rules === "stopOnError") return state.position;
  const word = state.words[state.done.length] ?? [];
  const reached = state.finished ? word.length : state.typed.length;
  const isRight = state.rightLetters === reached && state.typed.length === reached;
  return state.rightCharacters + (isRight ? reached : 0);
}

/**
 * A figure of a run as shown, with 0, 1 or 2 decimals. Always rounded down, so that a speed or an accuracy on screen
 * was really reached, and 100% means no error at all.
 */
export function roundDown(figure: number, digits: 0 | 1 | 2 = 0): number {
  const scale = 10 ** digits;
  // In floating point, 99.57 is slightly less than that.
  return Math.floor(figure * scale + 1e-9) / scale;
}

/** The units in which people read a speed: words of five characters per minute, or characters per minute. */
export const speedUnits = ["WPM", "CPM"] as const;

export type SpeedUnit = (typeof speedUnits)[number];

/** The unit with a stored or received name; null for none, and for one of a newer server. */
export function findSpeedUnit(name: unknown): SpeedUnit | null {
  return speedUnits.find((unit) => unit === name) ?? null;
}

/** How many of a unit one word per minute is. */
export function unitsPerWpm(unit: SpeedUnit): number {
  return unit === "CPM" ? CHARACTERS_PER_WORD : 1;
}

/** The lengths that the mode bar offers. */
export const TIME_MODES = [15, 30, 60, 120] as const;
export const WORD_MODES = [10, 25, 50, 100] as const;

/**
 * The lengths that can be chosen besides. In 15 minutes a log has room for 22 keys a second, and 1,000 words fit
 * into the longest run at 17 words a minute.
 */
export const TIME_BOUNDS = { min: 5, max: 900 } as const;
export const WORD_BOUNDS = { min: 5, max: 1000 } as const;

/** Whether a run may have this length, in seconds or words. */
export function isLength(bounds: { readonly min: number; readonly max: number }, amount: number): boolean {
  return Number.isInteger(amount) && amount >= bounds.min && amount <= bounds.max;
}

/**
 * An option that changes what a key does: Backspace does nothing, or the caret does not move before the right key. Runs
 * with different ones are not compared.
 */
export const keyRules = ["NO_BACKSPACE", "STOP_ON_ERROR"] as const;

export type KeyRule = (typeof keyRules)[number];

/** Common words, limited by seconds or by number. */
export type WordMode =
  | { readonly kind: "time"; readonly seconds: number }
  | { readonly kind: "words"; readonly count: number };

/**
 * What a practice run consists of: words, a text, a short one, one made for the user, or one that they chose. `zen` is
 * writing without a text.
 */
export type PracticeMode =
  | WordMode
  | { readonly kind: "text" }
  | { readonly kind: "quote" }
  | { readonly kind: "adaptive" }
  | { readonly kind: "custom" }
  | { readonly kind: "zen" };

/** Those that are runs. Free writing has no text to compare with, so there is nothing to verify or save. */
export type RunMode = Exclude<PracticeMode, { readonly kind: "zen" }>;

/**
 * Words generated for each second of a timed run: 6 words a second are 360 words per minute, more than anyone has typed
 * for 15 s, and 4 a second are enough after two minutes. A run in which they are all typed is finished.
 */
const WORDS_PER_SECOND = 6;
const WORDS_PER_LATER_SECOND = 4;
const LATER = 120;

/** How many words a run needs; null for a whole text. */
export function wordsNeeded(mode: PracticeMode): number | null {
  if (mode.kind === "words") return mode.count;
  if (mode.kind !== "time") return null;
  return Math.min(mode.seconds, LATER) * WORDS_PER_SECOND + Math.max(0, mode.seconds - LATER) * WORDS_PER_LATER_SECOND;
}

/** The lengths that the mode bar offers. */
export const TIME_MODES = [15, 30, 60, 120] as const;
export const WORD_MODES = [10, 25, 50, 100] as const;

/** Common words, limited by seconds or by number. */
export type WordMode =
  | { readonly kind: "time"; readonly seconds: (typeof TIME_MODES)[number] }
  | { readonly kind: "words"; readonly count: (typeof WORD_MODES)[number] };

/** What a practice run consists of: words, a text, a short one, one made for the user, or one that they chose. */
export type PracticeMode =
  | WordMode
  | { readonly kind: "text" }
  | { readonly kind: "quote" }
  | { readonly kind: "adaptive" }
  | { readonly kind: "custom" };

/**
 * Words generated for each second of a timed run: 6 words a second are 360 words per minute, more than anyone has typed
 * for 15 s. A run in which they are all typed is finished.
 */
const WORDS_PER_SECOND = 6;

/** How many words a run needs; null for a whole text. */
export function wordsNeeded(mode: PracticeMode): number | null {
  if (mode.kind === "words") return mode.count;
  return mode.kind === "time" ? mode.seconds * WORDS_PER_SECOND : null;
}

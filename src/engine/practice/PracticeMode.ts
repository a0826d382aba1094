/** The lengths that the mode bar offers. */
export const TIME_MODES = [15, 30, 60, 120] as const;
export const WORD_MODES = [10, 25, 50, 100] as const;

export type Language = "en" | "nl";

/** What a run of practice is: so many seconds, so many words, or one whole text. */
export type PracticeMode =
  | { readonly kind: "time"; readonly seconds: (typeof TIME_MODES)[number] }
  | { readonly kind: "words"; readonly count: (typeof WORD_MODES)[number] }
  | { readonly kind: "text" };

/**
 * Words to lay out for each second of a timed run: 6 words a second are 360 words a minute, more than
 * anybody has typed for 15 s. Who comes to the end all the same has finished.
 */
const WORDS_PER_SECOND = 6;

/** How many words a run needs; null for a whole text, which brings its own. */
export function wordsNeeded(mode: PracticeMode): number | null {
  if (mode.kind === "text") return null;
  return mode.kind === "words" ? mode.count : mode.seconds * WORDS_PER_SECOND;
}

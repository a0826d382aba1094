/** The lengths that the mode bar offers. */
export const TIME_MODES = [15, 30, 60, 120] as const;
export const WORD_MODES = [10, 25, 50, 100] as const;

export type Language = "en" | "nl";

/** Common words: so many seconds of them, or so many. */
export type WordMode =
  | { readonly kind: "time"; readonly seconds: (typeof TIME_MODES)[number] }
  | { readonly kind: "words"; readonly count: (typeof WORD_MODES)[number] };

/** What a run of practice is: words, one whole text, a text chosen for the person, or one that the person chose. */
export type PracticeMode =
  | WordMode
  | { readonly kind: "text" }
  | { readonly kind: "adaptive" }
  | { readonly kind: "custom" };

/**
 * Words to lay out for each second of a timed run: 6 words a second are 360 words a minute, more than anybody has typed
 * for 15 s. Who comes to the end all the same has finished.
 */
const WORDS_PER_SECOND = 6;

/** How many words a run needs; null for a whole text, which brings its own. */
export function wordsNeeded(mode: PracticeMode): number | null {
  if (mode.kind === "words") return mode.count;
  return mode.kind === "time" ? mode.seconds * WORDS_PER_SECOND : null;
}

/**
 * What an edit did.
 * - `pressed`: a key press that counts. `expected` is the character that stood there, null past the end of a word or
 * text (an extra letter);
 * `previous` the expected character before it, null at the start of a word's line of thought (the text's first
 * character).
 * - `erased`: `count` characters were taken away. Deleting counts neither way for accuracy.
 * - `ignored`: nothing changed that counts (a space on empty input, a letter past the limit, a key after the end).
 */
export type Outcome =
  | {
      readonly kind: "pressed";
      readonly right: boolean;
      readonly expected: string | null;
      readonly previous: string | null;
    }
  | { readonly kind: "erased"; readonly count: number }
  | { readonly kind: "ignored" };

/** The state after an edit, and what the edit did. */
export type Step<State> = { readonly state: State; readonly outcome: Outcome };

export const ignored: Outcome = { kind: "ignored" };

/** The layouts that Typeloop knows. */
export type LayoutId =
  | "us"
  | "us-international"
  | "dutch"
  | "belgian"
  | "french"
  | "german"
  | "uk"
  | "dvorak"
  | "colemak";

/** What a key gives: a character at once, or a dead key, which waits for the next one. */
export type KeyOutput = { readonly kind: "character" | "dead"; readonly text: string };

/** The keys that are held down while another is pressed. */
export type Level = { readonly shift: boolean; readonly altGr: boolean };

/** The four levels of a key, in the order in which layouts list them. */
export const levels: readonly Level[] = [
  { shift: false, altGr: false },
  { shift: true, altGr: false },
  { shift: false, altGr: true },
  { shift: true, altGr: true },
];

/**
 * A dead key, by the character on it: what it gives alone (before a space), and with which letters it composes what.
 */
export type DeadKey = { readonly alone: string; readonly composed: ReadonlyMap<string, string> };

/** A keyboard layout as data. */
export type KeyboardLayout = {
  readonly id: LayoutId;
  /** Which keys there are: `iso` has one more next to the left Shift, and a tall Enter. */
  readonly form: "ansi" | "iso";
  /** What each key gives on each of the four {@link levels}, by its position code; null where it gives nothing. */
  readonly keys: ReadonlyMap<string, readonly (KeyOutput | null)[]>;
  readonly deadKeys: ReadonlyMap<string, DeadKey>;
};

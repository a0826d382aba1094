/**
 * Most combining marks in a row that a text from outside may have, as in the stream-safe text format (Unicode Standard
 * Annex 15, section 13). No language needs half of it.
 */
export const MOST_MARKS = 30;

/** Looks at each run of marks once, from its beginning. */
const tooManyMarks = new RegExp(`(?<!\\p{M})\\p{M}{${MOST_MARKS + 1}}`, "u");

/**
 * What keeps a text from outside from being read at all. Normalising and comparing take time that grows with the square
 * of a run of combining marks, so this comes before
 * everything else; it takes time that grows with `maxLength`, whatever the text.
 * @param maxLength in UTF-16 units, of the text as it was sent: well above what its rules take once it is normalised.
 * @returns TOO_LONG, WRONG_CHARACTERS for more than {@link MOST_MARKS} combining marks in a row, or null.
 */
export function textFault(text: string, maxLength: number): "TOO_LONG" | "WRONG_CHARACTERS" | null {
  if (text.length > maxLength) return "TOO_LONG";
  return tooManyMarks.test(text) ? "WRONG_CHARACTERS" : null;
}

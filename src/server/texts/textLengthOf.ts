/** The three lengths that one can ask of a random text. */
export type TextLength = "SHORT" | "MEDIUM" | "LONG";

/** Where the lengths begin, in graphemes. */
export const textLengthStarts = { MEDIUM: 220, LONG: 400 } as const;

/** Which of the lengths a text has. */
export function textLengthOf(characters: number): TextLength {
  if (characters < textLengthStarts.MEDIUM) return "SHORT";
  return characters < textLengthStarts.LONG ? "MEDIUM" : "LONG";
}

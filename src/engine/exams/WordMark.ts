/**
 * How a piece of what was typed answers to the text, in the order of the text. `words` are those of the text, `typed`
 * those that stand there.
 * - `right`: the word itself.
 * - `begun`: the last word, right as far as it goes: the time was over.
 * - `wrong`: another word in its place, however many errors it has.
 * - `swapped`: two neighbouring words in each other's place.
 * - `joined`: two words without the space between them; `split`: one word with a space in it.
 * - `omitted`: a word that was left out; `added`: one that the text does not have (an empty one is a space too many).
 */
export type WordMark = {
  readonly kind: keyof typeof markErrors;
  readonly words: readonly string[];
  readonly typed: readonly string[];
};

/**
 * Errors that each piece counts for. Several errors in one word are one (hetcbt.nl/ledenmenu/eisen); a space in or out
 * of place is one.
 */
export const markErrors = {
  right: 0,
  begun: 0,
  wrong: 1,
  swapped: 2,
  joined: 1,
  split: 1,
  omitted: 1,
  added: 1,
} as const;

/** Words with an error, in marks of an alignment. */
export function countErrors(marks: readonly WordMark[]): number {
  return marks.reduce((sum, { kind }) => sum + markErrors[kind], 0);
}

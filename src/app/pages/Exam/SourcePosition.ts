import { alignWords, expectedWords, typedWords, type ExamWord } from "../../../engine/exams/alignWords";

/**
 * After this many finished words, earlier ones count as settled, except for a few that may still be aligned
 * differently.
 */
const MOST_OPEN = 32;
const KEPT_OPEN = 16;

/** Words of the text that are compared in addition to twice as many as were typed, because a line may be left out. */
const AHEAD = 12;

/** The alignment up to here counts as settled. */
type Anchor = { readonly character: number; readonly word: number };

/**
 * The candidate's position in the text they copy, whatever they left out, added or mistyped. Computed once per word, by
 * the engine's alignment of the last few words.
 */
export class SourcePosition {
  readonly #words: readonly ExamWord[];
  #anchors: Anchor[] = [{ character: 0, word: 0 }];
  #length = 0;
  #word = 0;

  constructor(text: string) {
    this.#words = expectedWords(text);
  }

  /** Index of the next word of the text, from 0. */
  get word(): number {
    return this.#word;
  }

  /** Updates the position after the typed text has changed. Most keys change nothing. */
  update(characters: readonly string[]): void {
    const isInWord = characters.length === this.#length + 1 && characters.at(-1) !== " ";
    this.#length = characters.length;
    if (isInWord) return;
    while (this.#anchors.length > 1 && this.#anchor.character > characters.length) this.#anchors.pop();
    const { character, word } = this.#anchor;
    const end = characters.lastIndexOf(" ") + 1;
    if (end <= character) {
      this.#word = word;
      return;
    }
    const typed = typedWords(characters.slice(character, end).join(""));
    const marks = alignWords(this.#words.slice(word, word + 2 * typed.words.length + AHEAD), typed);
    this.#word = Math.min(this.#words.length, word + marks.reduce((sum, { words }) => sum + words.length, 0));
    if (typed.words.length <= MOST_OPEN) return;
    let [expected, given] = [0, 0];
    for (const mark of marks) {
      if (given >= typed.words.length - KEPT_OPEN) break;
      expected += mark.words.length;
      given += mark.typed.length;
    }
    this.#anchors.push({ character: behindWords(characters, character, given), word: word + expected });
  }

  get #anchor(): Anchor {
    return this.#anchors.at(-1) ?? { character: 0, word: 0 };
  }
}

/** The position after this many words and their spaces. */
function behindWords(characters: readonly string[], from: number, words: number): number {
  let at = from;
  for (let count = 0; count < words; count += 1) at = characters.indexOf(" ", at) + 1;
  return at;
}

import { plainKey, splitGraphemes } from "../text/graphemes";

/**
 * Aligns the typed words with the text with as few errors as possible. The rest of the text, which was not reached,
 * does not count as errors.
 */
export function alignWords(
  text: readonly ExamWord[],
  { words: typed, isLastStarted }: TypedWords,
): readonly WordMark[] {
  const same = sameStart(text, typed);
  const rest = typed.slice(same);
  const right = text
    .slice(0, same)
    .map(({ shown }, at): WordMark => ({ kind: "right", words: [shown], typed: [typed[at]?.shown ?? ""] }));
  // Typing everything wrong is one error per word; getting further than twice as many words would mean as many
  // omissions.
  return [...right, ...alignRest(text.slice(same, same + 2 * rest.length), rest, isLastStarted)];
}

/**
 * How many pairs of words are compared at once: more than an hour's copying needs. What has more was not copied from
 * the text (a space held down, say), and is aligned in windows, so that it takes neither much memory nor much time.
 */
const MOST_PAIRS = 1 << 24;

/** Typed words of one window; half of them are decided before the next begins. */
const WINDOW = 400;

function alignRest(text: readonly ExamWord[], typed: readonly ExamWord[], isLastStarted: boolean): readonly WordMark[] {
  if ((text.length + 1) * (typed.length + 1) <= MOST_PAIRS)
    return new WordAlignment(text, typed, isLastStarted).marks();
  const marks: WordMark[] = [];
  let [word, at] = [0, 0];
  while (typed.length - at > WINDOW) {
    const window = new WordAlignment(text.slice(word, word + 2 * WINDOW), typed.slice(at, at + WINDOW), false).marks();
    const until = at + WINDOW / 2;
    for (const mark of window) {
      if (at >= until) break;
      marks.push(mark);
      word += mark.words.length;
      at += mark.typed.length;
    }
  }
  const last = new WordAlignment(text.slice(word, word + 2 * WINDOW), typed.slice(at), isLastStarted);
  return [...marks, ...last.marks()];
}

/**
 * Number of words that are right from the start. Some best alignment always includes them, and most attempts have
 * hundreds.
 */
function sameStart(text: readonly ExamWord[], typed: readonly ExamWord[]): number {
  let same = 0;
  while (same < typed.length && text[same]?.plain === typed[same]?.plain) same += 1;
  return same;
}

/** A word as shown and as compared: two words are equal if their plain forms are. */
export type ExamWord = {
  readonly shown: string;
  /** Each character replaced by that of the key that types it. */
  readonly plain: string;
  /** Number of graphemes. */
  readonly length: number;
};

/** The words of an exam's text. */
export function expectedWords(text: string): readonly ExamWord[] {
  return text === "" ? [] : text.split(" ").map(examWord);
}

export type TypedWords = {
  /** The text between spaces. An extra space leaves an empty word, which is an error of its own. */
  readonly words: readonly ExamWord[];
  /** Whether the last word has no space after it, so it was not finished when the time was up. */
  readonly isLastStarted: boolean;
};

/** The words that were typed. */
export function typedWords(copied: string): TypedWords {
  const words = copied.split(" ").map(examWord);
  const isLastStarted = words.at(-1)?.length !== 0;
  return { words: isLastStarted ? words : words.slice(0, -1), isLastStarted };
}

function examWord(shown: string): ExamWord {
  const graphemes = splitGraphemes(shown);
  return { shown, plain: graphemes.map(plainKey).join(""), length: graphemes.length };
}

/**
 * How a piece of the typed text compares to the exam's text, in the order of the text. `words` are those of the text,
 * `typed` those that were typed.
 * - `right`: the word itself.
 * - `begun`: the last word, correct as far as it was typed when the time was up.
 * - `wrong`: another word in its place, however many mistakes it has.
 * - `swapped`: two neighboring words in reverse order.
 * - `joined`: two words without the space between them; `split`: one word with a space in it.
 * - `omitted`: a word that was left out; `added`: one that is not in the text (an empty one is an extra space).
 */
export type WordMark = {
  readonly kind: keyof typeof markErrors;
  readonly words: readonly string[];
  readonly typed: readonly string[];
};

/**
 * Number of errors for each kind of piece. Several mistakes in one word are one error (hetcbt.nl/ledenmenu/eisen), and
 * so is an extra or missing space.
 */
const markErrors = {
  right: 0,
  begun: 0,
  wrong: 1,
  swapped: 2,
  joined: 1,
  split: 1,
  omitted: 1,
  added: 1,
} as const;

/** Number of errors in an alignment. */
export function countErrors(marks: readonly WordMark[]): number {
  return marks.reduce((sum, { kind }) => sum + markErrors[kind], 0);
}

/**
 * For each kind of piece, how many words of the text and how many typed words it covers. With equal errors, the later
 * kind is chosen.
 */
const pieces = [
  { kind: "omitted", words: 1, typed: 0 },
  { kind: "added", words: 0, typed: 1 },
  { kind: "split", words: 1, typed: 2 },
  { kind: "joined", words: 2, typed: 1 },
  { kind: "wrong", words: 1, typed: 1 },
  { kind: "swapped", words: 2, typed: 2 },
  { kind: "begun", words: 1, typed: 1 },
  { kind: "right", words: 1, typed: 1 },
] as const;

type Piece = (typeof pieces)[number];

/** More errors than any alignment can have. */
const IMPOSSIBLE = 1 << 29;

/**
 * The alignment of the typed words with the text that has the fewest errors; the text may continue after it. Dynamic
 * programming over words (Wagner & Fischer, J. ACM 21(1), 1974; swapped neighbors after Damerau, CACM 7(3), 1964).
 */
class WordAlignment {
  readonly #text: readonly ExamWord[];
  readonly #typed: readonly ExamWord[];
  readonly #isLastStarted: boolean;
  /** Words as numbers, which are fast to compare. */
  readonly #ids = new Map<string, number>();
  readonly #expected: Int32Array;
  readonly #expectedTogether: Int32Array;
  readonly #width: number;
  /**
   * For each position (a number of typed words and of words of the text): the fewest errors, and the piece (its index)
   * that ends there.
   */
  readonly #errors: Int32Array;
  readonly #taken: Uint8Array;

  constructor(text: readonly ExamWord[], typed: readonly ExamWord[], isLastStarted: boolean) {
    this.#text = text;
    this.#typed = typed;
    this.#isLastStarted = isLastStarted;
    this.#expected = Int32Array.from(text, ({ plain }) => this.#id(plain));
    this.#expectedTogether = Int32Array.from(text, ({ plain }, at) => this.#id((text[at - 1]?.plain ?? "") + plain));
    this.#width = text.length + 1;
    this.#errors = new Int32Array(this.#width * (typed.length + 1)).fill(IMPOSSIBLE);
    this.#taken = new Uint8Array(this.#errors.length);
    this.#errors[0] = 0;
    for (let row = 0; row <= typed.length; row += 1) {
      for (const piece of pieces) if (piece.kind !== "omitted") this.#endInRow(piece, row);
      this.#omitInRow(row);
    }
  }

  marks(): readonly WordMark[] {
    const marks: WordMark[] = [];
    let at = this.#typed.length;
    let word = this.#end();
    while (word + at > 0) {
      const piece = pieces[this.#taken[at * this.#width + word] ?? 0] ?? pieces[0];
      const [firstWord, first] = [word - piece.words, at - piece.typed];
      marks.push({
        kind: piece.kind,
        words: shownWords(this.#text, firstWord, word),
        typed: shownWords(this.#typed, first, at),
      });
      [word, at] = [firstWord, first];
    }
    return marks.toReversed();
  }

  #id(word: string): number {
    const id = this.#ids.get(word) ?? this.#ids.size;
    this.#ids.set(word, id);
    return id;
  }

  /** Ends a piece at every position of a row where it fits. */
  #endInRow(piece: Piece, row: number): void {
    if (piece.typed > row) return;
    const current = this.#row(row);
    const from = this.#row(row - piece.typed);
    const taken = this.#taken.subarray(row * this.#width);
    const fits = this.#test(piece, row);
    const number = pieces.indexOf(piece);
    for (let column = piece.words; column < current.length; column += 1) {
      const errors = (from[column - piece.words] ?? IMPOSSIBLE) + markErrors[piece.kind];
      if (errors > (current[column] ?? 0) || !fits(column - 1)) continue;
      current[column] = errors;
      taken[column] = number;
    }
  }

  #row(row: number): Int32Array {
    return this.#errors.subarray(row * this.#width, (row + 1) * this.#width);
  }

  #omitInRow(row: number): void {
    const current = this.#row(row);
    for (let column = 1; column < current.length; column += 1) {
      const errors = (current[column - 1] ?? IMPOSSIBLE) + markErrors.omitted;
      if (errors >= (current[column] ?? 0)) continue;
      current[column] = errors;
      this.#taken[row * this.#width + column] = 0;
    }
  }

  /** Whether a piece that ends after this many typed words can end with a given word of the text. */
  #test({ kind }: Piece, row: number): (word: number) => boolean {
    const last = this.#typed[row - 1]?.plain ?? "";
    const before = this.#typed[row - 2]?.plain ?? "";
    const [lastId, beforeId, bothId] = [this.#id(last), this.#id(before), this.#id(before + last)];
    const [expected, together] = [this.#expected, this.#expectedTogether];
    switch (kind) {
      case "right":
        return (word) => expected[word] === lastId;
      case "begun": {
        const canBegin = this.#isLastStarted && row === this.#typed.length && last !== "";
        return (word) => canBegin && (this.#text[word]?.plain.startsWith(last) ?? false);
      }
      case "swapped":
        return (word) => expected[word] === beforeId && expected[word - 1] === lastId;
      case "joined":
        return (word) => together[word] === lastId;
      case "split":
        // An extra space beside a word does not split it.
        return (word) => expected[word] === bothId && before !== "" && last !== "";
      default:
        return () => true;
    }
  }

  /** The last of the positions with the fewest errors: a wrong word in its place is preferred to an added one. */
  #end(): number {
    const errors = this.#row(this.#typed.length);
    return errors.lastIndexOf(errors.reduce((least, count) => Math.min(least, count)));
  }
}

function shownWords(words: readonly ExamWord[], from: number, to: number): readonly string[] {
  return words.slice(from, to).map((word) => word.shown);
}

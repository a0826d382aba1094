import { plainKey, splitGraphemes } from "../text/graphemes";

/**
 * Lays what was typed beside the text in the way that has the fewest errors. The rest of the text, which was not
 * reached, is no error.
 */
export function alignWords(text: readonly ExamWord[], { words: typed, isLastBegun }: TypedWords): readonly WordMark[] {
  const same = sameStart(text, typed);
  const rest = typed.slice(same);
  const right = text
    .slice(0, same)
    .map(({ shown }, at): WordMark => ({ kind: "right", words: [shown], typed: [typed[at]?.shown ?? ""] }));
  // All wrong is an error a word; to come further than twice as many words would take as many words left out.
  return [...right, ...new WordAlignment(text.slice(same, same + 2 * rest.length), rest, isLastBegun).marks()];
}

/** Words right from the start on: some best alignment always has them so, and most attempts have hundreds. */
function sameStart(text: readonly ExamWord[], typed: readonly ExamWord[]): number {
  let same = 0;
  while (same < typed.length && text[same]?.plain === typed[same]?.plain) same += 1;
  return same;
}

/** A word as it is shown and as it is compared: two are the same exactly when their plain forms are. */
export type ExamWord = {
  readonly shown: string;
  /** Every character by the key that types it. */
  readonly plain: string;
  /** In characters as a person sees them. */
  readonly length: number;
};

/** The words of a text as it is asked. */
export function askedWords(text: string): readonly ExamWord[] {
  return text === "" ? [] : text.split(" ").map(examWord);
}

export type TypedWords = {
  /** What is between the spaces. A space too many leaves an empty word, which is an error of its own. */
  readonly words: readonly ExamWord[];
  /** Whether the last word has no space behind it: more was to come when the time was over. */
  readonly isLastBegun: boolean;
};

/** The words of what was typed. */
export function typedWords(copied: string): TypedWords {
  const words = copied.split(" ").map(examWord);
  const isLastBegun = words.at(-1)?.length !== 0;
  return { words: isLastBegun ? words : words.slice(0, -1), isLastBegun };
}

function examWord(shown: string): ExamWord {
  const graphemes = splitGraphemes(shown);
  return { shown, plain: graphemes.map(plainKey).join(""), length: graphemes.length };
}

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

/** Words with an error, in marks of an alignment. */
export function countErrors(marks: readonly WordMark[]): number {
  return marks.reduce((sum, { kind }) => sum + markErrors[kind], 0);
}

/**
 * How far each kind of piece goes: so many words of the text, so many typed. Where the errors are the same, the later
 * kind is taken.
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
 * The alignment of a text with what was typed that has the fewest errors; the text may go on where that ends. Dynamic
 * programming over words (Wagner & Fischer, J. ACM 21(1), 1974; neighbours that changed places after Damerau, CACM
 * 7(3), 1964).
 */
class WordAlignment {
  readonly #text: readonly ExamWord[];
  readonly #typed: readonly ExamWord[];
  readonly #isLastBegun: boolean;
  /** Words as numbers: they are compared at every place. */
  readonly #ids = new Map<string, number>();
  readonly #asked: Int32Array;
  readonly #askedTogether: Int32Array;
  readonly #width: number;
  /**
   * For each place, behind so many typed words and so many of the text: the fewest errors, and the piece (its number)
   * that ends there.
   */
  readonly #errors: Int32Array;
  readonly #taken: Uint8Array;

  constructor(text: readonly ExamWord[], typed: readonly ExamWord[], isLastBegun: boolean) {
    this.#text = text;
    this.#typed = typed;
    this.#isLastBegun = isLastBegun;
    this.#asked = Int32Array.from(text, ({ plain }) => this.#id(plain));
    this.#askedTogether = Int32Array.from(text, ({ plain }, at) => this.#id((text[at - 1]?.plain ?? "") + plain));
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

  /** Ends a piece at every place of a row where it fits. */
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

  /** Whether a piece that ends behind so many typed words can end with a given word of the text. */
  #test({ kind }: Piece, row: number): (word: number) => boolean {
    const last = this.#typed[row - 1]?.plain ?? "";
    const before = this.#typed[row - 2]?.plain ?? "";
    const [lastId, beforeId, bothId] = [this.#id(last), this.#id(before), this.#id(before + last)];
    const [asked, together] = [this.#asked, this.#askedTogether];
    switch (kind) {
      case "right":
        return (word) => asked[word] === lastId;
      case "begun": {
        const canBegin = this.#isLastBegun && row === this.#typed.length && last !== "";
        return (word) => canBegin && (this.#text[word]?.plain.startsWith(last) ?? false);
      }
      case "swapped":
        return (word) => asked[word] === beforeId && asked[word - 1] === lastId;
      case "joined":
        return (word) => together[word] === lastId;
      case "split":
        // A space too many beside a word splits nothing.
        return (word) => asked[word] === bothId && before !== "" && last !== "";
      default:
        return () => true;
    }
  }

  /** Of the places with the fewest errors the last one: a wrong word in its place rather than one too many. */
  #end(): number {
    const errors = this.#row(this.#typed.length);
    return errors.lastIndexOf(errors.reduce((least, count) => Math.min(least, count)));
  }
}

function shownWords(words: readonly ExamWord[], from: number, to: number): readonly string[] {
  return words.slice(from, to).map((word) => word.shown);
}

import type { ExamWord } from "./ExamWord";
import { markErrors, type WordMark } from "./WordMark";

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
 * programming
 * over words (Wagner & Fischer, J. ACM 21(1), 1974; neighbours that changed places after Damerau, CACM 7(3), 1964).
 */
export class WordAlignment {
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
      marks.push({ kind: piece.kind, words: shown(this.#text, firstWord, word), typed: shown(this.#typed, first, at) });
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

function shown(words: readonly ExamWord[], from: number, to: number): readonly string[] {
  return words.slice(from, to).map((word) => word.shown);
}

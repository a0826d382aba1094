import { acceptsKey, splitGraphemes } from "../../../engine/text/graphemes";
import type { Typing } from "../../../engine/typing/Typing";
import { layOutLines, lineOfCell, tabStop, wordOfCell, type TextLayout } from "./layOutLines";
import type { LineMark, LineMarks } from "./linePainters";

type Word = readonly string[];

/** Punctuation is not heard, so it stays visible. */
const hidden = /[\p{L}\p{N}]/u;

/**
 * A run as lines of cells: their characters, which of them are typed, and the caret. Extra letters at the end of a word
 * are cells too and move the rest. No DOM: the view draws it.
 */
export class ScreenText {
  readonly #words: readonly Word[];
  /** What follows each word of a run with stop on error: a space, Enter or Tab. */
  readonly #gaps: readonly string[];
  readonly #hasTabs: boolean;
  readonly #isMasked: boolean;
  /** Number of letters shown per word, including extra ones. */
  readonly #lengths: number[];
  #columns: number;
  #layout: TextLayout;
  #state: Typing;
  #current = 0;
  /** Where each word begins in the text itself; null until it is needed. */
  #original: TextLayout | null = null;

  /**
   * @param columns cells per line, at least 1.
   * @param isMasked letters that are not typed yet are shown as dots, for a text that is heard.
   */
  constructor(state: Typing, columns: number, isMasked = false) {
    this.#isMasked = isMasked;
    this.#words = state.rules === "free" ? state.words : wordsOf(state.text);
    this.#gaps = state.rules === "free" ? [] : state.text.filter((letter) => letter <= " ");
    this.#hasTabs = this.#gaps.includes("\t");
    this.#columns = columns;
    this.#state = state;
    this.#lengths = this.#words.map((word, at) => Math.max(word.length, this.#typedOf(at)?.length ?? 0));
    this.#layout = this.#layOut();
    this.#current = this.#findCurrent();
  }

  get lines(): number {
    return this.#layout.lineStarts.length;
  }

  get caret(): { readonly line: number; readonly column: number } {
    const cell = this.#caretCell();
    const line = lineOfCell(this.#layout, cell);
    const column = cell - this.#startOf(line);
    return { line, column: this.#hasTabs ? columnAfter(this.cellsOf(line).slice(0, column)) : column };
  }

  /**
   * The place of a number of characters of the text, as if they were behind the caret; a fraction is a part of the
   * column.
   */
  placeOf(position: number): { readonly line: number; readonly column: number } {
    this.#original ??= layOutLines(
      this.#words.map((word) => word.length),
      Number.MAX_SAFE_INTEGER,
    );
    const whole = Math.min(Math.max(0, Math.floor(position)), this.#original.cells);
    const word = wordOfCell(this.#original, whole);
    const cell = this.#wordStart(word) + Math.min(whole - (this.#original.wordStarts[word] ?? 0), this.#lengthOf(word));
    const line = lineOfCell(this.#layout, cell);
    const part = whole < this.#original.cells ? position - whole : 0;
    const column = cell - this.#startOf(line);
    const shownAt = this.#hasTabs ? columnAfter(this.cellsOf(line).slice(0, column)) : column;
    return { line, column: shownAt + Math.max(0, part) };
  }

  /** Sets another number of columns. */
  resize(columns: number): void {
    this.#columns = columns;
    this.#layout = this.#layOut();
  }

  /** Takes the next state of the run. Returns whether letters moved, so that the lines must be written again. */
  show(state: Typing): boolean {
    const before = this.#current;
    this.#state = state;
    this.#current = this.#findCurrent();
    const moved = this.#measure(Math.min(before, this.#current), Math.max(before, this.#current));
    if (moved) this.#layout = this.#layOut();
    return moved;
  }

  /** The characters of a line, by cell; empty after the last line. */
  cellsOf(line: number): readonly string[] {
    const cells: string[] = [];
    this.#walk(line, (word, letter) => {
      const expected = this.#words[word]?.[letter];
      const isHidden = this.#isMasked && this.#isAhead(word, letter) && hidden.test(expected ?? "");
      if (isHidden) return void cells.push("•");
      const gapShown = shown[this.#gaps[word] ?? " "] ?? " ";
      cells.push(expected ?? this.#typedOf(word)?.[letter] ?? gapShown);
    });
    return cells;
  }

  marksOf(line: number): LineMarks {
    const marks: LineMark[] = [];
    let column = 0;
    this.#walk(line, (word, letter) => {
      const kind = this.#faultAt(word, letter);
      const last = marks.at(-1);
      if (kind !== null && last?.kind === kind && last.to === column) marks.splice(-1, 1, { ...last, to: column + 1 });
      else if (kind !== null) marks.push({ from: column, to: column + 1, kind });
      column += 1;
    });
    return { typed: Math.min(column, Math.max(0, this.#caretCell() - this.#startOf(line))), marks };
  }

  /** Calls `visit` for each cell of a line; the space after a word is the letter after its last. */
  #walk(line: number, visit: (word: number, letter: number) => void): void {
    const end = this.#layout.lineStarts[line + 1] ?? this.#layout.cells;
    let cell = this.#startOf(line);
    let word = wordOfCell(this.#layout, cell);
    while (cell < end) {
      const start = this.#layout.wordStarts[word] ?? 0;
      for (; cell < end && cell <= start + this.#lengthOf(word); cell += 1) visit(word, cell - start);
      word += 1;
    }
  }

  #faultAt(word: number, letter: number): LineMark["kind"] | null {
    const state = this.#state;
    if (state.rules === "stopOnError") {
      const cell = this.#wordStart(word) + letter;
      if (cell === state.position && state.misses > 0) return "wrong";
      return cell < state.position && letter === this.#lengthOf(word) && this.#gaps[word] !== " " ? "done" : null;
    }
    const typed = this.#typedOf(word);
    const expected = this.#words[word] ?? [];
    if (typed === null || letter >= this.#lengthOf(word)) return null;
    const given = typed[letter];
    if (given === undefined) return word < state.done.length || state.finished ? "missed" : null;
    const wanted = expected[letter];
    return wanted !== undefined && acceptsKey(wanted, given) ? null : "wrong";
  }

  #layOut(): TextLayout {
    return layOutLines(this.#lengths, this.#columns, this.#gaps);
  }

  /** Whether a letter is still to be typed. */
  #isAhead(word: number, letter: number): boolean {
    const state = this.#state;
    if (state.finished) return false;
    if (state.rules === "stopOnError") return this.#wordStart(word) + letter >= state.position;
    return word > state.done.length || (word === state.done.length && letter >= state.typed.length);
  }

  #typedOf(word: number): Word | null {
    if (this.#state.rules !== "free") return null;
    const { done, typed } = this.#state;
    return done[word] ?? (word === done.length ? typed : null);
  }

  #findCurrent(): number {
    if (this.#state.rules === "free") return Math.min(this.#state.done.length, this.#words.length - 1);
    return wordOfCell(this.#layout, this.#state.position);
  }

  #caretCell(): number {
    if (this.#state.rules === "free") return this.#wordStart(this.#current) + this.#state.typed.length;
    return this.#state.position;
  }

  #measure(from: number, to: number): boolean {
    let moved = false;
    for (let word = Math.max(0, from); word <= to; word += 1) {
      const length = Math.max(this.#words[word]?.length ?? 0, this.#typedOf(word)?.length ?? 0);
      if (length === this.#lengths[word]) continue;
      this.#lengths[word] = length;
      moved = true;
    }
    return moved;
  }

  #wordStart(word: number): number {
    return this.#layout.wordStarts[word] ?? 0;
  }

  #lengthOf(word: number): number {
    return this.#lengths[word] ?? 0;
  }

  #startOf(line: number): number {
    return this.#layout.lineStarts[line] ?? this.#layout.cells;
  }
}

/** Cells of the gaps that are seen; the tab after the arrow reaches to the next stop. */
const shown: Readonly<Record<string, string>> = { "\n": "↵", "\t": "→\t" };

/** The words of a text, which has one space, Enter or Tab between them. */
function wordsOf(text: readonly string[]): readonly Word[] {
  return text
    .join("")
    .split(/[ \n\t]/u)
    .map(splitGraphemes);
}

function columnAfter(cells: readonly string[]): number {
  return cells.reduce((column, cell) => (cell === shown["\t"] ? tabStop(column) : column + 1), 0);
}

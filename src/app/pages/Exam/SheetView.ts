import { splitGraphemes } from "../../../engine/text/graphemes";
import { layOutLines, lineOfCell, type TextLayout, measureCells, type Cells } from "../../typing/stage/layOutLines";
import type { CopyRun } from "./CopyRun";
import { SourcePosition } from "./SourcePosition";

/** The elements that the sheet draws into. React renders them empty; this view fills them. */
export type SheetElements = {
  /** Contains the lines of the text; its font and width determine how many cells a line has. */
  readonly source: HTMLElement;
  /** The bar behind the current line of the text. */
  readonly bar: HTMLElement;
  /** Contains the typed lines. */
  readonly typed: HTMLElement;
  readonly caret: HTMLElement;
  /** Contains the text of an unfinished composition. */
  readonly provisional: HTMLElement;
  /** The input field, which follows the caret for the windows of input methods. */
  readonly field: HTMLElement;
};

/** Number of typed lines that are visible. */
const TYPED_LINES = 3;

/**
 * Draws an attempt without React: the text above, what was typed below. A key press writes one line and moves the
 * caret.
 */
export class SheetView {
  readonly #elements: SheetElements;
  readonly #run: CopyRun;
  readonly #words: readonly string[];
  readonly #place: SourcePosition;
  readonly #typed: TypedLines;
  readonly #rows: readonly HTMLElement[];
  readonly #unsubscribe: () => void;
  #cells: Cells;
  #layout: TextLayout;
  #line = -1;

  constructor(elements: SheetElements, run: CopyRun, text: string) {
    this.#elements = elements;
    this.#run = run;
    this.#words = text.split(" ");
    this.#place = new SourcePosition(text);
    this.#cells = measureCells(elements.source);
    this.#layout = this.#layOut();
    this.#typed = new TypedLines(run.characters, this.#cells.columns);
    this.#rows = Array.from({ length: TYPED_LINES }, () => document.createElement("div"));
    elements.typed.replaceChildren(...this.#rows);
    this.#place.update(run.characters);
    this.#writeSource();
    this.#draw();
    this.#unsubscribe = run.onChange(() => {
      this.#typed.update();
      this.#place.update(run.characters);
      this.#draw();
    });
  }

  /** Measures again and draws everything; call it when the width or the font may have changed. */
  resize(): void {
    const { advance, lineHeight, columns } = this.#cells;
    const cells = measureCells(this.#elements.source);
    if (cells.advance === advance && cells.lineHeight === lineHeight && cells.columns === columns) return;
    this.#cells = cells;
    this.#layout = this.#layOut();
    this.#typed.resize(cells.columns);
    this.#writeSource();
    this.#draw();
  }

  remove(): void {
    this.#unsubscribe();
    this.#elements.source.replaceChildren();
    this.#elements.typed.replaceChildren();
  }

  #layOut(): TextLayout {
    return layOutLines(
      this.#words.map((word) => splitGraphemes(word).length),
      this.#cells.columns,
    );
  }

  /** Writes all lines at once: they never change, and moving them costs nothing. */
  #writeSource(): void {
    const lines = this.#layout.lineStarts.map(() => document.createElement("div"));
    const texts = lines.map((): string[] => []);
    this.#words.forEach((word, at) => texts[lineOfCell(this.#layout, this.#layout.wordStarts[at] ?? 0)]?.push(word));
    lines.forEach((line, at) => {
      line.textContent = texts[at]?.join(" ") ?? "";
    });
    this.#elements.source.replaceChildren(...lines);
    this.#line = -1;
  }

  #draw(): void {
    this.#scroll(lineOfCell(this.#layout, this.#layout.wordStarts[this.#place.word] ?? this.#layout.cells));
    const { line, column } = this.#typed.caret;
    const top = Math.max(0, line - TYPED_LINES + 1);
    this.#rows.forEach((row, at) => {
      const text = this.#typed.textOf(top + at);
      if (row.textContent !== text) row.textContent = text;
    });
    this.#moveCaret(line - top, column);
  }

  /** Scrolls the line before the current one to the top. */
  #scroll(line: number): void {
    if (line === this.#line) return;
    this.#line = line;
    const { lineHeight } = this.#cells;
    const top = Math.max(0, line - 1);
    this.#elements.source.style.transform = `translateY(${-top * lineHeight}px)`;
    this.#elements.bar.style.transform = `translateY(${(line - top) * lineHeight}px)`;
  }

  #moveCaret(row: number, column: number): void {
    const { caret, provisional, field } = this.#elements;
    const at = `translate(${column * this.#cells.advance}px,${row * this.#cells.lineHeight}px)`;
    caret.style.transform = at;
    const text = this.#run.provisional;
    if (provisional.textContent === text) return;
    provisional.textContent = text;
    provisional.style.transform = at;
    field.style.transform = at;
  }
}

/**
 * The typed text, broken into lines of a number of cells. Only its end changes, so only the last lines are broken
 * again.
 */
export class TypedLines {
  readonly #characters: readonly string[];
  #columns: number;
  #starts = [0];

  /** @param characters those of a run: the same array, which changes only at its end. */
  constructor(characters: readonly string[], columns: number) {
    this.#characters = characters;
    this.#columns = columns;
    this.update();
  }

  get count(): number {
    return this.#starts.length;
  }

  /** The position of the next character. */
  get caret(): { readonly line: number; readonly column: number } {
    const line = this.#starts.length - 1;
    return { line, column: this.#characters.length - (this.#starts[line] ?? 0) };
  }

  /** Breaks everything again. */
  resize(columns: number): void {
    this.#columns = columns;
    this.#starts = [0];
    this.update();
  }

  /** Updates the lines after the characters have changed. */
  update(): void {
    while (this.#starts.length > 1 && (this.#starts.at(-1) ?? 0) > this.#characters.length) this.#starts.pop();
    // The word that moved to this line may have become shorter, and fit on the previous one again.
    if (this.#starts.length > 1) this.#starts.pop();
    for (let next = this.#breakIn(this.#starts.at(-1) ?? 0); next !== null; next = this.#breakIn(next))
      this.#starts.push(next);
  }

  textOf(line: number): string {
    const start = this.#starts[line];
    return start === undefined ? "" : this.#characters.slice(start, this.#starts[line + 1]).join("");
  }

  /**
   * Where the line after the one from `start` begins; null if everything fits. The space at a line's end may overflow;
   * a word longer than a line is broken.
   */
  #breakIn(start: number): number | null {
    const end = start + this.#columns;
    if (end >= this.#characters.length) return null;
    if (this.#characters[end] === " ") return end + 1;
    const space = this.#characters.lastIndexOf(" ", end);
    return space >= start ? space + 1 : end;
  }
}

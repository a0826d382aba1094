type Highlights = Readonly<Record<LineMark["kind"] | "typed", Highlight>>;

/** Registered once per page; the style sheet uses the names in `::highlight()`. */
let registered: Highlights | null = null;

function highlights(): Highlights {
  registered ??= {
    typed: register("typed", 0),
    done: register("done", 1),
    missed: register("missed", 1),
    wrong: register("wrong", 2),
  };
  return registered;
}

function register(name: keyof Highlights, priority: number): Highlight {
  const highlight = new Highlight();
  highlight.priority = priority;
  CSS.highlights.set(`typing-${name}`, highlight);
  return highlight;
}

/** Whether the browser can paint ranges of text without elements (Chromium 105, Safari 17.2, Firefox 140). */
export function hasHighlights(): boolean {
  return typeof Highlight === "function" && typeof CSS !== "undefined" && CSS.highlights !== undefined;
}

/**
 * A line as one text node: one range that grows with what is typed, and fixed ones for the few errors. Measured: 1.9 ms
 * of main thread per key, compared to 3.4 and more with a range for each letter.
 */
export class HighlightPainter implements LinePainter {
  readonly element: HTMLElement;
  readonly #text: Text;
  readonly #typed: Range;
  readonly #ranges = new Map<string, { readonly mark: LineMark; readonly range: StaticRange }>();
  #cells: readonly string[] = [];
  /** Whether every cell is one UTF-16 unit, so that cells are offsets. */
  #isPlain = true;
  #shown = 0;

  constructor(element: HTMLElement) {
    this.element = element;
    this.#text = document.createTextNode("");
    element.append(this.#text);
    this.#typed = document.createRange();
    this.#typed.setStart(this.#text, 0);
    highlights().typed.add(this.#typed);
  }

  write(cells: readonly string[]): void {
    const text = cells.join("");
    this.#cells = cells;
    this.#isPlain = text.length === cells.length;
    this.#clear();
    if (this.#text.data !== text) this.#text.data = text;
    this.#typed.setStart(this.#text, 0);
    this.#typed.setEnd(this.#text, 0);
    this.#shown = 0;
  }

  paint({ typed, marks }: LineMarks): void {
    if (typed !== this.#shown) this.#typed.setEnd(this.#text, this.#offset(typed));
    this.#shown = typed;
    if (marks.length === 0 && this.#ranges.size === 0) return;
    const wanted = new Set(marks.map(nameOf));
    for (const [name, { mark, range }] of this.#ranges) {
      if (wanted.has(name)) continue;
      highlights()[mark.kind].delete(range);
      this.#ranges.delete(name);
    }
    for (const mark of marks) this.#add(mark);
  }

  remove(): void {
    this.#clear();
    highlights().typed.delete(this.#typed);
    this.element.remove();
  }

  #add(mark: LineMark): void {
    if (this.#ranges.has(nameOf(mark))) return;
    const range = new StaticRange({
      startContainer: this.#text,
      startOffset: this.#offset(mark.from),
      endContainer: this.#text,
      endOffset: this.#offset(mark.to),
    });
    this.#ranges.set(nameOf(mark), { mark, range });
    highlights()[mark.kind].add(range);
  }

  #clear(): void {
    for (const { mark, range } of this.#ranges.values()) highlights()[mark.kind].delete(range);
    this.#ranges.clear();
  }

  #offset(cell: number): number {
    return this.#isPlain ? cell : this.#cells.slice(0, cell).join("").length;
  }
}

function nameOf({ from, to, kind }: LineMark): string {
  return `${kind}${from}-${to}`;
}

/**
 * A line with an element for each letter, for browsers without highlights. The line's `contain` keeps a key from
 * repainting the others.
 */
export class LetterPainter implements LinePainter {
  readonly element: HTMLElement;
  #letters: readonly HTMLElement[] = [];
  #shown: readonly string[] = [];

  constructor(element: HTMLElement) {
    this.element = element;
  }

  write(cells: readonly string[]): void {
    this.#letters = cells.map((cell) => {
      const letter = document.createElement("span");
      letter.textContent = cell;
      return letter;
    });
    this.#shown = cells.map(() => "");
    this.element.replaceChildren(...this.#letters);
  }

  paint({ typed, marks }: LineMarks): void {
    const states = this.#letters.map((_, at): string => (at < typed ? "typed" : ""));
    for (const { from, to, kind } of marks) states.fill(kind, from, to);
    states.forEach((state, at) => {
      const letter = this.#letters[at];
      if (letter !== undefined && this.#shown[at] !== state) letter.dataset["state"] = state;
    });
    this.#shown = states;
  }

  remove(): void {
    this.element.remove();
  }
}

/**
 * A range of a line to mark, in cells from its start, without `to`. `wrong` letters were typed wrong (or are extra, or
 * block a race), `missed` ones were skipped. `done`: the sign of an Enter or Tab that was typed, which disappears.
 */
export type LineMark = { readonly from: number; readonly to: number; readonly kind: "wrong" | "missed" | "done" };

/** State of a line: how many of its cells are before the caret, and the ranges that are not right. */
export type LineMarks = { readonly typed: number; readonly marks: readonly LineMark[] };

/** Draws one line: with highlights if the browser has them, otherwise with an element for each letter. */
export type LinePainter = {
  readonly element: HTMLElement;
  /** Writes other letters into the line, without marks. Costs a layout of this line. */
  write(cells: readonly string[]): void;
  /** Marks the line. Costs no layout. */
  paint(marks: LineMarks): void;
  remove(): void;
};

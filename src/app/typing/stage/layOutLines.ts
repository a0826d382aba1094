/**
 * Positions of a text's words, in cells of a monospaced font. Cells are numbered through the whole text: every word has
 * its letters and one cell for the space after it, or for the Enter or Tab.
 */
export type TextLayout = {
  /** First cell of each word. */
  readonly wordStarts: Int32Array;
  /** First cell of each line; a line reaches to the start of the next. */
  readonly lineStarts: readonly number[];
  /** Number of cells in the whole text; there is no space after its last word. */
  readonly cells: number;
};

/**
 * Breaks words of the given lengths (letters on screen) into lines of at most `columns` cells. The space at a line's
 * end may overflow; a word longer than a line is broken.
 * @param columns at least 1.
 * @param gaps what follows each word: `\n` ends the line, after `\t` the next word begins at a {@link tabStop}.
 */
export function layOutLines(lengths: readonly number[], columns: number, gaps: readonly string[] = []): TextLayout {
  const wordStarts = new Int32Array(lengths.length);
  const lineStarts: number[] = [0];
  let cell = 0;
  /** The cell at column 0 if every cell of the line had one column; a tab has several. */
  let edge = 0;
  lengths.forEach((length, word) => {
    const gap = gaps[word - 1];
    if (gap === "\t") edge = cell - tabStop(cell - 1 - edge);
    if (cell > edge && (gap === "\n" || cell + length - edge > columns)) {
      edge = cell;
      lineStarts.push(edge);
    }
    wordStarts[word] = cell;
    while (cell + length - edge > columns) {
      edge += columns;
      lineStarts.push(edge);
    }
    cell += length + 1;
  });
  return { wordStarts, lineStarts, cells: Math.max(0, cell - 1) };
}

/** The column after a Tab: its arrow has one, then the next multiple of four follows, as with `tab-size`. */
export function tabStop(column: number): number {
  return column + 5 - ((column + 1) & 3);
}

/** The line of a cell. */
export function lineOfCell({ lineStarts }: TextLayout, cell: number): number {
  return lastAtOrBefore(lineStarts, cell);
}

/** The word of a cell; the space after a word belongs to it. */
export function wordOfCell({ wordStarts }: TextLayout, cell: number): number {
  return lastAtOrBefore(wordStarts, cell);
}

/** Index of the last of the ascending numbers that is at most `limit`; 0 if none is. */
function lastAtOrBefore(numbers: ArrayLike<number>, limit: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The width to assume if nothing can be measured, and the length of the probe. The style sheet limits the lines. */
export const USUAL_COLUMNS = 60;

/** The cells of a monospaced line. */
export type Cells = {
  /** Width of a character in px; 0 if nothing can be measured. */
  readonly advance: number;
  readonly lineHeight: number;
  /** Characters that fit in a line. */
  readonly columns: number;
};

/** Measures the cells of an element's font and width with a temporary, invisible child. */
export function measureCells(lines: HTMLElement): Cells {
  const probe = document.createElement("span");
  probe.textContent = "0".repeat(USUAL_COLUMNS);
  lines.append(probe);
  const { width, height } = probe.getBoundingClientRect();
  const room = lines.clientWidth;
  probe.remove();
  const advance = width / USUAL_COLUMNS;
  // With a small tolerance, because widths are rounded to fractions of a pixel.
  const columns = advance > 0 && room > 0 ? Math.floor((room + 0.5) / advance) : USUAL_COLUMNS;
  return { advance, lineHeight: height, columns: Math.max(1, columns) };
}

/**
 * Calls back when the cells of an element's lines may have changed: with its width, a font that has loaded, or the
 * spacing that the user gives to all text. Returns a function that stops it.
 */
export function watchCells(lines: HTMLElement, onChange: () => void): () => void {
  // One character, by the style sheet: what is drawn has no text but that of the run.
  const probe = lines.appendChild(document.createElement("span"));
  const observer = typeof ResizeObserver === "function" ? new ResizeObserver(onChange) : null;
  observer?.observe(lines);
  observer?.observe(probe);
  document.fonts?.addEventListener("loadingdone", onChange);
  return () => {
    observer?.disconnect();
    document.fonts?.removeEventListener("loadingdone", onChange);
    probe.remove();
  };
}

/** Three lines, and more than that of 60 characters. */
const SEEN = 240;

/** Characters at which browsers only break lines at spaces. */
const plain = /^[\p{L}\p{M}\p{N}.,;:!?'’"]*$/u;

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/**
 * The beginning of a text as HTML, for the server: with TypingStage.module.css it breaks into the same lines that the
 * view will draw.
 */
export function printFirstLines(text: string): string {
  const end = text.indexOf(" ", SEEN);
  const words = (end < 0 ? text : text.slice(0, end))
    .replace(/[&<>]/gu, (character) => entities[character] ?? "")
    .split(" ");
  return `<p>${words.map((word) => (plain.test(word) ? word : `<span>${word}</span>`)).join(" ")}</p>`;
}

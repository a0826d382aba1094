import { hasHighlights, HighlightPainter, LetterPainter, type LinePainter } from "./linePainters";
import { measureCells, USUAL_COLUMNS, watchCells } from "./layOutLines";
import { ScreenText } from "./ScreenText";
import type { Typing } from "../../../engine/typing/Typing";
import { remainingText } from "../TypingRun";

/** The elements that the stage draws into. They belong to React, their content to the view. */
export type StageElements = {
  /** Contains the lines; its font and width determine how many cells a line has. */
  readonly lines: HTMLElement;
  readonly caret: HTMLElement;
  /** Contains the text of an unfinished composition. */
  readonly provisional: HTMLElement;
  /** The input field, which follows the caret for the windows of input methods. */
  readonly field: HTMLElement;
};

/**
 * Lines in the document at a time: the one before the caret's, the caret's, and some below; three of them are visible.
 */
const WINDOW = 8;
const VISIBLE = 3;

/**
 * Draws a run without React: a key press changes one range and the caret, without layout. Positions are computed from
 * the width of a character, measured at the start and when the width or the font changes.
 */
export class StageView {
  readonly #elements: StageElements;
  readonly #run: StageSource;
  readonly #screen: ScreenText;
  readonly #painters: LinePainter[] = [];
  /** The line that each painter shows. */
  readonly #held: number[] = [];
  #advance = 0;
  #lineHeight = 0;
  #columns = USUAL_COLUMNS;
  #top = -1;
  #line = -1;
  readonly #isMasked: boolean;
  readonly #unlisten: () => void;

  /** @param isMasked see ScreenText. */
  constructor(elements: StageElements, run: StageSource, isMasked = false) {
    this.#isMasked = isMasked;
    this.#elements = elements;
    this.#run = run;
    this.#measure();
    this.#screen = new ScreenText(run.state, this.#columns, isMasked);
    // Removes what the server rendered (printFirstLines).
    elements.lines.replaceChildren();
    this.#addPainters();
    this.#drawAll();
    this.#unlisten = run.onChange(() => this.#draw());
  }

  /** Measures again and draws everything; call it when the width or the font may have changed. */
  resize(): void {
    const { advance, lineHeight, columns } = measureCells(this.#elements.lines);
    if (advance === this.#advance && lineHeight === this.#lineHeight && columns === this.#columns) return;
    this.#measure();
    this.#screen.resize(this.#columns);
    this.#drawAll();
  }

  /**
   * Where the caret would be with this many characters of the text behind it, in px from the stage's first visible
   * line; null above and below the visible lines.
   */
  pointOf(position: number): { readonly x: number; readonly y: number } | null {
    const { line, column } = this.#screen.placeOf(position);
    const row = line - this.#top;
    if (row < 0 || row >= VISIBLE) return null;
    return { x: column * this.#advance, y: row * this.#lineHeight };
  }

  remove(): void {
    this.#unlisten();
    for (const painter of this.#painters) painter.remove();
  }

  #addPainters(): void {
    for (let at = 0; at < WINDOW; at += 1) {
      const element = document.createElement("div");
      this.#painters.push(hasHighlights() ? new HighlightPainter(element) : new LetterPainter(element));
      this.#held.push(-1);
      this.#elements.lines.append(element);
    }
  }

  #measure(): void {
    const { advance, lineHeight, columns } = measureCells(this.#elements.lines);
    this.#advance = advance;
    this.#lineHeight = lineHeight;
    this.#columns = columns;
  }

  #drawAll(): void {
    this.#top = -1;
    this.#held.fill(-1);
    this.#draw();
  }

  #draw(): void {
    const moved = this.#screen.show(this.#run.state);
    const { line, column } = this.#screen.caret;
    const top = Math.max(0, line - 1);
    if (moved || this.#isMasked) this.#held.fill(-1);
    if (moved || this.#isMasked || top !== this.#top) this.#scroll(top);
    if (moved || line !== this.#line) this.#painters.forEach((_, at) => this.#paint(at));
    else this.#paint(line % WINDOW);
    this.#line = line;
    this.#place(line - top, column);
  }

  /** Shows the lines from `top` on, and writes those that were not there. */
  #scroll(top: number): void {
    if (top !== this.#top) this.#elements.lines.style.transform = `translateY(${-top * this.#lineHeight}px)`;
    this.#top = top;
    for (let line = top; line < top + WINDOW; line += 1) {
      const at = line % WINDOW;
      const painter = this.#painters[at];
      if (painter === undefined || this.#held[at] === line) continue;
      painter.write(this.#screen.cellsOf(line));
      painter.element.style.top = `${line * this.#lineHeight}px`;
      this.#held[at] = line;
      this.#paint(at);
    }
  }

  #paint(at: number): void {
    const line = this.#held[at];
    if (line !== undefined && line >= 0) this.#painters[at]?.paint(this.#screen.marksOf(line));
  }

  #place(row: number, column: number): void {
    const { caret, provisional, field } = this.#elements;
    const at = `translate(${column * this.#advance}px,${row * this.#lineHeight}px)`;
    caret.style.transform = at;
    const text = this.#run.provisional;
    if (provisional.textContent === text) return;
    provisional.textContent = text;
    provisional.style.transform = at;
    field.style.transform = at;
  }
}

const shown = new WeakMap<Element, StageView>();

/** The view that draws into a stage's window; null before there is one. */
export function findStageView(window: Element): Pick<StageView, "pointOf"> | null {
  return shown.get(window) ?? null;
}

/** Draws a run into the stage's elements, also when their width or font changes. Returns a function that stops it. */
export function openStage(elements: StageElements, run: StageSource, isMasked = false): () => void {
  const view = new StageView(elements, run, isMasked);
  const window = elements.lines.parentElement;
  if (window !== null) shown.set(window, view);
  const unwatch = watchCells(elements.lines, () => view.resize());
  exposeTypingTarget(run);
  return () => {
    unwatch();
    view.remove();
  };
}

/** What a stage draws: a run in progress (TypingRun), or a replay. */
export type StageSource = {
  readonly state: Typing;
  /** Text of a composition that is not finished. */
  readonly provisional: string;
  /** Calls `listener` after every keystroke. Returns the unsubscribe function. */
  readonly onChange: (listener: () => void) => () => void;
};

/**
 * In test builds (made with TYPELOOP_TEST_HOOKS set; vite.config.ts inserts its value here) `window.__typingTarget()`
 * returns what is still to be typed, for benchmarks and browser tests. Production builds do not contain it.
 */
function exposeTypingTarget(run: Pick<StageSource, "state">): void {
  if (process.env.TYPELOOP_TEST_HOOKS) Object.assign(window, { __typingTarget: () => remainingText(run.state) });
}

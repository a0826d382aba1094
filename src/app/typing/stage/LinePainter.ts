import type { LineMarks } from "./LineMarks";

/**
 * Draws one line. There are two: with highlights where the browser has them, with an element for each letter elsewhere.
 */
export type LinePainter = {
  readonly element: HTMLElement;
  /** Puts other letters into the line. Costs a layout of this line. Marks are gone. */
  write(cells: readonly string[]): void;
  /** Marks the line. Costs no layout. */
  paint(marks: LineMarks): void;
  remove(): void;
};

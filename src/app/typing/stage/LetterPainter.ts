import type { LineMarks } from "./LineMarks";
import type { LinePainter } from "./LinePainter";

/**
 * A line with an element for each letter: for browsers without highlights. The line's `contain` keeps a key from
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

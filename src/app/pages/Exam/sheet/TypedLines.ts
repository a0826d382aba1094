/** What was typed, broken into lines of so many cells. Only its end changes, so only the last lines are broken anew. */
export class TypedLines {
  readonly #characters: readonly string[];
  #columns: number;
  #starts = [0];

  /** @param characters those of a run: the same array, which grows and shrinks at its end. */
  constructor(characters: readonly string[], columns: number) {
    this.#characters = characters;
    this.#columns = columns;
    this.update();
  }

  get count(): number {
    return this.#starts.length;
  }

  /** Where the next character comes. */
  get caret(): { readonly line: number; readonly column: number } {
    const line = this.#starts.length - 1;
    return { line, column: this.#characters.length - (this.#starts[line] ?? 0) };
  }

  /** Breaks everything anew. */
  resize(columns: number): void {
    this.#columns = columns;
    this.#starts = [0];
    this.update();
  }

  /** Follows the characters. */
  update(): void {
    while (this.#starts.length > 1 && (this.#starts.at(-1) ?? 0) > this.#characters.length) this.#starts.pop();
    // What was broken off the line before may have been shortened, and fit again.
    if (this.#starts.length > 1) this.#starts.pop();
    for (let next = this.#breakIn(this.#starts.at(-1) ?? 0); next !== null; next = this.#breakIn(next))
      this.#starts.push(next);
  }

  textOf(line: number): string {
    const start = this.#starts[line];
    return start === undefined ? "" : this.#characters.slice(start, this.#starts[line + 1]).join("");
  }

  /**
   * Where the line after the one from `start` begins; null when all fits. The space at a line's end may hang over; a
   * word longer than a line is broken.
   */
  #breakIn(start: number): number | null {
    const end = start + this.#columns;
    if (end >= this.#characters.length) return null;
    if (this.#characters[end] === " ") return end + 1;
    const space = this.#characters.lastIndexOf(" ", end);
    return space >= start ? space + 1 : end;
  }
}

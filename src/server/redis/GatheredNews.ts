/** After what is published at once, the rest is gathered for so long, in ms. */
const GATHERED_MS = 100;

/**
 * Publishes names of what has changed, such as pages: the first at once, and those that follow within a tenth of a
 * second together, each once. So a busy process sends at most ten messages a second to each of the others, however much
 * changes.
 */
export class GatheredNews {
  readonly #publish: (names: readonly string[]) => void;
  readonly #names = new Set<string>();
  #timer: NodeJS.Timeout | null = null;

  /** @param publish called with different names. */
  constructor(publish: (names: readonly string[]) => void) {
    this.#publish = publish;
  }

  add(names: readonly string[]): void {
    if (names.length === 0) return;
    for (const name of names) this.#names.add(name);
    if (this.#timer === null) this.#send();
  }

  /** Publishes what is left. */
  close(): void {
    this.#send();
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #send(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#names.size === 0) return;
    const names = [...this.#names];
    this.#names.clear();
    this.#timer = setTimeout(() => this.#send(), GATHERED_MS).unref();
    this.#publish(names);
  }
}

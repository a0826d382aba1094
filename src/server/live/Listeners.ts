/** Whoever must hear of changes, by what changes. */
export class Listeners {
  readonly #listeners = new Map<string, Set<() => void>>();

  /** Calls back after each change of `key`, until the returned function is called. */
  add(key: string, changed: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners);
    // One and the same function may be given twice.
    const listener = () => changed();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(key) === listeners) this.#listeners.delete(key);
    };
  }

  /** All keys of which somebody wants to hear. */
  keys(): Iterable<string> {
    return this.#listeners.keys();
  }

  tell(key: string): void {
    for (const listener of this.#listeners.get(key) ?? []) listener();
  }
}

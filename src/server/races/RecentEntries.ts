/** Redis writes to its disk every second, and at most two later when the disk is slow. Somewhat longer, in ms. */
export const RECENT_MS = 4_000;

type Recent = { readonly position: number; readonly text: string; readonly at: number };

/**
 * The last entries of a race's stream. They are forgotten when newer ones come, not by time alone: a Redis that is away
 * comes back as it was when it went.
 */
export class RecentEntries {
  #entries: Recent[] = [];

  add(position: number, text: string): void {
    const now = performance.now();
    this.#entries.push({ position, text, at: now });
    const old = this.#entries.findIndex(({ at }) => now - at < RECENT_MS);
    if (old > this.#entries.length / 2) this.#entries = this.#entries.slice(old);
  }

  /**
   * The texts of everything after a position; null when that is not remembered, or is older than `since` (of
   * performance.now).
   */
  after(position: number, since: number): readonly string[] | null {
    const first = this.#entries.findIndex((entry) => entry.position === position + 1 && entry.at >= since);
    return first < 0 ? null : this.#entries.slice(first).map(({ text }) => text);
  }
}

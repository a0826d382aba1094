import type { LiveEvent } from "./LiveEvent";
import type { LiveLog } from "./LiveLog";

/** The events of one process. */
export class MemoryLiveLog implements LiveLog {
  readonly #listeners = new Set<(event: LiveEvent) => void>();

  append(event: LiveEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  watch(listener: (event: LiveEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

import type { Announcements } from "./Announcements";

/** The words of a process that is alone: heard at once, and never missed. */
export class MemoryAnnouncements implements Announcements {
  readonly isHeard = true;
  readonly #listeners = new Map<string, Set<(text: string) => void>>();

  announce(channel: string, text: string): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(text);
  }

  listen(channel: string, listener: (text: string) => void): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(channel);
    };
  }

  onLost(): () => void {
    return () => undefined;
  }

  onMissed(): () => void {
    return () => undefined;
  }
}

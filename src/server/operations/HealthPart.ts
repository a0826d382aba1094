import { setTimeout as sleep } from "node:timers/promises";

/** What does not answer for so long is not there, in ms. */
const PATIENCE_MS = 2_000;

/** Something that the process cannot do without. */
export class HealthPart {
  readonly name: string;
  readonly #ask: () => Promise<unknown>;
  #asking: Promise<boolean> | null = null;

  /** @param ask resolves when it answers. */
  constructor(name: string, ask: () => Promise<unknown>) {
    this.name = name;
    this.#ask = ask;
  }

  /** Whether it answers. However many want to know, it is asked once at a time. */
  async answers(): Promise<boolean> {
    const over = new AbortController();
    const late = sleep(PATIENCE_MS, false, { signal: over.signal, ref: false }).catch(() => false);
    try {
      return await Promise.race([(this.#asking ??= this.#begin()), late]);
    } finally {
      over.abort();
    }
  }

  async #begin(): Promise<boolean> {
    try {
      await this.#ask();
      return true;
    } catch {
      return false;
    } finally {
      this.#asking = null;
    }
  }
}

import type { HealthPart } from "./HealthPart";

/** While something is missing it is looked for so often, in ms. */
const LOOK_MS = 1_000;

/** Whether this process can take requests, and what it misses. */
export class Health {
  readonly #parts: readonly HealthPart[];
  readonly #changed: (name: string, isThere: boolean) => void;
  readonly #lost = new Set<string>();
  #isStopping = false;
  #next: NodeJS.Timeout | null = null;

  /** @param changed hears of each part that is lost, and that is there again. */
  constructor(parts: readonly HealthPart[], changed: (name: string, isThere: boolean) => void) {
    this.#parts = parts;
    this.#changed = changed;
  }

  /** Whether it takes no new work any more. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  stop(): void {
    this.#isStopping = true;
    if (this.#next) clearTimeout(this.#next);
  }

  /** What keeps it from taking requests, by name; nothing when it is ready. */
  async missing(): Promise<readonly string[]> {
    const missing = await this.look();
    return this.#isStopping ? [...missing, "shutdown"] : missing;
  }

  /** Asks every part, and again until all are there. Call it whenever one may have been lost. */
  async look(): Promise<readonly string[]> {
    const answers = await Promise.all(this.#parts.map(async (part) => ({ part, isThere: await part.answers() })));
    for (const { part, isThere } of answers) this.#note(part.name, isThere);
    const missing = answers.filter(({ isThere }) => !isThere).map(({ part }) => part.name);
    if (missing.length > 0 && !this.#isStopping) this.#lookAgain();
    return missing;
  }

  #note(name: string, isThere: boolean): void {
    if (isThere !== this.#lost.has(name)) return;
    if (isThere) this.#lost.delete(name);
    else this.#lost.add(name);
    if (!this.#isStopping) this.#changed(name, isThere);
  }

  #lookAgain(): void {
    if (this.#next) clearTimeout(this.#next);
    this.#next = setTimeout(() => void this.look(), LOOK_MS).unref();
  }
}

/** Lets a few pieces of work run at a time; the others wait for their turn, in order. */
export class Semaphore {
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(atOnce: number, mostWaiting: number) {
    this.#free = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Runs the work when its turn comes. Null, at once, when too many wait already. */
  take<Gives>(work: () => Promise<Gives>): Promise<Gives> | null {
    if (this.#free > 0) {
      this.#free -= 1;
      return this.#run(work);
    }
    if (this.#waiting.length >= this.#mostWaiting) return null;
    return new Promise<void>((resolve) => this.#waiting.push(resolve)).then(() => this.#run(work));
  }

  #run<Gives>(work: () => Promise<Gives>): Promise<Gives> {
    return work().finally(() => this.#pass());
  }

  /** The turn goes straight to who waits, so that nobody slips in between. */
  #pass(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}

/** Runs a limited number of tasks at a time; the others wait in order. */
export class Semaphore {
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(atOnce: number, mostWaiting: number) {
    this.#free = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Runs the task when its turn comes. Null, at once, if too many are waiting. */
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

  /** Passes the turn directly to the next task, so that no other one gets in between. */
  #pass(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}

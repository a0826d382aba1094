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

/** Applies a function to a value: synchronously, unless the value is a promise. */
export function mapMaybePromise<Value, Outcome>(
  value: Value | Promise<Value>,
  goOn: (value: Value) => Outcome | Promise<Outcome>,
): Outcome | Promise<Outcome> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}

/**
 * Does something again and again, once at a time, without keeping the process alive.
 * @param everyMs from one beginning to the next; longer if the work takes longer.
 * @param onError called with each error; the next time tries again.
 * @returns a function that stops this and waits for work in progress.
 */
export function repeat(
  work: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= work()
      .then(() => undefined, onError)
      .finally(() => {
        running = null;
      });
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

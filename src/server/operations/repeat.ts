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

/** The answer, or `silence` after so many ms; then, and only then, the request is aborted. */
export async function giveUpAfter<T>(ms: number, flight: AbortController, answer: Promise<T>, silence: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<T>((resolve) => {
    timer = setTimeout(() => {
      resolve(silence);
      flight.abort();
    }, ms);
  });
  try {
    return await Promise.race([answer, patience]);
  } finally {
    clearTimeout(timer);
  }
}

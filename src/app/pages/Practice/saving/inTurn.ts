const NAME = "typeloop-saving";

/** A page that is stuck is not waited for: saving twice saves once. */
const LONGEST_WAIT_MS = 30_000;

/**
 * Lets the pages of a browser save one after another, so that those that have no account yet get the same one. Browsers
 * that cannot do so (plain HTTP) save at once.
 */
export async function inTurn(work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  let hasBegun = false;
  const begin = (): Promise<void> => {
    hasBegun = true;
    return work();
  };
  try {
    await navigator.locks.request(NAME, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    await work();
  }
}

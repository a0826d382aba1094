import { setTimeout as sleep } from "node:timers/promises";

/**
 * Waits until a condition is met, and returns its value.
 * @throws with `what` if that takes longer than any busy computer needs.
 */
export async function until<Value>(
  what: string,
  isSo: () => Value | null | undefined | false | Promise<Value | null | undefined | false>,
  forMs = 120_000,
): Promise<Value> {
  const end = performance.now() + forMs;
  for (;;) {
    const found = await isSo();
    if (found !== null && found !== undefined && found !== false) return found;
    if (performance.now() > end) throw new Error(`It never came to this: ${what}`);
    await sleep(50);
  }
}

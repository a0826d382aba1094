import { setTimeout as sleep } from "node:timers/promises";

/** Resolves when something has come true. @throws after 20 s. */
export async function untilTrue(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`It never came true: ${isTrue}`);
    await sleep(20);
  }
}

import { setTimeout as sleep } from "node:timers/promises";

/** Resolves when something has come true. @throws after `limit` ms, 20 s unless it says otherwise. */
export async function untilTrue(isTrue: () => boolean | Promise<boolean>, limit = 20_000): Promise<void> {
  const end = Date.now() + limit;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`It never came true: ${isTrue}`);
    await sleep(20);
  }
}

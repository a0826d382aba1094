import type { Page } from "playwright-core";
import { WORKER_PATH } from "../../src/contract/protocol";

/**
 * Asks the page again and again until it says yes: what waits for a function in the page does not wait for its promise.
 * @throws after a minute: four hundred files take a while on a busy computer.
 */
export async function inPage<Arg>(page: Page, condition: (arg: Arg) => Promise<boolean>, arg: Arg): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await page.evaluate(condition as any, arg))) {
    if (Date.now() > end) throw new Error(`It never came true in the page: ${condition}`);
    await page.waitForTimeout(200);
  }
}

/** Waits until the worker of a page has cached all that works without a network, the other pages' files as well. */
export const keepAll = (page: Page) =>
  inPage(
    page,
    async (worker) => {
      if (navigator.serviceWorker.controller === null) return false;
      const code = await (await fetch(worker)).text();
      const files = code.match(/\/assets\/[\w.-]+/gu) ?? [];
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      const kept = new Set(requests.flat().map(({ url }) => new URL(url).pathname));
      return files.length > 20 && files.every((file) => kept.has(file));
    },
    WORKER_PATH,
  );

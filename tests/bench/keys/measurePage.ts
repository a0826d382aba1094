import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "playwright-core";
import { typingTarget } from "../../support/startApp";
import { typeKeys } from "./typeKeys";

/** Keys that are not counted. */
const WARM_UP = 20;

/** How long nobody types, to see what the clock alone lays out, in ms. The page stops a run after ten seconds. */
const REST_MS = 5_000;

/**
 * What a key press costs: main-thread CPU time in ms, layouts, style recalculations. `clockLayouts` are those of the
 * layouts that time
 * brings, as many as when nobody types.
 */
export type KeyCost = {
  readonly cpuMs: number;
  readonly layouts: number;
  readonly clockLayouts: number;
  readonly styles: number;
};

/** A page to type on. */
export type TypedPage = {
  readonly url: string;
  /** Keys that are counted: fewer than the text has after the first ones. */
  readonly keys: number;
  /** What the browser remembers, as its cookie says it. */
  readonly remembers?: string;
};

/** Types on a fresh page and gives the cost per key. @throws when the page did not take all keys as right ones. */
export async function measurePage(
  browser: Browser,
  { url, keys, remembers = "" }: TypedPage,
  random: () => number,
): Promise<KeyCost> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  try {
    if (remembers !== "")
      await context.addCookies([{ name: "typeloop-preferences", value: remembers, url: new URL("/", url).href }]);
    const page = await context.newPage();
    await page.goto(url);
    await readyToType(page);
    // What the page does when it is idle after loading is not the keys' doing.
    await sleep(2_500);
    const text = await typingTarget(page);
    const metrics = await context.newCDPSession(page);
    // CPU time of the thread, not time on the wall: neighbors on the machine do not count.
    await metrics.send("Performance.enable", { timeDomain: "threadTicks" });
    await typeKeys(page, text.slice(0, WARM_UP), random);
    const before = await read(metrics);
    await typeKeys(page, text.slice(WARM_UP, WARM_UP + keys), random);
    const after = await read(metrics);
    if ((await typingTarget(page)) !== text.slice(WARM_UP + keys)) throw new Error(`${url} did not take all keys.`);
    await sleep(REST_MS);
    const rested = await read(metrics);
    const perKey = (name: string) => (of(after, name) - of(before, name)) / keys;
    const clockLayouts =
      ((of(rested, "LayoutCount") - of(after, "LayoutCount")) * (of(after, "Timestamp") - of(before, "Timestamp"))) /
      (of(rested, "Timestamp") - of(after, "Timestamp"));
    return {
      cpuMs: perKey("TaskDuration") * 1000,
      layouts: perKey("LayoutCount"),
      clockLayouts: clockLayouts / keys,
      styles: perKey("RecalcStyleCount"),
    };
  } finally {
    await context.close();
  }
}

async function read(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await session.send("Performance.getMetrics");
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

function of(metrics: ReadonlyMap<string, number>, name: string): number {
  return metrics.get(name) ?? NaN;
}

/** Waits until keys go into the text. */
export async function readyToType(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.tagName === "TEXTAREA" && "__typingTarget" in window);
  await page.evaluate(() => document.fonts.ready.then(() => null));
}

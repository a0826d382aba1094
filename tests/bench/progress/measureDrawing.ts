import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { taskTime } from "./taskTime";

/** How long nothing happens before and after, so that nothing else is counted. In ms. */
const REST_MS = 2_000;

/**
 * What drawing the page costs the main thread from the moment its answer arrives, in ms of CPU time, and that answer.
 */
export type DrawingCost = {
  /** Until the pictures stand. */ readonly cpuMs: number;
  /** Until everything further down is there as well. */ readonly wholeMs: number;
  readonly longestMs: number;
  readonly answer: string;
};

/**
 * Opens `/progress` on a fresh page whose answer is held back until everything else rests, and gives what comes after
 * it.
 */
export async function measureDrawing(
  browser: Browser,
  url: string,
  token: string,
  queryId: string,
): Promise<DrawingCost> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  try {
    const page = await context.newPage();
    await context.addCookies([{ name: "typeloop-preferences", value: "layout=us-international&signedIn=1", url }]);
    await page.addInitScript((value) => localStorage.setItem("typeloop-token", value), token);
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it is set below
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let answer = "";
    let arrived: () => void;
    const isHeld = new Promise<void>((resolve) => (arrived = resolve));
    await page.route("**/graphql", async (route) => {
      if (!(route.request().postData() ?? "").includes(queryId)) return route.continue();
      const response = await route.fetch();
      answer = await response.text();
      arrived();
      await held;
      return route.fulfill({ response, body: answer });
    });
    await page.goto(`${url}/progress`);
    await isHeld;
    await page.evaluate(() => {
      const longest = { ms: 0 };
      (window as unknown as { longest: typeof longest }).longest = longest;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
      }).observe({ entryTypes: ["longtask"] });
      new MutationObserver((_, observer) => {
        if (document.querySelectorAll("canvas").length < 2) return;
        observer.disconnect();
        // After the frame that shows them.
        requestAnimationFrame(() => setTimeout(() => console.info("pictures drawn")));
      }).observe(document, { childList: true, subtree: true });
    });
    await sleep(REST_MS);
    const metrics = await context.newCDPSession(page);
    // CPU time of the thread, not time on the wall: neighbors on the machine do not count.
    await metrics.send("Performance.enable", { timeDomain: "threadTicks" });
    const before = await taskTime(metrics);
    // Asking whether they are there yet would cost time itself.
    const drawn = page
      .waitForEvent("console", (message) => message.text() === "pictures drawn")
      .then(() => taskTime(metrics));
    release();
    const after = await drawn;
    await sleep(2 * REST_MS);
    const whole = await taskTime(metrics);
    if ((await page.locator("canvas").count()) !== 2) throw new Error(`${url}/progress drew no pictures.`);
    const longestMs = await page.evaluate(() => (window as unknown as { longest: { ms: number } }).longest.ms);
    return { cpuMs: (after - before) * 1000, wholeMs: (whole - before) * 1000, longestMs, answer };
  } finally {
    await context.close();
  }
}

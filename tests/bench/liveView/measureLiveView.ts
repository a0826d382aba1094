import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, CDPSession } from "playwright-core";
import { launchBrowser } from "../../support/startApp";
import type { BenchDatabase } from "../support/BenchDatabase";
import type { Figure } from "../support/Figure";
import { MeteredProcess } from "../support/MeteredProcess";
import { median, spread } from "../support/statistics";
import { openGroup } from "./openGroup";
import { LiveViewFeed } from "./LiveViewFeed";

const MEMBERS = 40;
const ROUNDS = 3;

/** What the page does when it is loaded is not the live view's doing. In ms. */
const SETTLE_MS = 6_000;
const MEASURED_MS = 10_000;

/** What drawing a class of forty who all type costs the main thread of the coach's browser. */
export async function measureLiveView(
  database: BenchDatabase,
  main = "dist/server/main.js",
): Promise<readonly Figure[]> {
  const feed = new LiveViewFeed(MEMBERS);
  const app = await MeteredProcess.start(main, {
    HOST: "127.0.0.1",
    PORT: "0",
    DATABASE_URL: database.url,
    TYPELOOP_WEBSOCKET_URL: await feed.open(),
  });
  const browser = await launchBrowser();
  try {
    const { token, address } = await openGroup(app.url);
    const costs: LiveViewCost[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      costs.push(await measureOnce(browser, app.url, token, address, feed));
    const perSecond = costs.map(({ cpuMs }) => cpuMs);
    return [
      {
        name: `main-thread CPU per second, live view with ${MEMBERS} members typing`,
        value: median(perSecond),
        most: 100,
        unit: " ms",
        digits: 0,
        details: [
          `${spread(perSecond, 0)}; ${median(costs.map(({ pictures }) => pictures)).toFixed(1)} pictures of ` +
            `${(feed.bytes / 1024).toFixed(1)} KB a second, ` +
            `1280×720, ${ROUNDS} rounds of ${MEASURED_MS / 1000} s`,
          `of it script ${median(costs.map(({ scriptMs }) => scriptMs)).toFixed(0)} ms, style ` +
            `${median(costs.map(({ styleMs }) => styleMs)).toFixed(0)} ms, layout ` +
            `${median(costs.map(({ layoutMs }) => layoutMs)).toFixed(0)} ms; longest task ` +
            `${Math.max(...costs.map(({ longestMs }) => longestMs)).toFixed(0)} ms`,
        ],
      },
    ];
  } finally {
    await browser.close();
    await app.stop();
    feed.close();
  }
}

/** Per second, in ms of CPU time. */
type LiveViewCost = {
  readonly cpuMs: number;
  readonly scriptMs: number;
  readonly styleMs: number;
  readonly layoutMs: number;
  readonly longestMs: number;
  readonly pictures: number;
};

async function measureOnce(
  browser: Browser,
  url: string,
  token: string,
  address: string,
  feed: LiveViewFeed,
): Promise<LiveViewCost> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  try {
    const page = await context.newPage();
    await context.addCookies([{ name: "typeloop-preferences", value: "signedIn=1", url }]);
    await page.addInitScript((value) => localStorage.setItem("typeloop-token", value), token);
    await page.goto(url + address);
    await page
      .getByRole("list", { name: "Members", exact: true })
      .getByRole("button")
      .nth(MEMBERS - 1)
      .waitFor();
    await page.evaluate(() => {
      const longest = { ms: 0 };
      (window as unknown as { longest: typeof longest }).longest = longest;
      setTimeout(
        () =>
          new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
          }).observe({ entryTypes: ["longtask"] }),
        5_000,
      );
    });
    await sleep(SETTLE_MS);
    const metrics = await context.newCDPSession(page);
    // CPU time of the thread, not time on the wall: neighbors on the machine do not count.
    await metrics.send("Performance.enable", { timeDomain: "threadTicks" });
    const told = feed.told;
    const start = performance.now();
    const before = await read(metrics);
    await sleep(MEASURED_MS);
    const after = await read(metrics);
    const seconds = (performance.now() - start) / 1000;
    const of = (name: string) => (((after.get(name) ?? NaN) - (before.get(name) ?? NaN)) * 1000) / seconds;
    const longestMs = await page.evaluate(() => (window as unknown as { longest: { ms: number } }).longest.ms);
    return {
      cpuMs: of("TaskDuration") - of("DevToolsCommandDuration"),
      scriptMs: of("ScriptDuration"),
      styleMs: of("RecalcStyleDuration"),
      layoutMs: of("LayoutDuration"),
      longestMs,
      pictures: (feed.told - told) / seconds,
    };
  } finally {
    await context.close();
  }
}

async function read(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await session.send("Performance.getMetrics");
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { taskTime } from "./taskTime";

const REST_MS = 2_000;

/** Any address: nothing of it leaves the browser. */
const ORIGIN = "http://bare.test";

/**
 * The two pictures of /progress as the drawing library makes them by itself: nothing is filtered, told, followed or put
 * into words.
 */
const page = (
  library: string,
) => `<!doctype html><meta charset="utf-8"><title>bare</title><body><script>${library}</script><script>
const draw = async () => {
  const { data } = await (await fetch("/answer")).json();
  const { startedAt, wpm, accuracy } = data.viewer.runHistory;
  const days = startedAt.map((at) => Date.parse(at) / 86400000);
  const series = [{}, { stroke: "#36c", paths: () => null, points: { show: true, size: 3, fill: "#36c", width: 0 } }];
  const options = { width: 1100, height: 260, scales: { x: { time: false } }, series };
  for (const values of [wpm, accuracy]) new uPlot(options, [days, values], document.body);
  requestAnimationFrame(() => setTimeout(() => console.info("pictures drawn")));
};
</script>`;

/**
 * What the same answer and two pictures of its columns cost the main thread on a page that does nothing else, in ms of
 * CPU time.
 */
export async function measureBareDrawing(browser: Browser, answer: string): Promise<number> {
  const library = readFileSync(
    path.join(path.dirname(createRequire(import.meta.url).resolve("uplot")), "uPlot.iife.min.js"),
    "utf8",
  );
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  try {
    await context.route(`${ORIGIN}/**`, (route) => {
      const isAnswer = route.request().url().endsWith("/answer");
      return route.fulfill({
        contentType: isAnswer ? "application/json" : "text/html",
        body: isAnswer ? answer : page(library),
      });
    });
    const tab = await context.newPage();
    await tab.goto(ORIGIN);
    await sleep(REST_MS);
    const metrics = await context.newCDPSession(tab);
    await metrics.send("Performance.enable", { timeDomain: "threadTicks" });
    const before = await taskTime(metrics);
    const drawn = tab
      .waitForEvent("console", (message) => message.text() === "pictures drawn")
      .then(() => taskTime(metrics));
    await tab.evaluate("void draw()");
    return ((await drawn) - before) * 1000;
  } finally {
    await context.close();
  }
}

import { readPagePatterns } from "../../src/tools/offline/offlineFiles";
import { appInBrowser } from "../support/appInBrowser";
import { typingTarget } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

const { app, browser } = appInBrowser();

/** An address of every screen there is, of a run, and of nothing. */
const paths = [
  ...readPagePatterns().map((pattern) => pattern.replace(/:code/u, "K7QX9M").replace(/:\w+/gu, "none")),
  "/?mode=time-15&language=nl",
  "/nowhere/at/all",
];

test("as it comes, no page asks any other host for anything, nor loads what could", async () => {
  const context = await browser().newContext({ serviceWorkers: "block" });
  const asked: string[] = [];
  // Of the whole context: workers, sockets and what a page sends as it goes are heard as well.
  context.on("request", (request) => asked.push(request.url()));
  const page = await context.newPage();
  page.on("websocket", (socket) => asked.push(socket.url()));
  for (const path of paths) {
    await page.goto(app.url + path);
    await page.getByRole("navigation", { name: "Main" }).waitFor();
    // What waits for a page that has nothing better to do has had its turn.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
    await page.waitForLoadState("networkidle");
    if (path.startsWith("/?")) await typeInBrowser(page, (await typingTarget(page)).slice(0, 5), { delay: 40 });
  }
  const own = new URL(app.url).host;
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((url) => new URL(url).host !== own && !/^(?:data|blob):/u.test(url))).toEqual([]);
  expect(asked.filter((url) => /\/sentry-|PageViews/u.test(url))).toEqual([]);
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(loaded.filter((name) => new URL(name).host !== own)).toEqual([]);
  await context.close();
});

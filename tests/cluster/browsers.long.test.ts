import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { launchBrowser, typingTarget, visit } from "../support/startApp";
import { sharedCluster } from "./support/sharedCluster";
import { typeInBrowser } from "../support/typeInBrowser";

jest.setTimeout(240_000);

/** Long enough for pages to notice, in ms. */
const OUTAGE_MS = 6_000;

const onCluster = sharedCluster();

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 60_000);
afterAll(() => browser.close());

const standings = (page: Page) => page.getByRole("table", { name: "Standings" });

test("two people race on two processes with a spectator; typing continues during a Redis outage", () =>
  onCluster(2, async ({ cluster, redis }) => {
    const [ada, ben, eve] = await Promise.all([
      visit(browser, `${cluster.app(0).url}/race`),
      visit(browser, `${cluster.app(1).url}/race`),
      visit(browser, `${cluster.app(1).url}/race`),
    ]);
    await ada.page.getByRole("button", { name: "Create race" }).click();
    await ada.page.waitForURL(/\/race\/[A-Z2-9]{6}$/u);
    const path = new URL(ada.page.url()).pathname;
    await ben.page.goto(`${cluster.app(1).url}${path}`);
    await ben.page.getByRole("button", { name: "Join the race" }).click();
    await ben.page.getByRole("button", { name: "I'm ready" }).click();
    await eve.page.goto(`${cluster.app(1).url}${path}/wall`);
    await ada.page.getByRole("button", { name: "Start the race" }).click();
    for (const { page } of [ada, ben])
      await page.getByText(/^Go$/u).first().waitFor({ timeout: 30_000, state: "attached" });

    const text = await typingTarget(ada.page);
    expect(await typingTarget(ben.page)).toBe(text);
    await Promise.all([ada, ben].map(({ page }) => typeInBrowser(page, text.slice(0, 30), { delay: 50 })));
    await redis.kill();
    await Promise.all([
      ...[ada, ben].map(({ page }) => typeInBrowser(page, text.slice(30, 60), { delay: 100 })),
      eve.page
        .getByText("Not live right now, so this screen is out of date. We'll keep trying.")
        .waitFor({ timeout: 30_000 }),
      sleep(OUTAGE_MS),
    ]);
    for (const { page } of [ada, ben]) expect(await typingTarget(page)).toBe(text.slice(60));
    await redis.restart();
    await eve.page
      .getByText("Not live right now, so this screen is out of date. We'll keep trying.")
      .waitFor({ state: "detached", timeout: 30_000 });
    await Promise.all([
      typeInBrowser(ada.page, text.slice(60), { delay: 40 }),
      typeInBrowser(ben.page, text.slice(60), { delay: 50 }),
    ]);

    const seen = await Promise.all(
      [ada, ben].map(async ({ page }) => {
        await standings(page).waitFor({ timeout: 60_000 });
        return (await standings(page).getByRole("row").allInnerTexts()).map((row) => row.match(/\d+/gu));
      }),
    );
    expect(seen[0]).toHaveLength(3);
    expect(seen[1]).toEqual(seen[0]);
    await Promise.all([ada, ben, eve].map(({ context }) => context.close()));
  }));

import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { typingTarget, visit } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

const { app, browser } = appInBrowser();

/** Types a run with one error and its correction, and opens its page. */
async function openResult(page: Page): Promise<string> {
  await page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");
  const text = await typingTarget(page);
  await typeInBrowser(page, text.slice(0, 3), { delay: 60 });
  await page.keyboard.type("#");
  await page.waitForTimeout(300);
  await page.keyboard.press("Backspace");
  await typeInBrowser(page, text.slice(3), { delay: 60 });
  await page.getByText("Saved and verified").waitFor();
  await page.getByRole("link", { name: /^View result/u }).click();
  await page.waitForURL(/\/results\/.+/u);
  await page.reload();
  await page.getByRole("heading", { name: "Result", exact: true }).waitFor();
  return text;
}

const slider = (page: Page) => page.getByRole("slider", { name: "Position in the run" });
const spoken = (page: Page) => slider(page).getAttribute("aria-valuetext");

test("a kept run is played again, key by key, at more speeds, and from any moment", async () => {
  const { context, page, problems } = await visit(browser(), `${app.url}/?mode=words-10&language=en`);
  const text = await openResult(page);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.getByRole("button", { name: "Replay" }).click();
  await page.getByRole("button", { name: "Pause" }).waitFor();
  expect(scripts.some((url) => /\/Replay-[^/]*\.js/u.test(url))).toBe(true);

  // It goes on by itself, and its focus is on the button that stops it.
  await page.waitForFunction((whole) => ((window as any).__typingTarget?.() ?? whole).length < whole.length - 8, text);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  const paused = await typingTarget(page);
  await page.waitForTimeout(400);
  expect(await typingTarget(page)).toBe(paused);
  expect(paused.length).toBeGreaterThan(0);

  // By keyboard to the start, a second on, and to the end.
  await slider(page).focus();
  await page.keyboard.press("Home");
  expect(await typingTarget(page)).toBe(text);
  expect(await spoken(page)).toMatch(/^0 s of /u);
  await page.keyboard.press("ArrowRight");
  expect(await spoken(page)).toMatch(/^1 s of /u);
  await page.keyboard.press("End");
  expect(await typingTarget(page)).toBe("");
  await page.getByText(/^End of replay/u).waitFor({ state: "attached" });

  // Again, four times as fast, up to the end.
  await page.getByRole("radio", { name: "4×" }).check({ force: true });
  const begin = Date.now();
  await page.getByRole("button", { name: "Play again" }).click();
  await page.getByRole("button", { name: "Pause" }).waitFor();
  await page.getByRole("button", { name: "Play again" }).waitFor();
  const [, whole = ""] = / of ([\d.]+) s$/u.exec((await spoken(page)) ?? "") ?? [];
  expect(Date.now() - begin).toBeLessThan(Number(whole) * 1_000);
  expect(await typingTarget(page)).toBe("");
  await page.getByRole("table", { name: "Missed words" }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test("fits every width, and waits where less motion is wanted", async () => {
  const { context, page } = await visit(browser(), `${app.url}/?mode=words-10&language=en`);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openResult(page);
  await page.getByRole("button", { name: "Replay" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  expect(await spoken(page)).toMatch(/^0 s of /u);
  await slider(page).fill("2");
  await page.getByRole("radio", { name: "Speed per word" }).check({ force: true });
  for (const width of [360, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      if (process.env["TYPELOOP_PICTURES"])
        await page.screenshot({
          path: `${process.env["TYPELOOP_PICTURES"]}/replay-${width}-${colorScheme}.png`,
          fullPage: true,
        });
    }
  }
  await context.close();
});

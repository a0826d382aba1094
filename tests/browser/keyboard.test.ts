import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { typingTarget, visit } from "../support/startApp";

const { app, browser } = appInBrowser();

const ready = (page: Page) => page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");
const next = (page: Page) => page.locator("[data-code][data-next=press]").getAttribute("data-code");
const signCodes: Readonly<Record<string, string>> = { " ": "Space", "'": "Quote", "-": "Minus" };
const codeOf = (character: string) => signCodes[character] ?? `Key${character.toUpperCase()}`;

test("the keyboard is shown, follows the keys without a change of layout, and is there again with the next page", async () => {
  const { context, page, problems } = await visit(browser(), `${app.url}/?mode=words-10&language=en`);
  await ready(page);
  expect(await page.locator("[data-code]").count()).toBe(0);
  await page.getByRole("button", { name: "Show keyboard" }).click();
  await page.locator("[data-next=press]").first().waitFor();
  for (let at = 0; at < 8; at += 1) {
    const [character = ""] = await typingTarget(page);
    expect(await next(page)).toBe(codeOf(character));
    await page.keyboard.type(character);
  }

  // The server draws the place as high as what comes into it.
  await page.addInitScript(() => {
    (window as any).shifts = [];
    new PerformanceObserver((list) =>
      (window as any).shifts.push(...list.getEntries().map((entry: any) => entry.value)),
    ).observe({ type: "layout-shift", buffered: true });
  });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  const button = page.getByRole("button", { name: "Hide keyboard" });
  await page.reload({ waitUntil: "commit" });
  await page.waitForFunction(
    () =>
      document.readyState !== "loading" &&
      [...document.styleSheets].length === document.querySelectorAll("link[rel=stylesheet]").length &&
      document.fonts.status === "loaded",
  );
  const before = await button.boundingBox();
  expect(before).not.toBeNull();
  expect(await page.locator("[data-next=press]").count()).toBe(0);
  release();
  await page.locator("[data-next=press]").first().waitFor();
  expect(await button.boundingBox()).toEqual(before);
  expect(
    await page.evaluate(() => (window as any).shifts.reduce((sum: number, shift: number) => sum + shift, 0)),
  ).toBeLessThan(0.01);
  expect(await page.locator("[data-next=press]").first().isVisible()).toBe(true);
  await page.getByRole("button", { name: "Hide keyboard" }).click();
  await page.reload();
  await ready(page);
  expect(await page.locator("[data-code]").count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

test("the layout of the settings is the one that is drawn, in Dutch too", async () => {
  const { context, page, problems } = await visit(browser(), `${app.url}/settings`);
  await page.getByLabel("Keyboard layout").selectOption("French AZERTY");
  await page.getByLabel("Show the keyboard while I practice").check();
  await page.getByRole("radio", { name: "Nederlands" }).check({ force: true });
  // The page is alive and has taken over what was chosen before it was.
  await page.getByRole("heading", { name: "Instellingen" }).waitFor();
  await page.goto(`${app.url}/?mode=words-10&language=nl`);
  await page.locator("[data-layout=french] [data-code=KeyQ]", { hasText: "A" }).waitFor();
  expect(await page.getByLabel("Toetsenbordindeling").locator("option:checked").innerText()).toBe("Frans AZERTY");
  await page.getByText("middel", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Volgende toets tonen" }).click();
  await page.getByText(/^Volgende: /u).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

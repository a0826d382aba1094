import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { typingTarget, visit } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

const { app, browser } = appInBrowser();

const ready = (page: Page) => page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");

test("stop on error, with an own length and a pace caret, is verified and remembered", async () => {
  const { context, page, problems } = await visit(browser(), `${app.url}/?mode=words-10&language=en`);
  await ready(page);
  await page.getByRole("button", { name: "options" }).click();
  const dialog = page.getByRole("dialog", { name: "Practice options" });
  await dialog.getByRole("radio", { name: "Stop on error" }).check();
  await dialog.getByRole("radio", { name: "Set a pace" }).check();
  await dialog.getByRole("radio", { name: "Words" }).check();
  await dialog.getByRole("spinbutton", { name: "Number of words" }).fill("6");
  await dialog.getByRole("button", { name: "Use this length" }).click();
  await page.waitForURL(/mode=words-6/u);
  await page.waitForFunction(() => (window as any).__typingTarget().split(" ").length === 6);
  const text = await typingTarget(page);
  await typeInBrowser(page, text.slice(0, 3), { delay: 60 });
  await page.keyboard.type("#");
  await page.keyboard.press("Backspace");
  expect(await typingTarget(page)).toBe(text.slice(3));
  await page.locator("[data-pace-caret]").waitFor();
  await typeInBrowser(page, text.slice(3), { delay: 60 });
  await page.getByText("Saved and verified").waitFor();
  await page.getByRole("link", { name: /^View result/u }).click();
  await page.getByText("stop on error").waitFor();

  // A rendered page takes the first keys by the same rules, before React is there.
  await page.goto(app.url);
  await ready(page);
  const next = await typingTarget(page);
  await page.keyboard.type("#");
  expect(await typingTarget(page)).toBe(next);
  expect(problems).toEqual([]);
  await context.close();
});

test("blind typing marks nothing as wrong", async () => {
  const { context, page, problems } = await visit(browser(), `${app.url}/?mode=words-10&language=en`);
  await ready(page);
  await page.getByRole("button", { name: "options" }).click();
  await page.getByRole("dialog").getByText("Blind", { exact: true }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("textbox", { name: "Type these words" }).focus();
  await page.keyboard.type("###");
  const colors = await page.evaluate(() => {
    const line = document.querySelector("[data-blind=true] [aria-hidden] > div > div");
    if (line === null) return null;
    const [typed, wrong] = ["typing-typed", "typing-wrong"].map((name) =>
      getComputedStyle(line, `::highlight(${name})`),
    );
    return [wrong?.color === typed?.color, wrong?.textDecorationLine];
  });
  expect(colors).toEqual([true, "none"]);
  expect(problems).toEqual([]);
  await context.close();
});

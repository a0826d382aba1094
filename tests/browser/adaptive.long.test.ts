import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { signedIn, typingTarget, visit } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

const { app, browser } = appInBrowser();

const address = () => `${app.url}/?mode=adaptive&language=en`;
const ready = (page: Page) => page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");
const figures = (page: Page) => page.getByText(/ of 27 letters\./u).innerText();
const letters = (page: Page) =>
  page.getByRole("list", { name: "Letters, in the order they unlock" }).locator("li").allInnerTexts();
const reason = (page: Page) => page.locator("p[data-fades]").innerText();

/** The keystrokes of all letters, by the table. */
const presses = async (page: Page) => {
  const cells = page.locator("table[aria-label='Letters as a table'] tbody td:nth-of-type(2)");
  return (await cells.allTextContents()).reduce((sum, count) => sum + Number(count), 0);
};

/** Types the whole text, as somebody who is quick, and waits until it is saved. */
async function run(page: Page): Promise<string> {
  await ready(page);
  const text = await typingTarget(page);
  await typeInBrowser(page, text, { delay: 45 });
  await page.getByRole("heading", { name: "What changed" }).waitFor();
  await page.getByText(/^Saved/u).waitFor();
  return text;
}

/** Goes on with Enter, as somebody whose hands are on the keys. */
async function next(page: Page): Promise<void> {
  await page.keyboard.press("Enter");
  await ready(page);
}

test("each run changes the next text; a reload, and another browser with the account, go on where the last run ended", async () => {
  const { context, page, problems } = await visit(browser(), address());
  await ready(page);
  expect(await reason(page)).toMatch(/^We start with the most common letters/u);
  expect(await figures(page)).toMatch(/^You've learned 0 of 27/u);
  const first = await run(page);
  await next(page);
  expect(await typingTarget(page)).not.toBe(first);
  expect(await reason(page)).toMatch(/^All letters are unlocked/u);
  await run(page);
  await next(page);
  await run(page);
  await next(page);
  const pressed = await presses(page);
  const known = { figures: await figures(page), letters: await letters(page), reason: await reason(page) };
  expect(known.figures).not.toMatch(/^You've learned 0 of 27/u);

  await page.reload();
  await ready(page);
  expect({ figures: await figures(page), letters: await letters(page), reason: await reason(page) }).toEqual(known);

  const token = await page.evaluate(() => localStorage.getItem("typeloop-token"));
  const other = await visit(browser(), address(), signedIn(app.url, token));
  await ready(other.page);
  expect({
    figures: await figures(other.page),
    letters: await letters(other.page),
    reason: await reason(other.page),
  }).toEqual(known);
  await run(other.page);
  await other.context.close();

  // And back: the first one hears of what the other did.
  await page.reload();
  await ready(page);
  expect(await presses(page)).toBeGreaterThan(pressed);
  expect(problems.filter((problem) => !/favicon/u.test(problem))).toEqual([]);
  expect(other.problems).toEqual([]);
  await context.close();
});

test("without memory in the browser and without the server it goes on until the page closes", async () => {
  const { context, page } = await visit(browser(), "about:blank");
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("forbidden", "QuotaExceededError");
    };
  });
  await page.goto(address());
  await ready(page);
  // What shows a result is loaded while somebody types.
  await typeInBrowser(page, (await typingTarget(page)).slice(0, 10), { delay: 100 });
  await page.waitForTimeout(1000);
  await page.route("**/graphql", (route) => route.abort());
  await typeInBrowser(page, await typingTarget(page), { delay: 45 });
  await page.getByRole("heading", { name: "What changed" }).waitFor();
  await page.getByText(/^Not saved yet/u).waitFor();
  await next(page);
  expect(await reason(page)).not.toMatch(/^We begin/u);
  await page.getByText(/This browser can't store your progress/u).waitFor();
  await context.close();
});

test("words with punctuation and numbers, fitted to a keyboard, are saved as the page counted them", async () => {
  const { context, page, problems } = await visit(browser(), `${app.url}/settings`);
  await page.getByLabel("Keyboard layout").selectOption("Dvorak");
  await page.goto(`${app.url}/?mode=words-25&language=nl&punctuation=1&numbers=1`);
  // The server drew them: they stand in the page before anything is loaded.
  await ready(page);
  const text = await typingTarget(page);
  // It may begin with a number.
  expect(text).toMatch(/^"?[A-Z0-9]/u);
  expect(text).toMatch(/[.?]"?$/u);
  expect(text).not.toMatch(/[^\u0020-\u007e]/u);
  expect(await page.getByRole("switch", { name: "punctuation" }).getAttribute("aria-checked")).toBe("true");
  await typeInBrowser(page, text, { delay: 45 });
  await page.getByText(/^Saved and verified/u).waitFor();
  await page.keyboard.press("Enter");
  await ready(page);
  expect(await typingTarget(page)).not.toBe(text);
  await typeInBrowser(page, await typingTarget(page), { delay: 45 });
  await page.getByText(/^Saved and verified/u).waitFor();

  await page.getByRole("switch", { name: "numbers" }).press("Space");
  await page.waitForURL(/punctuation=1$/u);
  await ready(page);
  expect(await typingTarget(page)).not.toMatch(/\d/u);
  expect(problems).toEqual([]);
  await context.close();
});

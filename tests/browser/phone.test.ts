import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { typingTarget } from "../support/startApp";

const { app, browser } = appInBrowser();

/** As the on-screen keyboard leaves it of a phone of 390 × 844 px, where it makes the page smaller. */
const ABOVE_KEYBOARD = 480;

async function openPhone(path: string, height: number): Promise<Page> {
  const context = await browser().newContext({
    viewport: { width: 390, height },
    hasTouch: true,
    isMobile: true,
    locale: "en-US",
  });
  const page = await context.newPage();
  await page.goto(app.url + path);
  return page;
}

async function openPractice(height: number): Promise<Page> {
  const page = await openPhone("/?mode=words-50&language=en", height);
  await page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");
  await page.waitForFunction(() => document.activeElement?.localName === "textarea");
  return page;
}

/** Where something is, from the top of what can be seen, in px. */
const place = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    });

test.each([
  ["makes the page smaller", ABOVE_KEYBOARD],
  ["covers the page", 844],
])(
  "with an on-screen keyboard that %s, the chip and the line are in view, and nothing covers them",
  async (_, height) => {
    const page = await openPractice(height);
    const bar = await place(page, "header nav");
    const chip = await place(page, '[class*="_chip_"]');
    const line = await place(page, '[class*="_window_"]');
    expect(chip.bottom).toBeLessThanOrEqual(line.top);
    expect(line.bottom).toBeLessThanOrEqual(Math.min(ABOVE_KEYBOARD, bar.top));
    expect(bar.bottom).toBe(height);
    // The keyboard comes while the page is open.
    await page.evaluate(() => visualViewport?.dispatchEvent(new Event("resize")));
    await page.keyboard.type((await typingTarget(page)).slice(0, 60));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await place(page, '[class*="_window_"]')).toEqual(line);
    await page.context().close();
  },
);

/** Types words until the next one is long. Gives what is left to type. */
async function typeToLongWord(page: Page): Promise<string> {
  const text = await typingTarget(page);
  if (/^[a-z]{5,} /iu.test(text)) return text;
  await page.keyboard.type(text.slice(0, text.indexOf(" ") + 1));
  return typeToLongWord(page);
}

test("a word that the keyboard inserts at once is refused in words that can be seen; letters go on to count", async () => {
  const page = await openPractice(ABOVE_KEYBOARD);
  const text = await typingTarget(page);
  const ime = await page.context().newCDPSession(page);
  const compose = (word: string) =>
    ime.send("Input.imeSetComposition", { text: word, selectionStart: word.length, selectionEnd: word.length });
  const letters = text.slice(0, text.indexOf(" "));
  for (let length = 1; length <= letters.length; length += 1) await compose(letters.slice(0, length));
  await ime.send("Input.insertText", { text: letters });
  expect(await typingTarget(page)).toBe(text.slice(letters.length));
  await page.keyboard.type(" ");
  // One or two letters at once can be a key of another script.
  const next = await typeToLongWord(page);
  await compose(next.slice(0, next.indexOf(" ")));
  const note = page.getByText("Only what you type letter by letter counts");
  await note.waitFor();
  const { bottom } = await note.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  expect(bottom).toBeLessThanOrEqual((await place(page, "header nav")).top);
  await ime.send("Input.insertText", { text: next.slice(0, next.indexOf(" ")) });
  expect(await typingTarget(page)).toBe(next);
  await page.keyboard.type(next.slice(0, 2));
  expect(await typingTarget(page)).toBe(next.slice(2));
  await page.context().close();
});

test("keys of a Bluetooth keyboard arrive, with the field focused or not, and delete by the word", async () => {
  const page = await openPractice(844);
  const text = await typeToLongWord(page);
  await page.keyboard.type(text.slice(0, 2));
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.getByText("Tap to type").waitFor();
  await page.keyboard.type(text.slice(2, 4));
  expect(await typingTarget(page)).toBe(text.slice(4));
  await page.keyboard.press("Control+Backspace");
  expect(await typingTarget(page)).toBe(text);
  await page.context().close();
});

test.each(["/", "/sign-in", "/sign-up", "/race", "/texts", "/groups", "/settings", "/exam/cbt"])(
  "no phone zooms in on a field of %s",
  async (path) => {
    const page = await openPhone(path, 844);
    await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("input:not([type=radio], [type=checkbox], [type=file]), select, textarea")]
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML.slice(0, 120)),
    );
    expect(small).toEqual([]);
    await page.context().close();
  },
);

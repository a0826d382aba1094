import type { CDPSession, Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { typingTarget, visit } from "../support/startApp";

const { app, browser } = appInBrowser();

const ready = (page: Page) => page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");

/** How many letters of the line are marked as wrong. */
const wrongOnScreen = (page: Page) => page.evaluate(() => CSS.highlights.get("typing-wrong")?.size ?? 0);

const SHIFT = 8;

/** Keys as the system sends them, so that a modifier and its letter, or a key and its text, may be far apart. */
function keysOf(keyboard: CDPSession) {
  const send = (type: "rawKeyDown" | "keyUp" | "char", more: object) =>
    keyboard.send("Input.dispatchKeyEvent", { type, ...more });
  const describe = (letter: string, modifiers: number) => ({
    key: letter,
    modifiers,
    code: letter === " " ? "Space" : /[a-z]/iu.test(letter) ? `Key${letter.toUpperCase()}` : "",
    // The codes of signs are those of other keys: of Delete, of arrows.
    windowsVirtualKeyCode: /[a-z ]/iu.test(letter) ? letter.toUpperCase().charCodeAt(0) : 0,
  });
  return {
    /** As sticky keys do it: Shift is pressed and let go, and holds for the next key alone. */
    latchShift: async () => {
      const shift = { key: "Shift", code: "ShiftLeft", windowsVirtualKeyCode: 16 };
      await send("rawKeyDown", { ...shift, modifiers: SHIFT });
      await send("keyUp", { ...shift, modifiers: 0 });
    },
    down: (letter: string, modifiers = 0) => send("rawKeyDown", describe(letter, modifiers)),
    text: (letter: string, modifiers = 0) => send("char", { ...describe(letter, modifiers), text: letter }),
    up: (letter: string) => send("keyUp", describe(letter, 0)),
  };
}

async function openText() {
  const { page, context, problems } = await visit(browser(), `${app.url}/?mode=words-25&language=en&punctuation=1`);
  await ready(page);
  return { page, context, problems, keys: keysOf(await context.newCDPSession(page)) };
}

const isCapital = (letter: string) => letter !== letter.toLowerCase();

test("a Shift that is latched, and let go before the letter, types capitals", async () => {
  const { page, context, problems, keys } = await openText();
  const text = (await typingTarget(page)).slice(0, -1);
  expect([...text].some(isCapital)).toBe(true);
  for (const letter of text) {
    const modifiers = isCapital(letter) ? SHIFT : 0;
    if (modifiers !== 0) await keys.latchShift();
    await keys.down(letter, modifiers);
    await keys.text(letter, modifiers);
    await keys.up(letter);
  }
  expect(await wrongOnScreen(page)).toBe(0);
  expect((await typingTarget(page)).length).toBe(1);
  expect(problems).toEqual([]);
  await context.close();
});

test("Shift alone, once or five times, neither begins the run nor opens anything", async () => {
  const { page, context, keys } = await openText();
  const text = await typingTarget(page);
  for (let press = 0; press < 5; press += 1) await keys.latchShift();
  expect(await typingTarget(page)).toBe(text);
  expect(await page.locator("[data-phase=waiting]").count()).toBe(1);
  expect(await page.locator("dialog[open]").count()).toBe(0);
  await context.close();
});

test("a latched Shift types a capital although the focus was elsewhere", async () => {
  const { page, context, keys } = await openText();
  const [letter = ""] = await typingTarget(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await keys.latchShift();
  await keys.down(letter, isCapital(letter) ? SHIFT : 0);
  await keys.text(letter, isCapital(letter) ? SHIFT : 0);
  await page.locator("[data-phase=running]").waitFor();
  expect(await wrongOnScreen(page)).toBe(0);
  await context.close();
});

test("text that comes long after its key is typed once, at the time when it came", async () => {
  const { page, context, keys } = await openText();
  const whole = await typingTarget(page);
  const text = whole.slice(0, 3);
  for (const letter of text) {
    const modifiers = isCapital(letter) ? SHIFT : 0;
    await keys.down(letter, modifiers);
    // As long as slow keys ask to hold a key.
    await page.waitForTimeout(700);
    expect(await wrongOnScreen(page)).toBe(0);
    await keys.text(letter, modifiers);
    await keys.up(letter);
  }
  expect(await typingTarget(page)).toBe(whole.slice(text.length));
  await context.close();
});

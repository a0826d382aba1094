import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { appInBrowser } from "../support/appInBrowser";
import { askApp } from "../support/askApp";
import { signedIn, typingTarget, visit } from "../support/startApp";

const { app, browser } = appInBrowser();

const ready = (page: Page) => page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");

/** As WCAG 1.4.12 has it: what somebody's own style sheet may set, at any time. */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } " +
  "p { margin-block-end: 2em !important }";

/** How far the caret is from the character that is next, in px, and how far a line reaches out of its place. */
const drift = (page: Page) =>
  page.evaluate(() => {
    const lines = document.querySelector('[class*="_window_"] [class*="_lines_"]');
    const caret = document.querySelector('[class*="_caret_"]')?.getBoundingClientRect();
    const first = lines?.querySelector("div");
    const text = first?.firstChild;
    if (lines === null || caret === undefined || first == null || text == null) return { caret: NaN, over: NaN };
    const range = document.createRange();
    range.selectNodeContents(first);
    const box = range.getBoundingClientRect();
    const width = box.width / (first.textContent.length || 1);
    const cells = Math.round((caret.left - box.left) / width);
    return {
      caret: Math.abs(box.left + cells * width - caret.left),
      over: box.right - width - lines.getBoundingClientRect().right,
    };
  });

test("spacing that the user gives to all text while the page is open lays the line out anew", async () => {
  const { page, context, problems } = await visit(browser(), `${app.url}/?mode=words-50&language=en`);
  await ready(page);
  await page.keyboard.type((await typingTarget(page)).slice(0, 12));
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  await page.waitForTimeout(300);
  const { caret, over } = await drift(page);
  expect(caret).toBeLessThan(1.5);
  expect(over).toBeLessThan(1.5);
  expect(problems).toEqual([]);
  await context.close();
});

/** The words of the picture of the keyboard, and of the hands below it, that are smaller than 14 px. */
const smallLegends = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-code] span, [data-finger-of] span")]
      .filter((legend) => legend.checkVisibility() && legend.textContent !== "" && legend.children.length === 0)
      .map((legend) => {
        const after = getComputedStyle(legend, "::after");
        const size = after.content.startsWith('"') ? after.fontSize : getComputedStyle(legend).fontSize;
        return `${legend.textContent}: ${size}`;
      })
      .filter((legend) => Number.parseFloat(legend.split(": ").at(-1) ?? "") < 14),
  );

/** Names below the hands that reach into the next one. */
const wideNames = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-finger-of]")]
      .filter((finger) => {
        const name = finger.lastElementChild;
        return name?.checkVisibility() === true && name.getBoundingClientRect().width > finger.clientWidth;
      })
      .map((finger) => finger.textContent),
  );

const sizes = [
  [360, 740],
  [740, 360],
  [1280, 800],
] as const;

test.each(sizes)("at %i × %i px every legend of the keyboard is at least 14 px large", async (width, height) => {
  const { page, context } = await visit(browser(), `${app.url}/?mode=words-10&language=en`);
  await page.setViewportSize({ width, height });
  await ready(page);
  await page.getByRole("button", { name: "Show keyboard" }).click();
  await page.locator("[data-next=press]").first().waitFor();
  expect(await page.locator("[data-code] span").count()).toBeGreaterThan(40);
  expect([...(await smallLegends(page)), ...(await wideNames(page))]).toEqual([]);
  await context.close();
});

test.each(["en-US", "nl-NL", "fr-FR", "de-DE"])(
  "in %s the names of the fingers below the keyboard of a lesson are 14 px large where they fit, else left out",
  async (locale) => {
    const { page, context } = await visit(browser(), `${app.url}/`, { locale });
    const shown: number[] = [];
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.goto(`${app.url}/course/us-intl-fj`);
      await page.locator("[data-finger-of]").first().waitFor({ state: "attached" });
      expect([...(await smallLegends(page)), ...(await wideNames(page))]).toEqual([]);
      shown.push(await page.locator("[data-finger-of] > :last-child:visible").count());
    }
    expect(shown).toEqual([0, 10, 10]);
    await context.close();
  },
);

/** Whether the line and a control of a page are in view together, without scrolling. */
async function isInView(page: Page, selector: string): Promise<string> {
  const box = await page.locator(selector).first().boundingBox();
  const { height = 0 } = page.viewportSize() ?? {};
  // In whole pixels, as they are drawn: a box is placed in 64ths of one.
  const isWithin = box !== null && Math.round(box.y) >= 0 && Math.round(box.y + box.height) <= height;
  return isWithin ? "" : `${selector} at ${JSON.stringify(box)}`;
}

test("on a phone on its side the line and its controls are in view: practice, lesson, race, exam", async () => {
  const { page, context } = await visit(browser(), `${app.url}/?mode=words-10&language=en`);
  await page.setViewportSize({ width: 740, height: 360 });
  const line = '[class*="_window_"]';
  const faults: string[] = [];
  const look = async (name: string, ...controls: readonly string[]) => {
    await page.waitForTimeout(400);
    for (const selector of [line, ...controls]) {
      const fault = await isInView(page, selector);
      if (fault !== "") faults.push(`${name}: ${fault}`);
    }
    if (process.env["TYPELOOP_PICTURES"])
      await page.screenshot({ path: `${process.env["TYPELOOP_PICTURES"]}/low-${name}.png` });
  };
  await ready(page);
  await look("practice", 'main button:has-text("Restart")');

  await page.goto(`${app.url}/course/us-intl-fj`);
  await page.getByRole("link", { name: "Go to that lesson" }).click();
  await page.getByRole("button", { name: "I'm sitting like this" }).click();
  await page.locator("a[data-goes-on]").waitFor();
  await page.waitForTimeout(800);
  await page.locator("a[data-goes-on]").click();
  await page.waitForURL(/\/course\/us-intl-fj/u);
  await page.getByRole("main").getByRole("button").first().click();
  await ready(page);
  await look("lesson");

  await page.goto(`${app.url}/race`);
  await page.getByRole("button", { name: "Create race" }).click();
  await page.getByRole("button", { name: "Start the race" }).click();
  await ready(page);
  await look("race");

  await page.goto(`${app.url}/exam/cbt?exercise=us-intl-mock-exam.1`);
  await page.getByRole("radio", { name: "English" }).check();
  await page.getByRole("button", { name: "Go to the exam room" }).click();
  await page.getByRole("button", { name: "Start attempt 1" }).click();
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Type the text here");
  await page.waitForTimeout(400);
  for (const selector of ['[class*="_source_"]', '[class*="_typed_"]', "[role=timer]"]) {
    const fault = await isInView(page, selector);
    if (fault !== "") faults.push(`exam: ${fault}`);
  }
  if (process.env["TYPELOOP_PICTURES"])
    await page.screenshot({ path: `${process.env["TYPELOOP_PICTURES"]}/low-exam.png` });
  expect(faults).toEqual([]);
  await context.close();
});

/** How light the last 3 px of a place are, from 0 to 255. */
async function lightAtEnd(place: Locator): Promise<number> {
  const picture = sharp(await place.screenshot());
  const { width = 0, height = 0 } = await picture.metadata();
  const end = await picture.extract({ left: width - 3, top: 0, width: 3, height }).toBuffer();
  const { channels } = await sharp(end).stats();
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0);
}

test("at 360 px the members' table is shaded at its end as long as there is more, and not at its last column", async () => {
  const input = { username: "shaded", displayName: "Shade", password: "three plain words", deviceLabel: "Test" };
  const { token } = await askApp(app.url, "signUp", { input }, null);
  const { group } = await askApp(app.url, "createGroup", { name: "7B", roleWords: "TEACHER_PUPIL" }, token);
  const { page, context } = await visit(browser(), `${app.url}/groups/${encodeURIComponent(group.id)}/members`, {
    ...signedIn(app.url, token),
    viewport: { width: 360, height: 740 },
  });
  const table = page.locator("main table").first();
  await table.waitFor();
  const place = table.locator("xpath=..");
  const overflow = await place.evaluate((shown) => shown.scrollWidth - shown.clientWidth);
  expect(overflow).toBeGreaterThan(100);
  const more = await lightAtEnd(place);
  await place.evaluate((shown) => shown.scrollTo({ left: shown.scrollWidth, behavior: "instant" }));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect((await lightAtEnd(place)) - more).toBeGreaterThan(15);
  await context.close();
});

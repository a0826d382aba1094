import type { BrowserContext, Page, Route } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { typingTarget } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

const { app, browser } = appInBrowser();

/** React and all that stands on it; the typing surface needs none of it. */
const mainBundle = /\/assets\/core-.*\.js$/u;
const everyScript = /\/assets\/.*\.js$/u;

type Slow = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly problems: string[];
  readonly release: () => void;
};

/**
 * Opens a page whose scripts of these names do not come until they are released, and those that are lost never.
 * Resolves when its field has the focus.
 */
async function openSlowly(
  held: RegExp,
  query: string,
  { viewport = { width: 1280, height: 800 }, lost = /^$/u } = {},
): Promise<Slow> {
  const context = await browser().newContext({ viewport, serviceWorkers: "block" });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => void (message.type() === "error" && problems.push(message.text())));
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(held, async (route: Route) => {
    await released;
    await (lost.test(route.request().url()) ? route.abort() : route.continue());
  });
  await page.goto(`${app.url}/${query}`, { waitUntil: "commit" });
  await page.locator("textarea:focus").waitFor();
  return { context, page, problems, release };
}

const drawn = (page: Page) => page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");

/** Resolves when React has taken the page over. */
const alive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("textarea") ?? {}).some((key) => key.startsWith("__react")),
  );

/** The text of the page, as those hear it who do not see it. */
const wholeText = (page: Page) => page.evaluate(() => document.querySelector("textarea + p")?.textContent ?? "");

/** What stands marked on the screen. */
const marked = (page: Page, name: "typed" | "wrong" | "missed") =>
  page.evaluate(
    (kind) =>
      [...(CSS.highlights.get(`typing-${kind}`) ?? [])]
        .map((range) => (range.startContainer.textContent ?? "").slice(range.startOffset, range.endOffset))
        .join(""),
    name,
  );

async function figure(page: Page, name: string): Promise<string> {
  const text = await page
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${name}$`, "u") })
    .locator("xpath=following-sibling::dd[1]")
    .first()
    .innerText();
  return text.replace(/\s+/gu, " ").trim();
}

/** Seconds from the first key in the field to the last one, as the browser counts them. Call it before the first. */
async function timeKeys(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    addEventListener("beforeinput", ({ timeStamp }) => times.push(timeStamp), { capture: true });
  });
  return async () => {
    const times: readonly number[] = await page.evaluate(() => (window as any).keyTimes);
    return (times.at(-1)! - times[0]!) / 1000;
  };
}

/** Of a text typed with one wrong key, taken back. */
function accuracyWithOneMiss({ length }: string): string {
  return `${(Math.floor((length * 1000) / (length + 1)) / 10).toFixed(1)}%`;
}

test("what is typed while React is on its way is drawn, and counts with its own times", async () => {
  const { context, page, problems, release } = await openSlowly(mainBundle, "?mode=words-10&language=en");
  await drawn(page);
  const text = await wholeText(page);
  const keyTime = await timeKeys(page);
  await typeInBrowser(page, text.slice(0, 6), { delay: 40 });
  await page.keyboard.type("#");
  expect(await marked(page, "typed")).toHaveLength(7);
  expect(await marked(page, "wrong")).not.toBe("");
  await page.keyboard.press("Backspace");
  await typeInBrowser(page, text.slice(6, 10), { delay: 40 });
  expect(await typingTarget(page)).toBe(text.slice(10));
  expect(await marked(page, "typed")).toBe(text.slice(0, 10));

  release();
  await alive(page);
  expect(await typingTarget(page)).toBe(text.slice(10));
  expect(await page.locator("textarea:focus").count()).toBe(1);
  await typeInBrowser(page, text.slice(10), { delay: 40 });
  const seconds = await keyTime();
  await page.getByText("Saved and verified").waitFor();
  expect(await figure(page, "Accuracy")).toContain(accuracyWithOneMiss(text));
  const told = Number.parseFloat(await figure(page, "Time"));
  expect(told).toBeGreaterThan(seconds - 0.5);
  // The page counts whole milliseconds, and shows tenths.
  expect(told).toBeLessThanOrEqual(seconds + 0.051);
  expect(problems).toEqual([]);
  await context.close();
});

test("what is typed before any script came is not lost", async () => {
  const { context, page, problems, release } = await openSlowly(everyScript, "?mode=words-10&language=en");
  const text = await wholeText(page);
  await typeInBrowser(page, text.slice(0, 4), { delay: 40 });
  await page.keyboard.type("#");
  await page.keyboard.press("Backspace");
  await typeInBrowser(page, text.slice(4, 6), { delay: 40 });
  release();
  await drawn(page);
  expect(await typingTarget(page)).toBe(text.slice(6));
  await alive(page);
  await typeInBrowser(page, text.slice(6), { delay: 40 });
  await page.getByText("Saved and verified").waitFor();
  expect(await figure(page, "Accuracy")).toContain(accuracyWithOneMiss(text));
  expect(problems).toEqual([]);
  await context.close();
});

test("without the early script the page works, and what was typed before counts", async () => {
  const { context, page, release } = await openSlowly(everyScript, "?mode=words-10&language=en", {
    lost: /\/assets\/preHydration-.*\.js$/u,
  });
  const text = await wholeText(page);
  await typeInBrowser(page, text.slice(0, 5), { delay: 20 });
  release();
  await alive(page);
  await page.waitForFunction((rest) => (window as any).__typingTarget?.() === rest, text.slice(5));
  await typeInBrowser(page, text.slice(5), { delay: 40 });
  await page.getByText("Saved and verified").waitFor();
  await context.close();
});

test("two hundred fast keys lose none while the page comes alive among them", async () => {
  const { context, page, problems, release } = await openSlowly(mainBundle, "?mode=time-60&language=en");
  await drawn(page);
  const text = await wholeText(page);
  const typing = typeInBrowser(page, text.slice(0, 200), { delay: 20 });
  await page.waitForFunction((left) => (window as any).__typingTarget().length < left, text.length - 60);
  release();
  await alive(page);
  expect((await typingTarget(page)).length).toBeGreaterThan(text.length - 200);
  await typing;
  expect(await typingTarget(page)).toBe(text.slice(200));
  expect(await marked(page, "wrong")).toBe("");
  expect(problems).toEqual([]);
  await context.close();
});

test("a composition that is open when the page comes alive is finished in it", async () => {
  const { context, page, problems, release } = await openSlowly(mainBundle, "?mode=words-10&language=en");
  await drawn(page);
  const text = await wholeText(page);
  const cdp = await context.newCDPSession(page);
  // The caret stands before a letter, not before a space: past a word's end a letter would be one too many.
  const at = text.search(/(?<=\S)\S/u);
  await page.keyboard.type(text.slice(0, at));
  await cdp.send("Input.imeSetComposition", { text: "´", selectionStart: 1, selectionEnd: 1 });
  await page.getByText("´", { exact: true }).first().waitFor();
  release();
  await alive(page);
  await page.getByText("´", { exact: true }).first().waitFor();
  await cdp.send("Input.insertText", { text: "é" });
  // One letter, wrong here; what comes after it is typed as ever.
  await page.waitForFunction((left) => (window as any).__typingTarget() === left, text.slice(at + 1));
  await page.keyboard.press("Backspace");
  expect(await typingTarget(page)).toBe(text.slice(at));
  expect(problems).toEqual([]);
  await context.close();
});

test("a letter composed while React waits for the page's own code counts", async () => {
  const { context, page, problems, release } = await openSlowly(
    /\/assets\/LibraryPractice-.*\.js$/u,
    "?mode=text&language=en",
  );
  await drawn(page);
  // React listens at the root by now, and stops what it cannot give to a component yet.
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("__react")));
  const text = await wholeText(page);
  const cdp = await context.newCDPSession(page);
  // A letter in the place of a space would be one too many, and not count.
  const at = text.charAt(1) === " " ? 2 : 1;
  await page.keyboard.type(text.slice(0, at));
  await cdp.send("Input.imeSetComposition", { text: "´", selectionStart: 1, selectionEnd: 1 });
  await cdp.send("Input.insertText", { text: "é" });
  expect(await typingTarget(page)).toBe(text.slice(at + 1));
  release();
  await alive(page);
  expect(await typingTarget(page)).toBe(text.slice(at + 1));
  expect(problems).toEqual([]);
  await context.close();
});

test("a composition begun before any script came is finished", async () => {
  const { context, page, release } = await openSlowly(everyScript, "?mode=words-10&language=en");
  const text = await wholeText(page);
  const cdp = await context.newCDPSession(page);
  await page.keyboard.type(text.slice(0, 1));
  await cdp.send("Input.imeSetComposition", { text: "´", selectionStart: 1, selectionEnd: 1 });
  release();
  await alive(page);
  await cdp.send("Input.insertText", { text: "é" });
  await page.waitForFunction((left) => (window as any).__typingTarget() === left, text.slice(2));
  await context.close();
});

test("a run that is over before the page is alive shows its result then", async () => {
  const { context, page, problems, release } = await openSlowly(mainBundle, "?mode=words-10&language=en");
  await drawn(page);
  await typeInBrowser(page, await wholeText(page), { delay: 60 });
  expect(await typingTarget(page)).toBe("");
  release();
  await page.getByText("Saved and verified").waitFor();
  expect(await figure(page, "Accuracy")).toContain("100");
  expect(problems).toEqual([]);
  await context.close();
});

describe("the first lines stand where they will be", () => {
  /** Where each word of the first three lines stands. */
  const placesOfWords = (page: Page) =>
    page.evaluate(() => {
      const lines = document.querySelector("textarea")?.previousElementSibling?.firstElementChild;
      const places: string[] = [];
      const walker = document.createTreeWalker(lines ?? document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const word of (node.textContent ?? "").matchAll(/\S+/gu)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const { x, y, width } = range.getBoundingClientRect();
          places.push(`${word[0]} ${Math.round(x)} ${Math.round(y)} ${Math.round(width)}`);
        }
      }
      return places;
    });

  test.each([
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ])("at $width px", async (viewport) => {
    const { context, page, release } = await openSlowly(everyScript, "?mode=words-25&language=en", { viewport });
    await page.evaluate(() => document.fonts.ready);
    const before = await placesOfWords(page);
    release();
    await alive(page);
    expect(before.length).toBeGreaterThan(5);
    const after = await placesOfWords(page);
    const count = Math.min(before.length, after.length);
    expect(before.slice(0, count)).toEqual(after.slice(0, count));
    await context.close();
  });
});

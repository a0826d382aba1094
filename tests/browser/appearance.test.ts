import type { BrowserContext, Page } from "playwright-core";
import { defaultAppearance } from "../../src/contract/appearance";
import { TOKEN_KEY } from "../../src/contract/protocol";
import { themeColors } from "../../src/app/ui/themes/themeColors";
import { appInBrowser } from "../support/appInBrowser";
import { shippedDocument } from "../support/shippedDocument";
import { WireClient } from "../support/WireClient";

const { app, browser } = appInBrowser();

const contexts: BrowserContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

/** A browser of its own, which may remember a choice and be signed in. */
async function open({ remembers = "", token = "" } = {}): Promise<Page> {
  const context = await browser().newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block" });
  contexts.push(context);
  const value = [remembers, token && "signedIn=1"].filter(Boolean).join("&");
  await context.addCookies([{ name: "typeloop-preferences", value, url: app.url }]);
  if (token) await context.addInitScript(([key, said]) => localStorage.setItem(key!, said!), [TOKEN_KEY, token]);
  return context.newPage();
}

async function newMember(username: string): Promise<WireClient> {
  const client = new WireClient(app.url);
  const { signUp } = await client.run(shippedDocument("SignUpPageUseSignUpMutation"), {
    input: { username, displayName: username, password: "correct horse", deviceLabel: "test" },
  });
  client.token = signUp.token;
  return client;
}

const save = (client: WireClient, input: object) =>
  client.run(shippedDocument("AccountMenuAppearanceMutation"), { input: { ...defaultAppearance, ...input } });

/** Resolves when the document has this theme. */
const themed = (page: Page, theme: string) =>
  page.locator(`html[data-theme="${theme}"]`).waitFor({ state: "attached" });

/** The color of the page as the screen shows it. */
const paperOf = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d")!;
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  });

/** Position and letters of the line, and its font. */
const stageOf = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector("main [data-phase] > [aria-hidden][lang]")!;
    const { top, width } = stage.getBoundingClientRect();
    const { fontSize, fontFamily } = getComputedStyle(stage);
    const caret = getComputedStyle(stage.children[1]!);
    return { top, width, fontSize: parseFloat(fontSize), fontFamily, caret: parseFloat(caret.width) };
  });

/** The settings in another tab of the same browser, once React has taken over what the server rendered. */
async function openSettings(page: Page): Promise<Page> {
  const settings = await page.context().newPage();
  await settings.goto(`${app.url}/settings`);
  await settings.getByRole("radio", { name: "Very large" }).waitFor();
  await settings.waitForFunction(() =>
    [...document.querySelectorAll("input[type=radio]")].every((radio) =>
      Object.keys(radio).some((key) => key.startsWith("__reactFiber")),
    ),
  );
  return settings;
}

test("a theme and the line are as chosen before any script runs, and nothing changes when it does", async () => {
  const appearance = "textSize%3Dlarge%26font%3Ddyslexic%26caret%3Dblock%26letterSpacing%3Dwide";
  const page = await open({ remembers: `theme=dusk&appearance=${appearance}` });
  const problems: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && problems.push(message.text())));
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/u, async (route) => {
    await released;
    await route.continue();
  });
  // The font comes when the line has already been drawn with another one.
  await page.route(/Dyslexic.*\.woff2$/u, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await route.continue();
  });
  await page.goto(`${app.url}/?mode=words-25&language=en`, { waitUntil: "commit" });
  await page.locator("main textarea").waitFor({ state: "attached" });
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes("OpenDyslexic Mono") && status === "loaded"),
  );
  // And the browser has laid the line out with it, of which `1ch` is the width of the caret.
  await page.waitForFunction(() => {
    const caret = document.querySelector("main [data-phase] > [aria-hidden][lang]")?.children[1];
    if (caret === undefined) return false;
    const { width, fontSize } = getComputedStyle(caret);
    const canvas = document.createElement("canvas").getContext("2d")!;
    canvas.font = `${fontSize} "OpenDyslexic Mono"`;
    return Math.abs(canvas.measureText("0").width - parseFloat(width)) < 0.5;
  });

  const usual = await open();
  await usual.goto(`${app.url}/?mode=words-25&language=en`);
  const [first, before] = [await stageOf(page), await stageOf(usual)];
  expect(await paperOf(page)).toBe(themeColors.dusk.paper);
  expect(first.fontSize).toBeCloseTo(1.25 * before.fontSize);
  expect(first.fontFamily).toContain("OpenDyslexic");
  expect(first.caret).toBeGreaterThan(5 * before.caret);
  expect(first.top).toBe(before.top);

  release();
  await page.waitForFunction(() => document.querySelector("main [data-phase] [aria-hidden] > div > div") !== null);
  await page.waitForTimeout(1500);
  expect(await stageOf(page)).toEqual(first);
  expect(await paperOf(page)).toBe(themeColors.dusk.paper);
  expect(problems).toEqual([]);
});

test("a font that comes late to a page that is alive has a caret of its own width", async () => {
  const page = await open({ remembers: "appearance=textSize%3Dlarge%26caret%3Dblock%26letterSpacing%3Dwide" });
  let sendFont = (): void => undefined;
  const isFontSent = new Promise<void>((resolve) => (sendFont = resolve));
  await page.route(/Dyslexic.*\.woff2$/u, async (route) => {
    await isFontSent;
    await route.continue();
  });
  // Until then a font of another width.
  await page.route(/dyslexic.*\.css$/u, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace("var(--font-mono)", "serif") });
  });
  await page.goto(`${app.url}/?mode=words-25&language=en`);
  await page.waitForFunction(() => document.querySelector("main [data-phase] [aria-hidden] > div > div") !== null);
  const settings = await openSettings(page);
  await settings.getByRole("radio", { name: "OpenDyslexic" }).check();
  // A page behind another one asks for no fonts.
  await page.bringToFront();
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes("OpenDyslexic Mono") && status === "loading"),
  );
  const fallback = await stageOf(page);
  expect(fallback.fontFamily).toContain("serif");
  sendFont();
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes("OpenDyslexic Mono") && status === "loaded"),
  );
  await page.waitForFunction((width) => {
    const caret = document.querySelector("main [data-phase] > [aria-hidden][lang]")!.children[1]!;
    return getComputedStyle(caret).width !== `${width}px`;
  }, fallback.caret);
  const letter = await page.evaluate(({ fontSize }) => {
    const canvas = document.createElement("canvas").getContext("2d")!;
    canvas.font = `${fontSize}px "OpenDyslexic Mono"`;
    return canvas.measureText("0").width;
  }, fallback);
  expect((await stageOf(page)).caret).toBeCloseTo(letter, 1);
});

test("a choice in one tab lays the line of another out again, at the same height, and every letter is there", async () => {
  const page = await open();
  await page.goto(`${app.url}/?mode=words-25&language=en`);
  await page.waitForFunction(() => document.querySelector("main [data-phase] [aria-hidden] > div > div") !== null);
  const before = await stageOf(page);
  const settings = await openSettings(page);
  await settings.getByRole("radio", { name: "Very large" }).check();
  await settings.getByRole("radio", { name: "Very wide" }).check();
  await settings.getByRole("radio", { name: "Terminal" }).check();
  await themed(settings, "terminal");

  await themed(page, "terminal");
  await page.locator('html[data-text-size="huge"][data-letter-spacing="wider"]').waitFor({ state: "attached" });
  const after = await stageOf(page);
  expect(after.fontSize).toBeCloseTo(1.6 * before.fontSize);
  expect(after.top).toBe(before.top);
  // No line is wider than its window.
  await page.waitForFunction(() => {
    const lines = document.querySelector("main [data-phase] [aria-hidden] > div")!;
    const ranges = [...lines.children].map((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return range.getBoundingClientRect().width;
    });
    const cell = parseFloat(getComputedStyle(lines).fontSize);
    return Math.max(...ranges) < lines.getBoundingClientRect().width + cell;
  });
});

test("an account's appearance comes along to another device, unless that one has its own", async () => {
  const member = await newMember("ada");
  await save(member, { theme: "forest", caret: "underline" });
  const page = await open({ token: member.token! });
  await page.goto(`${app.url}/progress`);
  await themed(page, "forest");
  expect(await page.locator("html").getAttribute("data-caret")).toBe("underline");

  // What was chosen here is saved with the account, for the next device.
  await page.goto(`${app.url}/settings`);
  expect(await paperOf(page)).toBe(themeColors.forest.paper);
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes("AccountMenuAppearanceMutation") ?? false,
  );
  await page.getByRole("radio", { name: "Sepia" }).check();
  await themed(page, "sepia");
  await saved;
  const next = await open({ token: member.token! });
  await next.goto(`${app.url}/race`);
  await themed(next, "sepia");

  const own = await open({ token: member.token!, remembers: "theme=midnight" });
  await own.goto(`${app.url}/race`);
  await own.getByRole("button", { name: "ada's account" }).waitFor();
  await own.waitForTimeout(500);
  expect(await own.locator("html").getAttribute("data-theme")).toBe("midnight");
});

test("the caret moves smoothly if that was chosen, and never with reduced motion", async () => {
  const page = await open({ remembers: "appearance=caretMotion%3Dsmooth" });
  await page.goto(`${app.url}/?mode=words-25&language=en`);
  const motion = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main [data-phase] > [aria-hidden][lang] > div")]
        .slice(0, 2)
        .map((element) => getComputedStyle(element).transitionDuration),
    );
  expect(await motion()).toEqual(["0.12s", "0.12s"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await motion()).toEqual(["0s", "0s"]);
});

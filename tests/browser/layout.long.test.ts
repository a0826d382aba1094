import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { interfaceLanguages } from "../../src/contract/languages/languages";
import { appInBrowser } from "../support/appInBrowser";
import { adminPages, previewRoster, signUpAdmin, states } from "../support/classScreens";
import { layoutFaults, menuFaults } from "../support/layoutFaults";
import { keepPicture } from "../support/pictures";
import { prepareEveryScreen, visitorPages } from "../support/everyScreen";
import { openScreen, type Screens } from "../support/screens";
import { signedIn, visit, type Visitor } from "../support/startApp";
import { targetFaults } from "../support/targetFaults";

const { app, browser } = appInBrowser();

jest.setTimeout(600_000);

/** Set to keep pictures of what is checked, and a sheet of all of them for each language and width. */
const pictures = process.env["TYPELOOP_PICTURES"];
const HEIGHT = 900;
const SHEET_WIDTH = 300;
const PHONE_WIDTH = 360;

let page: Page;
/** The same person on a phone, with a finger as pointer. */
let phone: Visitor;
let problems: string[];
let screens: Screens;
let adminToken: string;

describe("pages", () => {
  beforeAll(async () => {
    ({ page, problems } = await visit(browser(), `${app.url}/`, { locale: "en-US" }));
    screens = await prepareEveryScreen(page, app.url, app.database);
    adminToken = await signUpAdmin(app.url, app.database);
    const storageState = await page.context().storageState();
    phone = await visit(browser(), `${app.url}/`, { ...screenOf(PHONE_WIDTH), storageState });
    expect(await phone.page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
  });

  const widths = [PHONE_WIDTH, 1280];
  const cases = interfaceLanguages.flatMap((language) => widths.map((width) => [language, width] as const));

  test.each(cases)("in %s at %i px nothing is cut off or overlaps, on any page", async (language, width) => {
    const shown = width === PHONE_WIDTH ? phone : { page, problems };
    await shown.page.setViewportSize({ width, height: HEIGHT });
    const faults: string[] = [];
    const taken: Buffer[] = [];
    // Among the problems: that the browser draws something else than the server did.
    const look = async (name: string) => {
      const said = shown.problems.splice(0);
      const found = [...(await faultsOf(shown.page, width)), ...(failing.has(name) ? [] : said)];
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    };
    for (const [name, address] of Object.entries(screens)) {
      await openScreen(shown.page, `${app.url}${address}`, language);
      await look(name);
      if (pictures !== undefined) taken.push(await shown.page.screenshot({ fullPage: true, animations: "disabled" }));
    }
    for (const [name, { screen, press, undo }] of Object.entries(states)) {
      await openScreen(shown.page, `${app.url}${screens[screen]}`, language);
      await press(shown.page);
      await look(name);
      if (pictures !== undefined) await keep(pictures, `${language}-${width}-${name}`, await shown.page.screenshot());
      await undo?.(shown.page);
    }
    if (pictures !== undefined) await keepSheet(pictures, `${language}-${width}`, taken);
    expect(faults).toEqual([]);
  });

  test.each(cases)("in %s at %i px nothing is cut off or overlaps for visitors and admins", async (language, width) => {
    const faults: string[] = [];
    const visitor = await visit(browser(), `${app.url}/`, screenOf(width));
    for (const address of [...visitorPages, screens["CoachInvitation"]]) {
      await openScreen(visitor.page, `${app.url}${address}`, language);
      faults.push(...(await faultsOf(visitor.page, width)).map((fault) => `${address}: ${fault}`));
    }
    const admin = await visit(browser(), `${app.url}/admin`, {
      ...screenOf(width),
      ...signedIn(app.url, adminToken),
    });
    for (const address of adminPages) {
      await openScreen(admin.page, `${app.url}${address}`, language);
      faults.push(...(await faultsOf(admin.page, width)).map((fault) => `${address}: ${fault}`));
      await keepPicture(admin.page, `${language}-${width}${address.replaceAll("/", "-")}`, { fullPage: true });
    }
    await openScreen(admin.page, `${app.url}/admin/groups`, language);
    await previewRoster(admin.page);
    faults.push(...(await faultsOf(admin.page, width)).map((fault) => `roster: ${fault}`));
    expect([...faults, ...visitor.problems, ...admin.problems]).toEqual([]);
  });

  test.each([320, 360, 768, 1024, 1280])(
    "at %i px the menu fits in every language, in light and dark colors",
    async (width) => {
      await page.setViewportSize({ width, height: HEIGHT });
      const faults: string[] = [];
      for (const language of interfaceLanguages)
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          await openScreen(page, `${app.url}/settings`, language);
          const found = [...(await layoutFaults(page)), ...(await menuFaults(page))];
          faults.push(...found.map((fault) => `${language} ${colorScheme}: ${fault}`));
          if (pictures !== undefined)
            await keep(
              pictures,
              `menu-${width}-${language}-${colorScheme}`,
              await page.screenshot({ clip: { x: 0, y: 0, width, height: 130 } }),
            );
        }
      await page.emulateMedia({ colorScheme: null });
      expect(faults).toEqual([]);
    },
  );
});

describe("the check itself finds", () => {
  const cut = "display: block; width: 60px; overflow: hidden; white-space: nowrap";
  test.each([
    ["a cut text", `<p style="${cut}">a text that is too long</p>`, /^cut: p/u],
    [
      "a select that is too narrow",
      '<select style="width: 50px"><option>a long option</option></select>',
      /^cut: sel/u,
    ],
    ["a page that is too wide", '<p style="width: 3000px">wide</p>', /^the page is/u],
    [
      "a control whose text spills",
      '<button style="width: 60px; white-space: nowrap">too long a text</button>',
      /^spills/u,
    ],
    ["a control that is partly off the page", '<a href="/" style="margin-left: -20px">one</a>', /^off the page/u],
    ["controls that overlap", '<a href="/">one</a><a href="/" style="margin-left: -12px">two</a>', /^overlap/u],
    [
      "a menu that nearly touches",
      '<header><nav style="margin: 50px"><a href="/">a</a> <a href="/">b</a></nav></header>',
      /px to the next/u,
    ],
    [
      "a menu that is too small",
      '<header><nav><a href="/" style="font-size: 13px">a</a></nav></header>',
      /13 px large/u,
    ],
  ])("%s", async (_, body, fault) => {
    const { page: empty, context } = await visit(browser(), "about:blank");
    await empty.setContent(`<!doctype html><body>${body}`);
    expect([...(await layoutFaults(empty)), ...(await menuFaults(empty))]).toContainEqual(expect.stringMatching(fault));
    await context.close();
  });

  test.each([
    ["a low button", '<button style="width: 60px; height: 36px">one</button>', /^button “one” is 60 × 36 px$/u],
    ["a box without a label", '<input type="checkbox" aria-label="one" style="width: 20px">', /^input “one” is 20 ×/u],
    ["a link by itself", '<a href="/">one</a>', /^a “one”/u],
  ])("%s, which a finger misses", async (_, body, fault) => {
    const { page: empty, context } = await visit(browser(), "about:blank");
    await empty.setContent(`<!doctype html><body style="padding: 50px">${body}`);
    expect(await targetFaults(empty)).toEqual([expect.stringMatching(fault)]);
    await context.close();
  });

  test("nothing that a finger misses where a label or padding is large enough, nor in a sentence", async () => {
    const { page: empty, context } = await visit(browser(), "about:blank");
    const label = '<label style="display: inline-grid; padding: 20px"><input type="checkbox" aria-label="one"></label>';
    const link = '<nav><a href="/" style="padding: 20px">lone</a></nav>';
    const sentence = '<p>Some words and <a href="/">a link</a>.</p>';
    await empty.setContent(`<!doctype html><body style="padding: 50px">${label}${link}${sentence}`);
    expect(await targetFaults(empty)).toEqual([]);
    await context.close();
  });

  test("nothing on a page that fits", async () => {
    const { page: empty, context } = await visit(browser(), "about:blank");
    await empty.setContent('<!doctype html><body><p>a text</p><a href="/">one</a> <button>two</button>');
    expect(await layoutFaults(empty)).toEqual([]);
    await context.close();
  });
});

/** Screens that show a failure, which the browser tells of, too. */
const failing: ReadonlySet<string> = new Set([
  "NotFound",
  "NoCertificate",
  "Offline",
  "OfflinePage",
  "BrokenPage",
  "NewVersion",
]);

/** A phone or a desk, by its width. */
function screenOf(width: number) {
  return { viewport: { width, height: HEIGHT }, hasTouch: width === PHONE_WIDTH };
}

async function faultsOf(shown: Page, width: number): Promise<readonly string[]> {
  return [...(await layoutFaults(shown)), ...(width === PHONE_WIDTH ? await targetFaults(shown) : [])];
}

async function keep(folder: string, name: string, picture: Buffer): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.png`), picture);
}

/** All pages beside each other, small. */
async function keepSheet(folder: string, name: string, taken: readonly Buffer[]): Promise<void> {
  const small = await Promise.all(
    taken.map((picture) => sharp(picture).resize({ width: SHEET_WIDTH }).png().toBuffer({ resolveWithObject: true })),
  );
  await Promise.all(taken.map((picture, at) => keep(folder, `${name}-${Object.keys(screens)[at] ?? at}`, picture)));
  const height = Math.max(...small.map(({ info }) => info.height));
  const sheet = sharp({ create: { width: SHEET_WIDTH * small.length, height, channels: 3, background: "#888" } });
  const placed = small.map(({ data }, at) => ({ input: data, left: at * SHEET_WIDTH, top: 0 }));
  await keep(folder, `sheet-${name}`, await sheet.composite(placed).png().toBuffer());
}

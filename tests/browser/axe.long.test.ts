import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { interfaceLanguages } from "../../src/contract/languages/languages";
import { axeFaults, nameFaults } from "../support/axeFaults";
import { openScreen, prepareScreens, type Screens } from "../support/screens";
import { visit } from "../support/startApp";

const { app, browser } = appInBrowser();

jest.setTimeout(600_000);

let page: Page;
let screens: Screens;

beforeAll(async () => {
  ({ page } = await visit(browser(), `${app.url}/`, { locale: "en-US" }));
  const prepared = await prepareScreens(page, app.url);
  screens = { ...prepared, RaceWall: `${prepared["Podium"]}/wall`, NotFound: "/nothing/here" };
});

const looks = [
  ["light", { colorScheme: "light", forcedColors: "none" }],
  ["dark", { colorScheme: "dark", forcedColors: "none" }],
  ["forced", { colorScheme: "light", forcedColors: "active" }],
] as const;

test.each(looks)("in %s colors WCAG 2.2 AA holds on every page, and on a phone too", async (_, media) => {
  const faults: string[] = [];
  await page.emulateMedia(media);
  for (const [name, address] of Object.entries(screens)) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openScreen(page, `${app.url}${address}`, "en");
    faults.push(...(await axeFaults(page)).map((fault) => `${name}: ${fault}`));
    await page.setViewportSize({ width: 360, height: 740 });
    faults.push(...(await axeFaults(page)).map((fault) => `${name} at 360 px: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test.each(interfaceLanguages)("in %s every control is named by what is written on it", async (language) => {
  const faults: string[] = [];
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [name, address] of Object.entries(screens)) {
    await openScreen(page, `${app.url}${address}`, language);
    faults.push(...(await nameFaults(page)).map((fault) => `${name}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test.each(looks)(
  "in %s colors WCAG 2.2 AA holds for what a visitor sees, while typing and after it",
  async (_, media) => {
    const { page: visitor, context } = await visit(browser(), `${app.url}/?mode=words-10&language=en`);
    await visitor.emulateMedia(media);
    const faults: string[] = [];
    const look = async (name: string) => faults.push(...(await axeFaults(visitor)).map((fault) => `${name}: ${fault}`));
    for (const address of ["/", "/sign-in", "/sign-up", "/race", "/exam/cbt", "/groups", "/settings", "/admin"]) {
      await openScreen(visitor, `${app.url}${address}`, "en");
      await look(address);
    }
    await visitor.getByRole("link", { name: "Skip to content" }).focus();
    await visitor.keyboard.press("?");
    await visitor.getByRole("dialog").waitFor();
    await look("shortcuts");
    await visitor.goto(`${app.url}/?mode=words-10&language=en`);
    await visitor.getByRole("button", { name: "Show keyboard" }).click();
    await visitor.locator("[data-next=press]").first().waitFor();
    await visitor.keyboard.type("xyz");
    // What fades has faded.
    await visitor.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
    await look("typing");
    expect(faults).toEqual([]);
    await context.close();
  },
);

import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { interfaceLanguages } from "../../src/contract/languages/languages";
import { axeFaults, nameFaults } from "../support/axeFaults";
import { adminPages, previewRoster, signUpAdmin, signUpNewcomer, states } from "../support/classScreens";
import { newcomerPages, prepareEveryScreen, visitorPages } from "../support/everyScreen";
import { openScreen, type Screens } from "../support/screens";
import { signedIn, typingTarget, visit } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

const { app, browser } = appInBrowser();

jest.setTimeout(600_000);

let page: Page;
let screens: Screens;
let adminToken: string;

beforeAll(async () => {
  ({ page } = await visit(browser(), `${app.url}/`, { locale: "en-US" }));
  screens = await prepareEveryScreen(page, app.url, app.database);
  adminToken = await signUpAdmin(app.url, app.database);
});

/** What fades has faded. */
const settle = (shown: Page) =>
  shown.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));

const ready = (shown: Page) => shown.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");

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

test.each(looks)("in %s colors WCAG 2.2 AA holds for what opens on a page, and on a phone too", async (_, media) => {
  const faults: string[] = [];
  await page.emulateMedia(media);
  for (const [name, { screen, press, undo }] of Object.entries(states))
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await openScreen(page, `${app.url}${screens[screen]}`, "en");
      await press(page);
      await settle(page);
      faults.push(...(await axeFaults(page)).map((fault) => `${name} at ${width} px: ${fault}`));
      await undo?.(page);
    }
  expect(faults).toEqual([]);
});

test.each(looks)("in %s colors WCAG 2.2 AA holds where there is nothing yet", async (_, media) => {
  const token = await signUpNewcomer(app.url, `new-${media.colorScheme}-${media.forcedColors}`);
  const { page: newcomer, context } = await visit(browser(), `${app.url}/`, signedIn(app.url, token));
  await newcomer.emulateMedia(media);
  const faults: string[] = [];
  for (const address of newcomerPages) {
    await openScreen(newcomer, `${app.url}${address}`, "en");
    faults.push(...(await axeFaults(newcomer)).map((fault) => `${address}: ${fault}`));
  }
  expect(faults).toEqual([]);
  await context.close();
});

test.each(looks)("in %s colors WCAG 2.2 AA holds on the pages of admins", async (_, media) => {
  const { page: admin, context } = await visit(browser(), `${app.url}/admin`, signedIn(app.url, adminToken));
  await admin.emulateMedia(media);
  const faults: string[] = [];
  for (const address of adminPages)
    for (const width of [1280, 360]) {
      await admin.setViewportSize({ width, height: 800 });
      await openScreen(admin, `${app.url}${address}`, "en");
      expect(await admin.getByRole("heading", { level: 1 }).innerText()).not.toMatch(/for the admins/u);
      faults.push(...(await axeFaults(admin)).map((fault) => `${address} at ${width} px: ${fault}`));
    }
  await openScreen(admin, `${app.url}/admin/groups`, "en");
  await previewRoster(admin);
  faults.push(...(await axeFaults(admin)).map((fault) => `roster: ${fault}`));
  expect(faults).toEqual([]);
  await context.close();
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
    const open = [...visitorPages, "/", "/race", "/exam/cbt", "/groups", "/settings", "/admin"];
    for (const address of [...open, screens["CoachInvitation"] ?? ""]) {
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
    await settle(visitor);
    await look("typing");
    await visitor.goto(`${app.url}/?mode=words-10&language=en`);
    await ready(visitor);
    await typeInBrowser(visitor, await typingTarget(visitor), { delay: 50 });
    await visitor.getByRole("heading", { name: "Your result" }).first().waitFor();
    await settle(visitor);
    await look("result");

    await visitor.goto(`${app.url}/race`);
    await visitor.getByRole("button", { name: "Create race" }).click();
    await visitor.getByRole("button", { name: "Start the race" }).click();
    await visitor.getByRole("button", { name: "Start the race" }).waitFor({ state: "detached" });
    await look("countdown");
    await visitor.getByText(/^Go$/u).first().waitFor({ timeout: 20_000, state: "attached" });
    await visitor.keyboard.type((await typingTarget(visitor)).slice(0, 5));
    await settle(visitor);
    await look("race");

    await visitor.goto(`${app.url}/exam/cbt?exercise=us-intl-mock-exam.1`);
    await visitor.getByRole("radio", { name: "English" }).check();
    await visitor.getByRole("button", { name: "Go to the exam room" }).click();
    await visitor.getByRole("button", { name: "Start attempt 1" }).click();
    await visitor.getByRole("timer").waitFor({ timeout: 20_000 });
    await visitor.keyboard.type("The");
    await settle(visitor);
    await look("exam");
    expect(faults).toEqual([]);
    await context.close();
  },
);

import type { BrowserContext, Page } from "playwright-core";
import { type Language, languages } from "../../src/contract/languages/languages";
import { typeInBrowser } from "./typeInBrowser";
import { typingTarget } from "./startApp";

/** Ten pages of somebody with an account, by their names. */
export type Screens = Readonly<Record<string, string>>;

const cookieName = "typeloop-preferences";

/** Signs up, types a run, makes a group with a long name and a race, and gives the addresses of what is there then. */
export async function prepareScreens(page: Page, url: string): Promise<Screens> {
  await page.goto(`${url}/?mode=words-10&language=en`);
  await page.waitForFunction(() => ((window as { __typingTarget?: () => string }).__typingTarget?.() ?? "") !== "");
  await typeInBrowser(page, await typingTarget(page), { delay: 60 });
  await page.getByRole("heading", { name: "Your result" }).first().waitFor();
  await page.goto(`${url}/sign-up`);
  await page.getByLabel("Username").fill("wilhelmina_van_oran");
  await page.getByLabel("Name", { exact: true }).fill("Wilhelmina van Oranje-Nassau");
  await page.getByLabel("Password").first().fill("three plain words");
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.waitForURL((address) => !address.pathname.startsWith("/sign-up"));
  await page.goto(`${url}/groups`);
  await page.getByLabel("Group name").fill("Brugklas havo/vwo 1B, informatica en typevaardigheid");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/groups\/.+/u);
  await page.goto(`${url}/race`);
  await page.getByRole("button", { name: "Create race" }).click();
  await page.waitForURL(/\/race\/[A-Z2-9]{6}$/u);
  return {
    Practice: "/",
    Course: "/course",
    Lesson: "/course/us-intl-fj",
    Texts: "/texts",
    Races: "/race",
    Lobby: new URL(page.url()).pathname,
    Exams: "/exam",
    Groups: "/groups",
    Settings: "/settings",
    Progress: "/progress",
  };
}

/** Opens a page in a language of the interface, as a browser that has chosen it, and waits until it is whole. */
export async function openScreen(page: Page, address: string, language: Language): Promise<void> {
  await choose(page.context(), new URL(address).origin, languages[language].locale);
  await page.goto(address);
  await page.locator(`html[lang="${languages[language].locale}"] h1`).first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle", { timeout: 3_000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}

/** Writes a language into the preferences that a browser remembers. */
async function choose(context: BrowserContext, url: string, locale: string): Promise<void> {
  const stored = (await context.cookies(url)).find(({ name }) => name === cookieName);
  const preferences = new URLSearchParams(stored?.value ?? "");
  preferences.set("locale", locale);
  await context.addCookies([{ name: cookieName, value: `${preferences}`, url }]);
}

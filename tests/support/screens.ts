import type { BrowserContext, Page } from "playwright-core";
import { type Language, languages } from "../../src/contract/languages/languages";
import { typeInBrowser } from "./typeInBrowser";
import { typingTarget } from "./startApp";

/** Pages of somebody with an account, by their names. */
export type Screens = Readonly<Record<string, string>>;

const cookieName = "typeloop-preferences";

/**
 * Signs up, types a run and a race, makes a group with a long name and members, and gives the addresses of what is
 * there then.
 */
export async function prepareScreens(page: Page, url: string): Promise<Screens> {
  await page.goto(`${url}/?mode=words-10&language=en`);
  await typeOut(page, { delay: 60 });
  await page.getByRole("heading", { name: "Your result" }).first().waitFor();
  const result = await page.getByRole("link", { name: "View result" }).getAttribute("href");
  await page.goto(`${url}/sign-up`);
  await page.getByLabel("Username").fill("wilhelmina_van_oran");
  await page.getByLabel("Name", { exact: true }).fill("Wilhelmina van Oranje-Nassau");
  await page.getByLabel("Password").first().fill("three plain words");
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.waitForURL((address) => !address.pathname.startsWith("/sign-up"));
  await page.goto(`${url}/settings`);
  const profile = await page.getByRole("link", { name: "See your profile" }).getAttribute("href");
  const group = await makeGroup(page, url);
  const finished = await makeRace(page, url);
  await page.getByRole("button", { name: "Start the race" }).click();
  await page.getByText(/^Go$/u).first().waitFor({ timeout: 20_000, state: "attached" });
  await typeOut(page, { delay: 40 });
  await page.getByRole("table", { name: "Standings" }).waitFor();
  // Somebody else, who stays in the lobby: a race that everyone has left is over.
  const host = await page.context().browser()?.newPage({ locale: "en-US" });
  const lobby = host === undefined ? "" : await makeRace(host, url);
  return {
    Practice: "/",
    Result: result ?? "",
    Course: "/course",
    Lesson: "/course/us-intl-fj",
    Texts: "/texts",
    Races: "/race",
    Lobby: lobby,
    Podium: finished,
    Exams: "/exam",
    Exam: "/exam/cbt",
    Groups: "/groups",
    Group: group,
    GroupMembers: `${group}/members`,
    GroupSettings: `${group}/settings`,
    GroupWork: `${group}/work`,
    GroupLive: `${group}/live`,
    GroupResults: `${group}/results`,
    GroupGrades: `${group}/grades`,
    GroupWall: `${group}/wall`,
    GroupWallSetup: `${group}/wall/setup`,
    TextUpload: "/texts/upload",
    Settings: "/settings",
    Progress: "/progress",
    Week: "/week",
    Leaderboard: "/leaderboard",
    DailyText: "/today",
    Profile: profile ?? "",
  };
}

async function typeOut(page: Page, speed: { readonly delay: number }): Promise<void> {
  await page.waitForFunction(() => ((window as { __typingTarget?: () => string }).__typingTarget?.() ?? "") !== "");
  await typeInBrowser(page, await typingTarget(page), speed);
}

/** Makes a group of a school, with members, and gives its address. */
async function makeGroup(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/groups`);
  await page.getByLabel("Words for the people in this group").selectOption("TEACHER_PUPIL");
  await page.getByLabel("Group name").fill("Brugklas havo/vwo 1B, informatica en typevaardigheid");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/groups\/.+/u);
  const group = new URL(page.url()).pathname;
  await page.goto(`${url}${group}/members`);
  await page.getByLabel("Names", { exact: true }).fill("Maximilian von und zu Hohenstein\nÉloïse\nJan\nNoor");
  await page.getByRole("button", { name: "Check the list" }).click();
  await page.getByRole("button", { name: "Add 4 pupils" }).click();
  await page.getByRole("link", { name: "Back to the pupils" }).waitFor();
  return group;
}

/** Makes a race, and gives its address. */
async function makeRace(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/race`);
  await page.getByRole("radio", { name: "Short" }).check({ force: true });
  await page.getByRole("button", { name: "Create race" }).click();
  await page.waitForURL(/\/race\/[A-Z2-9]{6}$/u);
  return new URL(page.url()).pathname;
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

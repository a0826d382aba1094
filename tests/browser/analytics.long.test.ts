import type { BrowserContext, Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { typingTarget } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

const id = "G-TEST123456";
const { app, browser } = appInBrowser({ TYPELOOP_ANALYTICS_ID: id });

/** A person whose browser reaches no other host: what it asks of one is noted here and answered with nothing. */
async function open(
  path: string,
  prepare: () => void = () => undefined,
): Promise<{
  readonly context: BrowserContext;
  readonly page: Page;
  readonly asked: string[];
  readonly problems: string[];
}> {
  const context = await browser().newContext({ viewport: { width: 360, height: 640 }, serviceWorkers: "block" });
  await context.addInitScript(prepare);
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== app.url,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    },
  );
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.goto(app.url + path);
  return { context, page, asked, problems };
}

const bar = (page: Page) => page.getByRole("complementary", { name: "Visitor statistics" });
/** The commands given to gtag so far. */
const commands = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)));
const views = async (page: Page) =>
  (await commands(page))
    .filter(([kind, name]) => kind === "event" && name === "page_view")
    .map(([, , view]) => view as Record<string, string>);

test("asks first, beside the line and not over it; before an answer nothing is loaded", async () => {
  const { context, page, asked, problems } = await open("/?mode=words-10&language=en");
  await bar(page).waitFor();
  await page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");
  expect(await page.evaluate(() => document.activeElement?.closest("aside") ?? null)).toBeNull();
  const text = await typingTarget(page);
  await typeInBrowser(page, text.slice(0, 5), { delay: 40 });
  expect(await typingTarget(page)).toBe(text.slice(5));
  const isCovering = await page.evaluate(() => {
    const asks = document.querySelector("aside[aria-label='Visitor statistics']")?.getBoundingClientRect();
    const main = document.querySelector("main")?.getBoundingClientRect();
    return asks !== undefined && main !== undefined && asks.top < main.bottom - 1;
  });
  expect(isCovering).toBe(false);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => [typeof window.gtag, window.dataLayer])).toEqual(["function", []]);
  expect(problems).toEqual([]);
  await context.close();
});

test("once agreed, each screen is counted by its kind; the answer is remembered, and can be taken back", async () => {
  const { context, page, asked, problems } = await open("/race/K7QX9M?secret=1");
  await bar(page).getByRole("button", { name: "Allow" }).click();
  await bar(page).waitFor({ state: "detached" });
  await page.waitForFunction(() => document.querySelector("script[src*=googletagmanager]") !== null);
  expect(asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`]);
  // A script of the host's own uses the same gtag.
  await page.evaluate(() => window.gtag?.("event", "hosts_own"));
  expect((await commands(page)).at(-1)).toEqual(["event", "hosts_own"]);
  expect((await commands(page)).find(([kind]) => kind === "config")).toMatchObject([
    "config",
    id,
    { send_page_view: false },
  ]);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Practice" }).click();
  await page.waitForFunction(() => window.dataLayer?.some((entry) => (entry as any)[2]?.page_path === "/"));
  expect(await views(page)).toEqual([
    { page_location: `${app.url}/race/:code`, page_path: "/race/:code", page_title: "Race", page_referrer: "" },
    { page_location: `${app.url}/`, page_path: "/", page_title: "Practice", page_referrer: "" },
  ]);
  expect(JSON.stringify(await commands(page))).not.toMatch(/K7QX9M|secret/u);

  await page.goto(`${app.url}/settings`);
  await page.waitForFunction(() => window.dataLayer?.some((entry) => (entry as any)[2]?.page_path === "/settings"));
  expect(await bar(page).count()).toBe(0);
  expect(asked).toHaveLength(2);
  await page.evaluate(() => {
    document.cookie = "_ga=GA1.1; Path=/";
  });
  await page.getByRole("checkbox", { name: /count visits/u }).click();
  await page.waitForFunction((name) => Reflect.get(window, `ga-disable-${name}`) === true, id);
  expect(await page.evaluate(() => document.cookie)).not.toContain("_ga");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Practice" }).click();
  await page.waitForURL(`${app.url}/`);
  expect(await views(page)).toEqual([]);
  await page.reload();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(asked).toHaveLength(2);
  expect(await bar(page).count()).toBe(0);
  // There is no such race, and its page says so.
  expect(problems).toEqual([expect.stringContaining("404 (Not Found)")]);
  await context.close();
});

test("no is no, and is not asked again; a tab beside follows", async () => {
  const { context, page, asked } = await open("/sign-in");
  const beside = await context.newPage();
  await beside.goto(`${app.url}/sign-up`);
  await bar(beside).waitFor();
  await bar(page).getByRole("button", { name: "No thanks" }).click();
  await bar(page).waitFor({ state: "detached" });
  await bar(beside).waitFor({ state: "detached" });
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(await bar(page).count()).toBe(0);
  expect(asked).toEqual([]);
  await context.close();
});

test("counting that cannot be loaded breaks no page", async () => {
  const { context, page, asked } = await open("/sign-in");
  await context.route(/PageViews-.*\.js/u, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("PageViews"));
  await page.goto(`${app.url}/race`);
  await failed;
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Practice" }).click();
  await page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");
  expect(await bar(page).count()).toBe(0);
  expect(asked).toEqual([]);
  await context.close();
});

test("the server draws the settings with the question", async () => {
  expect(await (await fetch(`${app.url}/settings`)).text()).toContain("Let this site count visits");
});

test.each([
  ["Do Not Track", () => Object.defineProperty(Navigator.prototype, "doNotTrack", { get: () => "1" })],
  [
    "Global Privacy Control",
    () => Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
  ],
])("%s is taken at its word: nobody is asked", async (_, prepare) => {
  const { context, page, asked } = await open("/settings", prepare as () => void);
  await page.getByText("This browser asks sites not to track you").waitFor();
  await page.waitForLoadState("networkidle");
  expect(await bar(page).count()).toBe(0);
  expect(asked).toEqual([]);
  await context.close();
});

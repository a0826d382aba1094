import { Client } from "pg";
import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { rowIdOf, seedRuns } from "../support/seedRuns";
import { signedIn, typingTarget, visit } from "../support/startApp";

const { app, browser } = appInBrowser({ TYPELOOP_DOCUMENTS: "off" });

const signUp =
  "mutation signUp($input: SignUpInput!) { signUp(input: $input) { ... on SignedIn { token user { id } } } }";
let made = 0;

/** A member with runs, and the token to look at them with. */
async function typist(runs: number, about: Partial<Parameters<typeof seedRuns>[1]> = {}) {
  made += 1;
  const input = { username: `typist-${made}`, displayName: "Ada", password: "correct horse", deviceLabel: "Test" };
  const response = await fetch(`${app.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: signUp, variables: { input } }),
  });
  const { token, user } = ((await response.json()) as any).data.signUp;
  const userId = rowIdOf(user.id);
  if (runs > 0) await seedRuns(app.database, { userId, runs, ...about });
  return { token: token as string, userId };
}

/** What practice has learnt of some keys, as the server keeps it. */
async function learn(userId: string): Promise<void> {
  const stat = (presses: number, misses: number, timeMs: number) => ({
    presses,
    misses,
    timeMs,
    missRate: misses / presses,
    inARow: 3,
    day: 20_000,
    learnt: true,
  });
  const keys = Object.fromEntries(
    [..."etaoinsrhldcumfpgwybvk,.;"].map((key, at) => [
      key,
      stat(400 - 14 * at, at + Math.round(at * at * 0.06), 130 + 9 * at + (at % 5) * 12),
    ]),
  );
  const pairs = Object.fromEntries(
    [..."etaoinsrh"].flatMap((one, at) =>
      [..."etaoinsrhl"].map((two, place) => [
        one + two,
        stat(80 - 3 * at - place, (at * place) % 7, 120 + 13 * at + 7 * place),
      ]),
    ),
  );
  const state = {
    version: 1,
    runs: 50,
    last: { endedAt: 1, id: "r" },
    keys: { ...keys, é: stat(40, 6, 420), " ": stat(900, 4, 140) },
    pairs,
  };
  const client = new Client(app.database);
  await client.connect();
  await client.query("insert into learning_states (user_id, layout, state) values ($1, 'us-international', $2)", [
    userId,
    JSON.stringify(state),
  ]);
  await client.end();
}

async function open(token: string, address = "/progress", remembers = "layout=us-international") {
  return visit(browser(), app.url + address, signedIn(app.url, token, remembers));
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
const slider = (page: Page, card: string) =>
  page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: card, exact: true }) })
    .getByRole("slider");

async function pictures(page: Page, name: string, widths = [360, 1280, 1920]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await fits(page)).toBe(true);
    const folder = process.env["TYPELOOP_PICTURES"];
    if (!folder) continue;
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${folder}/progress-${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
}

test("a year of practice: pictures, the numbers behind them, filters in the address, and every width", async () => {
  const { token, userId } = await typist(1_500);
  await learn(userId);
  const { context, page, problems } = await open(token);
  await page.getByRole("heading", { name: "Speed over time" }).waitFor();
  await page.locator("canvas").nth(1).waitFor();

  // By keys, run by run.
  const speed = slider(page, "Speed over time");
  await speed.focus();
  await page.keyboard.press("Home");
  const first = await speed.getAttribute("aria-valuetext");
  expect(first).toMatch(/^\d+ \w+ 20\d\d, \d\d:\d\d: [\d.]+ wpm, [\d.]+% accuracy$/u);
  await page.keyboard.press("ArrowRight");
  expect(await speed.getAttribute("aria-valuetext")).not.toBe(first);
  expect(
    await page
      .locator(".u-cursor-pt")
      .first()
      .evaluate((dot) => getComputedStyle(dot).transform),
  ).not.toBe("none");

  // With a pointer.
  const plot = page.locator(".u-over").first();
  await plot.hover({ position: { x: 200, y: 100 } });
  const pointed = await speed.getAttribute("aria-valuetext");
  await plot.hover({ position: { x: 350, y: 100 } });
  await expect(speed.getAttribute("aria-valuetext")).resolves.not.toBe(pointed);

  // What stands behind it.
  await page.getByText("Weeks as a table").first().click();
  const weeks = page.getByRole("table", { name: "Speed by week" });
  await weeks.waitFor();
  expect(await weeks.getByRole("row").count()).toBeGreaterThan(30);
  await page.getByText("Runs as a table").first().click();
  await page.getByRole("table", { name: "Runs in the chart" }).waitFor();

  // The address says what is looked at, and nothing is asked of the server for it.
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByRole("combobox", { name: "Mode" }).selectOption("time-60");
  await page.getByRole("radio", { name: "12 weeks" }).click({ force: true });
  await page.waitForURL(/\?mode=time-60&period=12w$/u);
  await page
    .getByText(/ runs in 1[123] weeks: from a median of/u)
    .first()
    .waitFor();
  expect(asked.filter((url) => url.endsWith("/graphql"))).toEqual([]);

  // Sorted by what is looked for.
  const pairs = page.getByRole("table", { name: "Key pairs" });
  await pairs.getByRole("button", { name: "Recently missed" }).click();
  expect(await pairs.locator("th[aria-sort=descending]").innerText()).toMatch(/^Recently missed/u);
  await page.goto(`${app.url}/progress`);
  await page.locator("canvas").nth(1).waitFor();
  await pictures(page, "year");
  expect(problems).toEqual([]);
  await context.close();
});

test("little data: nothing, one run, two runs, none for a year; in Dutch as well", async () => {
  const none = await open((await typist(0)).token);
  await none.page.getByText(/^No results yet/u).waitFor();
  await pictures(none.page, "none", [360, 1280]);
  await none.context.close();
  for (const runs of [1, 2]) {
    const { context, page, problems } = await open((await typist(runs)).token);
    await page.locator("canvas").nth(1).waitFor();
    await page.getByText(/^It's too early to say/u).waitFor();
    await pictures(page, `few-${runs}`, [360, 1280]);
    expect(problems).toEqual([]);
    await context.close();
  }
  const year = 365 * 24 * 60 * 60 * 1000;
  const { context, page, problems } = await open(
    (await typist(300, { last: new Date(Date.now() - 1.1 * year), everyMinutes: 500 })).token,
    "/progress?period=12w",
    "layout=us-international&locale=nl-NL",
  );
  await page.getByText("Geen rondes gevonden met deze filters.").waitFor();
  await page.getByRole("button", { name: "Alles tonen" }).click();
  await page.waitForURL(/\/progress$/u);
  await page.locator("canvas").nth(1).waitFor();
  await pictures(page, "dutch", [360, 1280]);
  expect(problems).toEqual([]);
  await context.close();
});

test(
  "another language of the interface shows the same keys on the same keyboard, and leaves the practice that was " +
    "chosen",
  async () => {
    const { token, userId } = await typist(12);
    await learn(userId);
    const { context, page, problems } = await open(token, "/?mode=words-10&language=nl", "");
    // A run on the keyboard that is usual for its language.
    const words = await typingTarget(page);
    await page.keyboard.type(words, { delay: 70 });
    await page.getByRole("heading", { name: "Your result" }).waitFor();
    await page
      .getByText(/^Saved/u)
      .first()
      .waitFor();
    await page.goto(`${app.url}/progress`);
    const keys = page.locator("section").filter({ has: page.getByRole("heading", { name: /^(?:Keys|Toetsen)$/u }) });
    const board = async () => {
      await keys.getByRole("radio").first().waitFor();
      const text = (await keys.textContent()) ?? "";
      return {
        layout: await keys.getByText(/^US-/u).first().textContent(),
        cells: text.match(/\d+ ms/gu) ?? [],
        numbers: text.match(/\d+/gu) ?? [],
      };
    };
    const before = await board();
    expect(before.layout).toBe("US-International");
    expect(before.cells.length).toBeGreaterThan(2);
    expect(before.numbers.length).toBeGreaterThan(20);

    for (const [language, locale, chosen] of [
      ["Nederlands", "nl-NL", "Nederlands"],
      ["English", "en-US", "Dutch"],
    ] as const) {
      // By keyboard: what comes late above moves the foot of the page away under a pointer.
      await page.getByRole("button", { name: language }).press("Enter");
      await page.waitForFunction((lang) => document.documentElement.lang === lang, locale);
      await page.reload();
      expect(await board()).toEqual(before);
      await page.goto(app.url);
      await page.getByRole("link", { name: chosen, exact: true }).and(page.locator("[aria-current=true]")).waitFor();
      await page.goto(`${app.url}/progress`);
    }
    // No keyboard was ever chosen, and none is taken by the language.
    await page.goto(`${app.url}/?mode=words-10&language=en`);
    const cookies = await context.cookies();
    const remembered = new URLSearchParams(cookies.find(({ name }) => name === "typeloop-preferences")?.value);
    expect([remembered.get("layout"), remembered.get("assumed")]).toEqual([null, "us-international"]);
    expect(problems).toEqual([]);
    await context.close();
  },
);

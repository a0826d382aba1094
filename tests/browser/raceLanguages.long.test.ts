import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { say } from "../support/say";
import { typingTarget, visit } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

const { app, browser } = appInBrowser();

const locales = ["en-US", "nl-NL", "fr-FR", "de-DE"] as const;
type Locale = (typeof locales)[number];

/** The rows of the final standings: name and figures, as numbers. */
async function standings(page: Page, locale: Locale): Promise<readonly (readonly string[])[]> {
  const table = page.getByRole("table", { name: say(locale, "Standings") });
  await table.waitFor({ timeout: 30_000 });
  const rows = await table.getByRole("row").all();
  return Promise.all(rows.slice(1).map((row) => row.getByRole("cell").or(row.getByRole("rowheader")).allInnerTexts()));
}

test("four people race in four languages: the same text, the same places, and each reads speeds in their own unit", async () => {
  const people = await Promise.all(
    locales.map(async (locale) => ({ locale, ...(await visit(browser(), `${app.url}/race`, { locale })) })),
  );
  const [host, ...others] = people as [(typeof people)[number], ...typeof people];
  await host.page.getByRole("button", { name: say(host.locale, "Create race") }).click();
  await host.page.waitForURL(/\/race\/[A-Z2-9]{6}$/u);
  for (const { page, locale } of others) {
    await page.goto(host.page.url());
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
    await page.getByRole("button", { name: say(locale, "Join the race") }).click();
    await page.getByRole("button", { name: say(locale, "I'm ready") }).click();
  }
  await host.page.getByRole("button", { name: say(host.locale, "Start the race") }).click();
  for (const { page, locale } of people)
    await page.getByText(say(locale, "Go"), { exact: true }).first().waitFor({ timeout: 20_000, state: "attached" });
  const text = await typingTarget(host.page);
  for (const { page } of others) expect(await typingTarget(page)).toBe(text);
  await Promise.all(people.map(({ page }, at) => typeInBrowser(page, text, { delay: 60 + 15 * at })));

  const seen = await Promise.all(people.map(({ page, locale }) => standings(page, locale)));
  const [english = [], ...translated] = seen;
  const places = (rows: readonly (readonly string[])[]) => rows.map(([place]) => place);
  expect(places(english)).toEqual(["1", "2", "3", "4"]);
  for (const rows of translated) expect(places(rows)).toEqual(places(english));
  const speeds = seen.map((rows) => rows.map((cells) => cells[3] ?? ""));
  const figure = (speed: string) => Number.parseFloat(speed.replace(",", "."));
  const words = speeds[0]!.map(figure);
  expect(speeds.map(([first = ""]) => first.replace(/^[\d.,]+\s/u, ""))).toEqual([
    "wpm",
    "aanslagen/min",
    "mpm",
    "Anschl./min",
  ]);
  // Five keys are a word, in every language.
  [1, 5, 1, 5].forEach((factor, at) =>
    speeds[at]!.map(figure).forEach((speed, place) =>
      expect(Math.abs(speed - factor * (words[place] ?? 0))).toBeLessThanOrEqual(factor === 1 ? 0 : 1),
    ),
  );
  for (const { problems } of people) expect(problems).toEqual([]);
});

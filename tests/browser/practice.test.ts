import type { CDPSession, Page } from "playwright-core";
import { Client } from "pg";
import { appInBrowser } from "../support/appInBrowser";
import { keepAll } from "../support/keepAll";
import { typingTarget, visit, withWorker } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

const { app, browser } = appInBrowser();

const result = (page: Page) => page.getByRole("heading", { name: "Your result" });
const ready = (page: Page) => page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");

/** Reads a figure by what stands above it. */
async function figure(page: Page, name: string): Promise<string> {
  const text = await page
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${name}$`, "u") })
    .locator("xpath=following-sibling::dd[1]")
    .first()
    .innerText();
  return text.replace(/\s+/gu, " ").trim();
}

test("a new visitor types a run, sees it verified, and finds it again", async () => {
  const { context, page, problems } = await visit(browser(), `${app.url}/?mode=words-10&language=en`);
  await ready(page);
  const text = await typingTarget(page);
  expect(text.split(" ")).toHaveLength(10);
  await typeInBrowser(page, text.slice(0, 4), { delay: 40 });
  // A wrong letter and its correction count against accuracy only.
  await page.keyboard.type("#");
  await page.keyboard.press("Backspace");
  await typeInBrowser(page, text.slice(4), { delay: 40 });
  await result(page).waitFor();
  await page.getByText("Saved and verified").waitFor();
  const speed = await figure(page, "Speed");
  const presses = text.length + 1;
  expect(await figure(page, "Accuracy")).toContain(
    `${(Math.floor(((presses - 1) * 1000) / presses) / 10).toFixed(1)}%`,
  );

  await page.getByRole("link", { name: /^View result/u }).click();
  await page.waitForURL(/\/results\/.+/u);
  await page.reload();
  await page.getByRole("heading", { name: "Result", exact: true }).waitFor();
  expect(await figure(page, "Speed")).toBe(speed);
  await page.getByText("verified").first().waitFor();

  await page.goto(`${app.url}/progress`);
  await page
    .getByRole("table", { name: "Results" })
    .getByRole("row")
    .filter({ hasText: "10 words" })
    .getByRole("link")
    .click();
  await page.waitForURL(/\/results\/.+/u);
  expect(problems).toEqual([]);

  const stranger = await visit(browser(), page.url());
  await stranger.page.getByText("it isn't shared with you").waitFor();
  await stranger.context.close();
  await context.close();
});

test("Tab then Enter starts again; ten seconds without a key stop the run", async () => {
  const { context, page } = await visit(browser(), `${app.url}/?mode=words-25`);
  await ready(page);
  const first = await typingTarget(page);
  await typeInBrowser(page, first.slice(0, 10), { delay: 20 });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForFunction((before) => (window as any).__typingTarget?.() !== before, first.slice(10));
  const second = await typingTarget(page);
  expect(second.split(" ")).toHaveLength(25);
  await typeInBrowser(page, second.slice(0, 10), { delay: 20 });
  await page
    .getByText(/10 seconds/iu)
    .first()
    .waitFor({ timeout: 15_000 });
  expect(await page.getByText("Saved and verified").count()).toBe(0);
  await context.close();
});

test("a first run typed after the network went is shown, and saved once it is back", async () => {
  const { context, page } = await visit(browser(), `${app.url}/?mode=words-10`, withWorker);
  await ready(page);
  await keepAll(page);
  await context.setOffline(true);
  await typeInBrowser(page, await typingTarget(page), { delay: 60 });
  await result(page).waitFor();
  await page.getByText(/Not saved yet/u).waitFor();
  await page.getByRole("button", { name: "Next words" }).click();
  await ready(page);
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
  await page.keyboard.press("Escape");
  await typeInBrowser(page, (await typingTarget(page)).slice(0, 5), { delay: 60 });
  await context.setOffline(false);
  await context.close();
});

test("a run finished without a network is kept and saved once when it is back", async () => {
  const { context, page } = await visit(browser(), `${app.url}/?mode=words-10`, withWorker);
  await ready(page);
  await keepAll(page);
  await typeInBrowser(page, (await typingTarget(page)).slice(0, 12), { delay: 60 });
  await context.setOffline(true);
  await typeInBrowser(page, await typingTarget(page), { delay: 60 });
  await result(page).waitFor();
  await page
    .getByText(/stored in this browser|kept in this browser/iu)
    .first()
    .waitFor();
  await context.setOffline(false);
  await page.getByText("Saved and verified").waitFor({ timeout: 20_000 });
  await page.goto(`${app.url}/progress`);
  await page.getByRole("table", { name: "Results" }).getByRole("row").filter({ hasText: "10 words" }).first().waitFor();
  expect(
    await page.getByRole("table", { name: "Results" }).getByRole("row").filter({ hasText: "10 words" }).count(),
  ).toBe(1);
  await context.close();
});

test("a timed run ends by itself", async () => {
  const { context, page, problems } = await visit(browser(), `${app.url}/?mode=time-15&language=nl`);
  await ready(page);
  const text = await typingTarget(page);
  const end = Date.now() + 20_000;
  let at = 0;
  while (Date.now() < end && (await result(page).count()) === 0) {
    await typeInBrowser(page, text.slice(at, at + 10), { delay: 60 });
    at += 10;
  }
  await page.getByText("Saved and verified").waitFor();
  expect(await figure(page, "Time")).toContain("15");
  expect(problems).toEqual([]);
  await context.close();
});

describe("dead keys", () => {
  const text = "Eén keer per week drinkt oma koffie in het café om de hoek.";

  /**
   * Types as Chromium does when a dead key waits for its letter: composition with the bare accent, then the letter it
   * becomes.
   */
  async function compose(cdp: CDPSession, accent: string, letter: string): Promise<void> {
    await cdp.send("Input.imeSetComposition", { text: accent, selectionStart: 1, selectionEnd: 1 });
    await cdp.send("Input.insertText", { text: letter });
  }

  test("één and café typed through composition are right", async () => {
    const database = new Client(app.database);
    await database.connect();
    await database.query("delete from texts where language = 'nl' and slug <> 'nl-zon'");
    await database.query("update texts set body = $1, characters = $2 where language = 'nl'", [text, text.length]);
    await database.query(
      "insert into texts (title, language, body, difficulty, characters, visibility, status) select 'Koffie', " +
        "'nl', $1, 'EASY', $2, 'PUBLIC', 'PUBLISHED' where not exists (select 1 from texts where language = 'nl')",
      [text, text.length],
    );
    await database.end();
    const { context, page } = await visit(browser(), `${app.url}/?mode=text&language=nl`);
    await page.waitForFunction((wanted) => (window as any).__typingTarget?.() === wanted, text);
    const cdp = await context.newCDPSession(page);
    for (const letter of text) {
      if (letter === "é") await compose(cdp, "´", "é");
      else await page.keyboard.type(letter);
      await page.waitForTimeout(60);
    }
    await result(page).waitFor();
    await page.getByText("Saved and verified").waitFor();
    expect(await figure(page, "Accuracy")).toContain("100");
    await context.close();
  });
});

test("a server that is killed loses no saved run, and the page goes on with the next one", async () => {
  const { context, page } = await visit(browser(), `${app.url}/?mode=words-10`);
  await ready(page);
  await typeInBrowser(page, await typingTarget(page), { delay: 60 });
  await page.getByText("Saved and verified").waitFor();
  await app.kill();
  await page.getByRole("button", { name: /next/iu }).click();
  await ready(page);
  await typeInBrowser(page, await typingTarget(page), { delay: 60 });
  await result(page).waitFor();
  await page
    .getByText(/stored in this browser|kept in this browser/iu)
    .first()
    .waitFor();
  await app.start();
  await page.getByText("Saved and verified").waitFor({ timeout: 30_000 });
  await page.goto(`${app.url}/progress`);
  await page.getByRole("table", { name: "Results" }).getByRole("row").filter({ hasText: "10 words" }).nth(1).waitFor();
  expect(
    await page.getByRole("table", { name: "Results" }).getByRole("row").filter({ hasText: "10 words" }).count(),
  ).toBe(2);
  await context.close();
});

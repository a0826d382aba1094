import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { typingTarget, visit } from "../support/startApp";
import { insertResult, openSql } from "../server/reports/insertRows";
import { typeInBrowser } from "../support/typeInBrowser";

// An app of its own: nobody else waits for a race there.
const { app, browser } = appInBrowser({});

async function press(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Race now" }).click();
  await page.waitForURL(/\/race\/[A-Z2-9]{6}$/u);
  return page.url().slice(-6);
}

test("two people press Race now at once, and race each other", async () => {
  const people = [await visit(browser(), `${app.url}/race`), await visit(browser(), `${app.url}/race`)];
  const [ada, ben] = people.map(({ page }) => page) as [Page, Page];
  const codes = await Promise.all([press(ada), press(ben)]);
  expect(codes[1]).toBe(codes[0]);

  const race = async (page: Page, delay: number): Promise<void> => {
    await page.getByText(/^Go$/u).first().waitFor({ timeout: 20_000, state: "attached" });
    await typeInBrowser(page, await typingTarget(page), { delay });
    await page.getByRole("table", { name: "Standings" }).waitFor({ timeout: 60_000 });
  };
  await Promise.all([race(ada, 40), race(ben, 55)]);
  for (const page of [ada, ben]) {
    const rows = await page.getByRole("table", { name: "Standings" }).getByRole("row").allInnerTexts();
    expect(rows).toHaveLength(3);
  }
  await ada.getByText("You won the race").waitFor();
  await ada.getByRole("link", { name: "All races" }).click();
  await ada.getByRole("button", { name: "Race now" }).waitFor();
});

test("somebody who waits alone starts after ten seconds, against the ghost that they chose in practice", async () => {
  const { context, page, problems } = await visit(browser(), `${app.url}/?mode=words-10&language=en`);
  await page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");
  await typeInBrowser(page, await typingTarget(page), { delay: 60 });
  await page.getByText("Saved and verified").waitFor();
  const sql = await openSql(app.database);
  const [guest] = await sql.run("select user_id as id from results order by created_at desc limit 1");
  // Of any length that the text of the race may have.
  for (const characters of [60, 120, 250, 500, 1_000, 2_000, 4_000]) {
    const durationMs = Math.round((characters * 12_000) / 33);
    const startedAt = new Date(Date.now() - durationMs - 60_000).toISOString();
    const id = await insertResult(sql, { userId: guest.id, mode: "RACE", wpm: 33, durationMs, startedAt });
    await sql.run("update results set language = 'en' where id = $1", [id]);
  }
  await sql.close();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "options" }).click();
  await page.getByRole("dialog").getByRole("radio", { name: "My best" }).check();
  await page.keyboard.press("Escape");

  await page.goto(`${app.url}/race`);
  await press(page);
  const ghosts = page.getByRole("region", { name: "Ghosts" }).getByRole("listitem");
  await ghosts.waitFor({ timeout: 30_000 });
  expect(await ghosts.innerText()).toMatch(/Your best\s+Ghost\s+33 wpm/u);
  expect(await page.getByRole("region", { name: "Racers" }).getByRole("listitem").count()).toBe(1);
  expect(problems).toEqual([]);
  await context.close();
});

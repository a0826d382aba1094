import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { typingTarget, visit } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";
import { insertResult, insertUser, openSql } from "../server/reports/insertRows";

const { app, browser } = appInBrowser();

const ready = (page: Page) => page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");

test("one's own best types beside the next run, and the end says who was first", async () => {
  const { context, page, problems } = await visit(browser(), `${app.url}/?mode=words-10&language=en`);
  await ready(page);
  await typeInBrowser(page, await typingTarget(page), { delay: 110 });
  await page.getByText("Saved and verified").waitFor();
  await page.keyboard.press("Enter");
  await ready(page);
  await page.getByRole("button", { name: "options" }).click();
  await page.getByRole("dialog").getByRole("radio", { name: "My best" }).check();
  const found = page.waitForResponse(
    (response) => response.request().postData()?.includes("GhostOverlayQuery") === true,
  );
  await page.keyboard.press("Escape");
  await found;
  const caret = page.locator("[data-pace-caret]");
  await caret.waitFor({ state: "attached" });
  const text = await typingTarget(page);
  await page.getByRole("textbox", { name: "Type these words" }).focus();
  await typeInBrowser(page, text.slice(0, 10), { delay: 50 });
  const before = await caret.getAttribute("style");
  await typeInBrowser(page, text.slice(10), { delay: 50 });
  expect(before).toContain("translate");
  await page.getByText(/^You finished \d+\.\d s before your best\.$/u).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test("in a race alone, a stored run of somebody else has a lane, marked as a ghost", async () => {
  const { context, page, problems } = await visit(browser(), `${app.url}/race`);
  await page.getByRole("button", { name: "Create race" }).click();
  await page.waitForURL(/\/race\/[A-Z2-9]{6}$/u);
  const sql = await openSql(app.database);
  const cem = await insertUser(sql, "Cem");
  await sql.run("update users set allows_ghost = true, profile_visibility = 'ALL' where id = $1", [cem]);
  // Of any length that the text of the race may have, at the speed of somebody without runs.
  for (const characters of [60, 120, 250, 500, 1_000, 2_000, 4_000]) {
    const durationMs = (characters * 12_000) / 30;
    const startedAt = new Date(Date.now() - durationMs - 60_000).toISOString();
    const id = await insertResult(sql, { userId: cem, mode: "RACE", wpm: 30, durationMs, startedAt });
    await sql.run("update results set language = 'en' where id = $1", [id]);
  }
  await sql.close();
  await page.getByRole("button", { name: "Start the race" }).click();
  const ghosts = page.getByRole("region", { name: "Ghosts" }).getByRole("listitem");
  await ghosts.waitFor();
  expect(await ghosts.innerText()).toMatch(/Cem\s+Ghost\s+30 wpm/u);
  expect(await page.getByRole("region", { name: "Racers" }).getByRole("listitem").count()).toBe(1);
  await page.getByText(/^Go$/u).first().waitFor({ timeout: 20_000, state: "attached" });
  await typeInBrowser(page, await typingTarget(page), { delay: 20 });
  const standings = page.getByRole("table", { name: "Standings" });
  await standings.waitFor({ timeout: 20_000 });
  expect(await standings.innerText()).not.toContain("Cem");
  expect(problems).toEqual([]);
  await context.close();
});

import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { rowIdOf } from "../support/seedRuns";
import { signedIn, typingTarget, visit } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

const clockFile = path.join(mkdtempSync(path.join(tmpdir(), "typeloop-goal-")), "clock");
writeFileSync(clockFile, "0");

const { app, browser } = appInBrowser({
  TYPELOOP_DOCUMENTS: "off",
  TYPELOOP_TEST_CLOCK: clockFile,
  NODE_OPTIONS: `--import ${path.resolve("tests/support/followClockFile.mjs")}`,
});

const signUp =
  "mutation signUp($input: SignUpInput!) { signUp(input: $input) { ... on SignedIn { token user { id } } } }";

async function newMember() {
  const input = { username: "ada", displayName: "Ada", password: "correct horse", deviceLabel: "Test" };
  const response = await fetch(`${app.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: signUp, variables: { input } }),
  });
  const { token, user } = ((await response.json()) as any).data.signUp;
  return { token: token as string, userId: rowIdOf(user.id) };
}

async function run(sql: string, values: readonly unknown[]): Promise<void> {
  const client = new Client(app.database);
  await client.connect();
  await client.query(sql, [...values]).finally(() => client.end());
}

/** A run of nearly five minutes, as earlier releases saved it. */
const seedRun = (userId: string, startedAt: number) =>
  run(
    `insert into results (user_id, run_id, mode, mode_amount, language, prompt, log, duration_ms, wpm, raw,
      strokes_per_minute, accuracy, consistency, status, started_at, created_at)
     values ($1, gen_random_uuid(), 'TIME', 60, 'en', 'x', 'x', 299000, 40, 41, 210, 97, 70, 'VERIFIED', $2, $2)`,
    [userId, new Date(startedAt).toISOString()],
  );

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Types ten words, and waits until they are saved. */
async function typeTenWords(page: Page): Promise<void> {
  await page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");
  await typeInBrowser(page, await typingTarget(page), { delay: 40 });
  await page.getByText("Saved and verified").waitFor();
}

const ring = (page: Page, name: string) => page.getByRole("banner").getByRole("img", { name }).waitFor();

test("a streak across midnight in the host's time zone", async () => {
  // 22:58 UTC is 23:58 in Amsterdam in winter: a Tuesday that is ahead.
  const evening = Date.parse("2027-01-12T22:58:00Z");
  const ahead = evening - Date.now();
  writeFileSync(clockFile, String(ahead));
  const { token, userId } = await newMember();
  await run("update users set daily_goal_minutes = 5 where id = $1", [userId]);
  await seedRun(userId, evening - DAY);
  await seedRun(userId, evening - DAY - 10 * MINUTE);
  await seedRun(userId, evening - 20 * MINUTE);

  const { context, page, problems } = await visit(browser(), "about:blank", signedIn(app.url, token));
  await page.clock.install({ time: evening });
  await page.goto(`${app.url}/?mode=words-10&language=en`);
  await ring(page, "4 of 5 minutes today");
  await page.getByRole("link", { name: "1 day in a row" }).waitFor();
  await typeTenWords(page);
  await page.getByText("Daily goal reached: 2 days in a row").waitFor();
  await ring(page, "Goal reached: 5 of 5 minutes today");
  await page.getByRole("link", { name: "2 days in a row" }).waitFor();

  // Later it is Wednesday there, and still Tuesday in UTC.
  writeFileSync(clockFile, String(ahead + 13 * MINUTE));
  await page.clock.fastForward(12 * MINUTE);
  await ring(page, "0 of 5 minutes today");
  await page.getByRole("link", { name: "2 days in a row" }).waitFor();
  expect(await page.getByText("Daily goal reached").count()).toBe(1);

  await page
    .getByRole("button", { name: "Next test" })
    .or(page.getByRole("button", { name: "Next" }))
    .first()
    .click();
  await seedRun(userId, evening + 3 * MINUTE);
  await typeTenWords(page);
  await page.getByText("Daily goal reached: 3 days in a row").waitFor();

  await page.getByRole("link", { name: "3 days in a row" }).click();
  await page.getByRole("heading", { name: "Your week" }).waitFor();
  await page.getByText("goal reached on 3 days").waitFor();
  await page.getByText("3 days in a row").last().waitFor();
  expect(problems).toEqual([]);
  for (const [width, colorScheme] of [
    [360, "light"],
    [1280, "light"],
    [1280, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const folder = process.env["TYPELOOP_PICTURES"];
    if (folder) await page.screenshot({ path: `${folder}/week-${width}-${colorScheme}.png`, fullPage: true });
  }
  await context.close();
});

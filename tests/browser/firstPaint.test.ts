import { appInBrowser } from "../support/appInBrowser";
import { rowIdOf } from "../support/seedRuns";
import { shippedDocument } from "../support/shippedDocument";
import { insertResult, openSql } from "../server/reports/insertRows";

const { app, browser } = appInBrowser({ TYPELOOP_DOCUMENTS: "off" });

const signUp =
  "mutation signUp($input: SignUpInput!) { signUp(input: $input) { ... on SignedIn { token user { id } } } }";

async function send(query: string, variables: object, token?: string): Promise<any> {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const body = JSON.stringify({ query, variables });
  return ((await (await fetch(`${app.url}/graphql`, { method: "POST", headers, body })).json()) as any).data;
}

beforeAll(async () => {
  const input = { username: "hare", displayName: "The hare", password: "three plain words", deviceLabel: "Test" };
  const { token, user } = (await send(signUp, { input })).signUp;
  const sql = await openSql(app.database);
  const startedAt = new Date(Date.now() - 5_000).toISOString();
  await insertResult(sql, { userId: rowIdOf(user.id), startedAt, wpm: 61 });
  await sql.close();
  const visibility = shippedDocument("settingsMutationsUseSetProfileVisibilityMutation");
  await send(visibility, { visibility: "ALL" }, token);
});

test.each([
  ["/", "en-US", "Where to start"],
  ["/", "fr-FR", "Par où commencer"],
  ["/", "de-DE", "Womit anfangen?"],
  ["/leaderboard?mode=time-60&language=nl", "en-US", "Main"],
  ["/players/hare", "en-US", "Main"],
])("nothing moves after the first paint of %s in %s, on a phone and on a desk", async (path, locale, lastToCome) => {
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    const context = await browser().newContext({ viewport, locale });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as any).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(`${app.url}${path}`, { waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
    await page.getByRole("navigation", { name: lastToCome }).waitFor();
    // What the languages in beta have in the footer comes last.
    if (locale !== "en-US") await page.getByRole("contentinfo").getByRole("button").nth(3).waitFor();
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => (window as any).shifts)).toEqual([]);
    await context.close();
  }
});

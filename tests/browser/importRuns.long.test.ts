import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { monkeytypeCsv, timeOfRun } from "../support/importFiles";
import { signedIn, visit } from "../support/startApp";

const { app, browser } = appInBrowser({ TYPELOOP_DOCUMENTS: "off" });

const signUp = `mutation signUp($input: SignUpInput!) { signUp(input: $input) { ... on SignedIn { token } } }`;

async function newToken(): Promise<string> {
  const input = { username: "importer", displayName: "Ada", password: "correct horse", deviceLabel: "Test" };
  const response = await fetch(`${app.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: signUp, variables: { input } }),
  });
  return ((await response.json()) as any).data.signUp.token;
}

/** A year and a half of runs, each a little faster; the last of them in the future. */
const results = monkeytypeCsv(
  Array.from({ length: 1_500 }, (_, at) => ({
    timestamp: at === 1_499 ? Date.UTC(2100, 0, 1) : timeOfRun(2 * at),
    wpm: (50 + at / 60 + ((at * 37) % 19)).toFixed(2),
    acc: (92 + ((at * 13) % 80) / 10).toFixed(2),
  })),
  "|",
);

async function pictures(page: Page, name: string): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const folder = process.env["TYPELOOP_PICTURES"];
    if (!folder) continue;
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${folder}/import-${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
}

test("results of another site are looked at, imported, seen in progress, and deleted", async () => {
  const { context, page, problems } = await visit(
    browser(),
    `${app.url}/settings#import`,
    signedIn(app.url, await newToken()),
  );
  await page
    .getByLabel("Choose a file")
    .setInputFiles({ name: "results.csv", mimeType: "text/csv", buffer: Buffer.from(results) });
  await page.getByRole("heading", { name: "1,499 runs from Monkeytype" }).waitFor();
  await page.getByText("1 run can't be imported").click();
  await page.getByText("Line 1501").waitFor();
  await pictures(page, "preview");
  await page.getByRole("button", { name: "Import 1,499 runs" }).click();
  await page.getByText("1,499 runs were added to your progress.").waitFor();

  await page.getByRole("link", { name: "View progress" }).click();
  const speed = page.locator("section", { has: page.getByRole("heading", { name: "Speed over time" }) });
  await speed.locator("canvas").waitFor();
  await speed.getByText(/^1,499 runs were imported from Monkeytype/u).waitFor();
  await page.getByRole("table", { name: "Imported runs" }).scrollIntoViewIfNeeded();
  await pictures(page, "progress");
  await page.getByRole("button", { name: "Show more" }).click();
  await page.waitForFunction(() => document.querySelectorAll("tbody tr").length === 50);

  await page.getByRole("link", { name: "Manage imports" }).click();
  await page.locator("#import").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("The runs imported from Monkeytype were deleted.").waitFor();
  await page.getByText("1,499 runs imported from Monkeytype").waitFor({ state: "detached" });
  expect(problems).toEqual([]);
  await context.close();
});

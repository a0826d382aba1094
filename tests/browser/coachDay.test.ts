import { Client } from "pg";
import type { Locator } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { askApp } from "../support/askApp";
import { signedIn, typingTarget, visit } from "../support/startApp";

const { app, browser } = appInBrowser();

const signUp = (username: string): Promise<{ readonly token: string }> =>
  askApp(
    app.url,
    "signUp",
    { input: { username, displayName: username, password: "correct horse", deviceLabel: "Test" } },
    null,
  );

async function readJoinCode(group: string): Promise<string> {
  const connection = new Client(app.database);
  await connection.connect();
  try {
    return (await connection.query("select join_code as code from groups where name = $1", [group])).rows[0].code;
  } finally {
    await connection.end();
  }
}

/** A coach of some groups, of which the first has a member and an assignment that is due in two days. */
async function coachOf(names: readonly string[]): Promise<string> {
  const { token } = await signUp("coach-day");
  const groups = [];
  for (const name of names) groups.push((await askApp(app.url, "createGroup", { name }, token)).group);
  const pupil = await signUp("coach-day-pupil");
  await askApp(app.url, "joinGroup", { code: await readJoinCode(names[0]!) }, pupil.token);
  const at = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
  const tasks = [{ kind: "GOAL", minutes: 20 }];
  const fields = { title: "Twenty minutes", opensAt: at(-1), dueAt: at(2), tasks };
  await askApp(app.url, "createAssignment", { input: { groupId: groups[0].id, isOpen: true, fields } }, token);
  return token;
}

const edges = async (part: Locator) => {
  const box = (await part.boundingBox())!;
  return { top: box.y, bottom: box.y + box.height };
};

test("a coach's groups are above the line, from the first paint, and one press leads to each thing to do", async () => {
  const token = await coachOf(["7B by day", "8A", "8C", "9B"]);
  const viewport = { width: 1280, height: 720 };
  const { page } = await visit(browser(), `${app.url}/`, { ...signedIn(app.url, token), viewport });
  const card = page.locator("section", { has: page.getByRole("heading", { name: "7B by day" }) });
  const line = page.locator('[class*="window"]').first();
  // The first page of this browser finds out that they coach.
  await card.getByText("0 of 1 done").waitFor();
  await page.waitForFunction(() => document.cookie.includes("coaches=1"));

  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        for (const { node } of (entry as any).sources)
          if (document.querySelector("main")?.contains(node)) shifts.push(node.outerHTML);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(`${app.url}/`, { waitUntil: "networkidle" });
  await card.getByText("0 of 1 done").waitFor();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => (window as any).shifts)).toEqual([]);
  const [first, stage] = [await edges(card), await edges(line)];
  expect(first.top).toBeLessThan(120);
  expect(first.bottom).toBeLessThan(stage.top);
  expect(stage.bottom).toBeLessThan(720);
  expect(await card.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);

  // The line below takes keys at once.
  await page.keyboard.type((await typingTarget(page)).slice(0, 2));
  expect(await page.evaluate(() => document.documentElement.dataset["typing"])).toBe("true");
  expect(await edges(line)).toEqual(stage);

  for (const [button, path] of [
    ["Start a race", "/race/*"],
    ["Watch live", "/groups/*/live"],
    ["Big screen", "/groups/*/wall"],
    ["Twenty minutes", "/assignments/*"],
  ] as const) {
    await page.goto(`${app.url}/`);
    await card.getByRole(button === "Start a race" ? "button" : "link", { name: button }).click();
    await page.waitForURL(app.url + path);
  }
}, 120_000);

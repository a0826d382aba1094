import { appInBrowser } from "../support/appInBrowser";
import { rowIdOf } from "../support/seedRuns";
import { shippedDocument } from "../support/shippedDocument";
import { signedIn, typingTarget, visit } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";
import { wordRun } from "../support/practiceRun";
import { insertResult, openSql, type Sql } from "../server/reports/insertRows";

const { app, browser } = appInBrowser({ TYPELOOP_DOCUMENTS: "off" });

let sql: Sql;
beforeAll(async () => {
  sql = await openSql(app.database);
});
afterAll(() => sql.close());

const board = "/leaderboard?mode=time-60&language=nl";
const visibility = shippedDocument("settingsMutationsUseSetProfileVisibilityMutation");
const signUp =
  "mutation signUp($input: SignUpInput!) { signUp(input: $input) { ... on SignedIn { token user { id } } } }";
const review = `mutation review($resultId: ID!, $decision: ReviewDecision!) {
  reviewResult(resultId: $resultId, decision: $decision) { __typename } }`;

async function send(query: string, variables: object, token?: string): Promise<any> {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const body = JSON.stringify({ query, variables });
  return ((await (await fetch(`${app.url}/graphql`, { method: "POST", headers, body })).json()) as any).data;
}

/** A member with a run of a minute, whose profile is for everyone unless said otherwise. */
async function member(username: string, wpm: number, chosen: string | null = "ALL") {
  const input = { username, displayName: `The ${username}`, password: "three plain words", deviceLabel: "Test" };
  const { token, user } = (await send(signUp, { input })).signUp;
  const startedAt = new Date(Date.now() - 5_000).toISOString();
  const resultId = await insertResult(sql, { userId: rowIdOf(user.id), startedAt, wpm });
  if (chosen !== null) await send(visibility, { visibility: chosen }, token);
  return { token: token as string, resultId, userId: rowIdOf(user.id) };
}

/** What a page says without scripts to somebody without an account. */
async function asNobody(path: string) {
  const context = await browser().newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const status = (await page.goto(`${app.url}${path}`))?.status();
  const said = await page.locator("main").innerText();
  await context.close();
  return { status, said };
}

test("a board after a flag: the run goes, the next best is there, for everybody at once", async () => {
  const fast = await member("hare", 88);
  const slow = await member("tortoise", 44);
  const admin = await member("keeper", 20, null);
  await sql.run("update users set role = 'ADMIN' where id = $1", [admin.userId]);
  expect((await asNobody(board)).said).toMatch(/1\s+T?\s*The hare\s+88/u);
  await sql.run("update results set flag_reason = 'TOO_FAST' where id = $1", [fast.resultId]);
  const resultId = Buffer.from(`Result:${fast.resultId}`).toString("base64");
  await send(review, { resultId, decision: "KEEP" }, admin.token);
  const after = await asNobody(board);
  expect(after.status).toBe(200);
  expect(after.said).not.toContain("hare");

  const { context, page, problems } = await visit(browser(), `${app.url}${board}`, signedIn(app.url, slow.token));
  const rows = page.getByRole("table", { name: "Leaderboard" }).getByRole("row");
  await rows.filter({ hasText: "you" }).waitFor();
  expect(await rows.filter({ hasText: "you" }).innerText()).toMatch(/^1\s/u);
  await page.getByRole("radio", { name: "Accuracy" }).click();
  await page.waitForURL(/by=accuracy/u);
  await page.getByRole("radio", { name: "All time" }).click();
  await page.waitForURL(/period=all/u);
  await rows.getByRole("link", { name: "The tortoise" }).click();
  await page.getByRole("heading", { name: "The tortoise" }).waitFor();
  await page.getByRole("table", { name: "Best runs" }).getByText("60 seconds").waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test("a board has a run at the second it is saved, also for those to whom the page of before would be sent again", async () => {
  const { token } = await member("weasel", 12);
  const page = async () => (await fetch(`${app.url}/leaderboard?mode=words-10`)).text();
  expect(await page()).not.toContain("The weasel");
  const save = `mutation save($input: SaveResultInput!) { saveResult(input: $input) { __typename } }`;
  for (const seed of [1, 2, 3]) {
    const started = performance.now();
    expect((await send(save, { input: wordRun({ seed, gapMs: 200 }) }, token)).saveResult.__typename).toBe(
      "SaveResultSuccess",
    );
    expect(await page()).toContain("The weasel");
    // Otherwise the page would have been old enough to be rendered anew.
    if (performance.now() - started < 2_000) return;
  }
  throw new Error("This computer is too busy to show it.");
});

test("a run that is saved in one tab is on the board in another, which asks only after it has heard of it", async () => {
  const { token, resultId } = await member("ferret", 12);
  // Otherwise the run that is typed below would overlap it.
  await sql.run("update results set started_at = started_at - interval '1 hour' where id = $1", [resultId]);
  const watching = await visit(browser(), `${app.url}/leaderboard?mode=words-10&language=en&period=day`);
  const asked: string[] = [];
  watching.page.on("request", (request) => {
    const body = request.postData() ?? "";
    if (body.includes("LeaderboardPageQuery")) asked.push(body);
  });
  const followed = watching.page.waitForEvent("websocket");
  await watching.page.getByRole("heading", { name: "Leaderboard" }).waitFor();
  await followed;
  const switcher = watching.page.getByRole("radio", { name: "Speed" });
  await switcher.focus();
  await watching.page.evaluate(() => Object.assign(window, { isSamePage: true }));

  const typing = await visit(browser(), `${app.url}/?mode=words-10&language=en`, signedIn(app.url, token));
  await typing.page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");
  expect(asked).toEqual([]);
  await typeInBrowser(typing.page, await typingTarget(typing.page), { delay: 90 });
  await typing.page.getByText("Saved and verified").waitFor();
  await watching.page.getByRole("link", { name: "The ferret" }).waitFor();
  expect(asked).toHaveLength(1);
  expect(await watching.page.evaluate(() => (window as any).isSamePage)).toBe(true);
  expect(await switcher.evaluate((radio) => radio === document.activeElement)).toBe(true);
  for (const { context, problems } of [watching, typing]) {
    expect(problems).toEqual([]);
    await context.close();
  }
});

test("a private profile is like one that does not exist, but for its owner", async () => {
  const { token } = await member("mole", 30, "ME");
  const [hidden, missing] = await Promise.all([asNobody("/players/mole"), asNobody("/players/no-such-person")]);
  expect(hidden).toEqual(missing);
  expect(hidden.status).toBe(404);
  const { context, page, problems } = await visit(browser(), `${app.url}/players/mole`, signedIn(app.url, token));
  await page.getByRole("heading", { name: "The mole" }).waitFor();
  await page.getByRole("link", { name: "Change profile" }).click();
  await page.getByRole("radio", { name: "Everyone" }).click();
  await page.getByText("you're on the leaderboard").waitFor();
  expect((await asNobody("/players/mole")).status).toBe(200);
  expect(problems).toEqual([]);
  await context.close();
});

test("asking to follow somebody, being allowed, and the board of people one follows", async () => {
  await member("otter", 71);
  const badger = await member("badger", 61);
  const heron = await member("heron", 51);
  const asker = await visit(browser(), `${app.url}/players/badger`, signedIn(app.url, heron.token));
  await asker.page.getByRole("button", { name: "Ask to follow" }).click();
  await asker.page.getByRole("button", { name: "Cancel request to follow" }).waitFor();

  const asked = await visit(browser(), `${app.url}/players/badger`, signedIn(app.url, badger.token));
  await asked.page.getByText("Wants to follow you").waitFor();
  await asked.page.getByRole("button", { name: "Allow The heron to follow you" }).click();
  await asked.page.getByRole("button", { name: "Remove The heron from your followers" }).waitFor();

  await asker.page.goto(`${app.url}${board}`);
  await asker.page.getByRole("link", { name: "The otter" }).waitFor();
  await asker.page.getByRole("combobox", { name: "People" }).selectOption("People you follow");
  await asker.page.waitForURL(/who=following/u);
  await asker.page.getByRole("link", { name: "The otter" }).waitFor({ state: "detached" });
  const rows = await asker.page.getByRole("table", { name: "Leaderboard" }).getByRole("row").allInnerTexts();
  expect(rows.slice(1).map((row) => /^\d/u.exec(row)?.[0] + (/badger|heron/u.exec(row)?.[0] ?? ""))).toEqual([
    "1badger",
    "2heron",
  ]);
  for (const { context, problems } of [asker, asked]) {
    expect(problems).toEqual([]);
    await context.close();
  }
});

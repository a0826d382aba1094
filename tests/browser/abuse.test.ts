import { appInBrowser } from "../support/appInBrowser";
import { rowIdOf } from "../support/seedRuns";
import { shippedDocument } from "../support/shippedDocument";
import { signedIn, visit } from "../support/startApp";
import { insertResult, openSql, type Sql } from "../server/reports/insertRows";

const { app, browser } = appInBrowser({ TYPELOOP_DOCUMENTS: "off" });

let sql: Sql;
beforeAll(async () => {
  sql = await openSql(app.database);
});
afterAll(() => sql.close());

const visibility = shippedDocument("settingsMutationsUseSetProfileVisibilityMutation");
const signUp =
  "mutation signUp($input: SignUpInput!) { signUp(input: $input) { ... on SignedIn { token user { id } } } }";

async function send(query: string, variables: object, token?: string): Promise<any> {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const body = JSON.stringify({ query, variables });
  return ((await (await fetch(`${app.url}/graphql`, { method: "POST", headers, body })).json()) as any).data;
}

async function member(username: string, displayName: string): Promise<{ token: string; userId: string }> {
  const input = { username, displayName, password: "three plain words", deviceLabel: "Test" };
  const { token, user } = (await send(signUp, { input })).signUp;
  return { token, userId: rowIdOf(user.id) };
}

const board = "/leaderboard?mode=time-60&language=nl";

test("a name on the leaderboard and a text are reported, and an admin decides about both", async () => {
  const rude = await member("rude", "Rude Name");
  const startedAt = new Date(Date.now() - 5_000).toISOString();
  await insertResult(sql, { userId: rude.userId, startedAt, wpm: 61 });
  await send(visibility, { visibility: "ALL" }, rude.token);
  const [text] = await sql.run(
    `insert into texts (owner_id, title, language, body, difficulty, characters, visibility, status)
     values ($1, 'Copied page', 'en', 'A page from a book.', 'EASY', 19, 'PUBLIC', 'PUBLISHED') returning id`,
    [rude.userId],
  );
  const textPath = `/texts/${encodeURIComponent(Buffer.from(`Text:${text?.["id"]}`).toString("base64"))}`;

  const ada = await member("ada", "Ada");
  const reporter = await visit(browser(), `${app.url}${board}`, signedIn(app.url, ada.token));
  const { page } = reporter;
  const report = async (button: string, details: string) => {
    await page.getByRole("button", { name: button }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: "What's wrong?" }).selectOption({ index: 1 });
    await dialog.getByRole("textbox", { name: /In your own words/u }).fill(details);
    await dialog.getByRole("button", { name: "Send report" }).click();
    await dialog.getByText("Thank you. An admin will look at it.").waitFor();
    await dialog.locator("output ~ div").getByRole("button", { name: "Close" }).click();
  };
  await page.getByRole("link", { name: "Rude Name" }).waitFor();
  await report("Report a name", "This name is no name.");
  await page.goto(`${app.url}${textPath}`);
  await report("Report this text", "It is from a book.");

  const keeper = await member("keeper", "Keeper");
  await sql.run("update users set role = 'ADMIN' where id = $1", [keeper.userId]);
  const admin = await visit(browser(), `${app.url}/admin`, signedIn(app.url, keeper.token));
  await admin.page.getByText("This name is no name.").waitFor();
  await admin.page.getByRole("button", { name: "Archive text: Copied page" }).click();
  await admin.page.getByRole("dialog").getByRole("button", { name: "Archive text" }).click();
  await admin.page.getByText("The reports about Copied page are closed.").waitFor();
  await admin.page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Dismiss: Rude Name");
  await admin.page.getByRole("button", { name: "Rename and hide: Rude Name" }).click();
  await admin.page.getByRole("dialog").getByRole("button", { name: "Rename and hide" }).click();
  await admin.page.getByText("No open reports.").waitFor();

  await page.goto(`${app.url}${board}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.getByText("Rude Name").waitFor({ state: "detached" });
  await page.goto(`${app.url}/players/rude`);
  await page.getByRole("heading", { name: "Profile not found" }).waitFor();
  await page.goto(`${app.url}/texts?search=Copied`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByRole("link", { name: "Copied page" }).count()).toBe(0);
  expect(await sql.run("select status from texts where id = $1", [text?.["id"]])).toEqual([{ status: "ARCHIVED" }]);
  for (const { context } of [reporter, admin]) await context.close();
});

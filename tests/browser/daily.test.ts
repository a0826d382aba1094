import { appInBrowser } from "../support/appInBrowser";
import { shippedDocument } from "../support/shippedDocument";
import { signedIn, typingTarget, visit } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

const { app, browser } = appInBrowser({ TYPELOOP_DOCUMENTS: "off" });

const visibility = shippedDocument("settingsMutationsUseSetProfileVisibilityMutation");
const signUp = "mutation signUp($input: SignUpInput!) { signUp(input: $input) { ... on SignedIn { token } } }";

async function send(query: string, variables: object, token?: string): Promise<any> {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const body = JSON.stringify({ query, variables });
  return ((await (await fetch(`${app.url}/graphql`, { method: "POST", headers, body })).json()) as any).data;
}

test("an attempt, its place, and a reload that says it is used", async () => {
  const input = { username: "ada", displayName: "Ada", password: "three plain words", deviceLabel: "Test" };
  const { token } = (await send(signUp, { input })).signUp;
  await send(visibility, { visibility: "ALL" }, token);
  const address = `${app.url}/today?language=nl`;
  const { context, page, problems } = await visit(browser(), address, signedIn(app.url, token));
  await page.getByRole("button", { name: "Start attempt" }).click();
  await page.getByLabel(/^Type this text/u).waitFor();
  await typeInBrowser(page, await typingTarget(page), { delay: 40 });
  await page.getByRole("heading", { name: "You're number 1" }).waitFor();
  const row = page.getByRole("table", { name: "Leaderboard" }).getByRole("row").filter({ hasText: "you" });
  expect(await row.innerText()).toMatch(/^1\s/u);
  await page.getByText("Saved and verified.").waitFor();

  await page.reload();
  await page.getByText(/^Your attempt: .+ wpm, 100\.0% accuracy$/u).waitFor();
  expect(await page.getByRole("button", { name: "Start attempt" }).count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

test("a visitor sees the page without scripts, and nothing of the text", async () => {
  const context = await browser().newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const response = await page.goto(`${app.url}/today`);
  expect(response?.status()).toBe(200);
  await page.getByRole("heading", { name: "Text of the day" }).waitFor();
  await page.getByRole("button", { name: "Start attempt" }).waitFor();
  const { dailyText } = await send(`{ dailyText(language: EN, day: TODAY) { text { body } } }`, {});
  expect(dailyText).toEqual({ text: null });
  await context.close();
});

test("a visitor who leaves in the middle has used the attempt", async () => {
  const { context, page, problems } = await visit(browser(), `${app.url}/today`);
  await page.getByRole("button", { name: "Start attempt" }).click();
  await page.getByLabel(/^Type this text/u).waitFor();
  await page.keyboard.type("a");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText("You've used your attempt. It wasn't finished, so it has no result.").waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

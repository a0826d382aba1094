import { appInBrowser } from "../support/appInBrowser";
import { keepPicture } from "../support/pictures";
import { rowIdOf } from "../support/seedRuns";
import { signedIn, visit } from "../support/startApp";
import { openSql, type Sql } from "../server/reports/insertRows";

/** A school's sign-in service that is away: nothing answers at port 9. */
const school = { id: "school", name: "Magister", issuer: "http://localhost:9", clientId: "typeloop" };

const { app, browser } = appInBrowser({
  TYPELOOP_DOCUMENTS: "off",
  TYPELOOP_PUBLIC_URL: "http://localhost:4000",
  TYPELOOP_SIGN_IN_PROVIDERS: JSON.stringify([school]),
});

let sql: Sql;
beforeAll(async () => {
  sql = await openSql(app.database);
});
afterAll(() => sql.close());

const signUp =
  "mutation signUp($input: SignUpInput!) { signUp(input: $input) { ... on SignedIn { token user { id } } } }";

async function member(username: string, displayName: string): Promise<{ token: string; userId: string }> {
  const input = { username, displayName, password: "three plain words", deviceLabel: "Test" };
  const body = JSON.stringify({ query: signUp, variables: { input } });
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${app.url}/graphql`, { method: "POST", headers, body });
  const { token, user } = ((await response.json()) as any).data.signUp;
  return { token, userId: rowIdOf(user.id) };
}

test("an admin finds a user, locks and unlocks the account, reads the log, and announces something", async () => {
  const [ada, bob] = [await member("ada-keeper", "Ada"), await member("bob-pupil", "Bob")];
  await sql.run("update users set role = 'ADMIN' where id = $1", [ada.userId]);
  const { page } = await visit(browser(), `${app.url}/admin`, signedIn(app.url, ada.token));
  const pupil = await visit(browser(), `${app.url}/groups`, signedIn(app.url, bob.token));

  await page.getByRole("link", { name: "Users", exact: true }).click();
  await page.getByRole("textbox", { name: "Search" }).fill("BOB-");
  await page.getByRole("button", { name: "Rename Ada" }).waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Lock Bob's account" }).click();
  await page.getByRole("textbox", { name: "Reason (optional)" }).fill("Shared password");
  await page.getByRole("dialog").getByRole("button", { name: "Lock account" }).click();
  await page.getByText("Bob's account is locked.").waitFor();

  await pupil.page.goto(`${app.url}/sign-in`);
  await pupil.page.getByRole("textbox", { name: "Username" }).fill("bob-pupil");
  await pupil.page.getByLabel("Password", { exact: true }).fill("three plain words");
  await pupil.page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await pupil.page.getByText("This account is locked. Ask an admin of this server why.").waitFor();

  await page.getByRole("button", { name: "Unlock Bob's account" }).click();
  await page.getByText("Bob's account is unlocked.").waitFor();
  await pupil.page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await pupil.page.waitForURL((url) => !url.pathname.startsWith("/sign-in"));

  await page.getByRole("link", { name: "Audit log" }).click();
  await page.getByText("Unlocked account: Bob").waitFor();
  await page.getByText("Shared password").waitFor();

  await keepPicture(page, "admin-audit");

  await page.getByRole("link", { name: "Server", exact: true }).click();
  await page.getByText("http://localhost:4000/sign-in/with/school/callback").waitFor();
  await page.getByRole("button", { name: "Check Magister" }).click();
  await page.getByText("It doesn't respond.").waitFor();
  await keepPicture(page, "admin-server", { fullPage: true });
  await page.getByRole("textbox", { name: "Text in English" }).fill("Maintenance on Friday");
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("button", { name: "Remove announcement: Maintenance on Friday" }).waitFor();
  await pupil.page.goto(`${app.url}/groups`);
  const notice = pupil.page.getByText("Maintenance on Friday");
  await notice.waitFor();
  await pupil.page.locator("output", { has: notice }).getByRole("button", { name: "Close" }).click();
  await notice.waitFor({ state: "detached" });
});

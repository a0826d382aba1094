import type { Browser, Page } from "playwright-core";
import { freePort } from "../support/freePort";
import { MisbehavingProvider } from "../support/MisbehavingProvider";
import { AppProcess, launchBrowser, visit } from "../support/startApp";

// Signing in with a school account by clicking, at a real provider.
let provider: MisbehavingProvider;
let app: AppProcess;
let browser: Browser;

beforeAll(async () => {
  const port = await freePort();
  const client = {
    clientId: "typeloop",
    clientSecret: "a secret of the provider",
    siteUrl: `http://localhost:${port}`,
  };
  provider = await MisbehavingProvider.start(client, "magister");
  await provider.describe("ada", { name: "Ada Lovelace", preferred_username: "ada@school.example" });
  const { clientId, clientSecret } = client;
  const magister = {
    id: "magister",
    name: "Magister",
    issuer: provider.issuer,
    clientId,
    clientSecret,
    endSession: true,
  };
  app = new AppProcess({
    PORT: String(port),
    TYPELOOP_PUBLIC_URL: client.siteUrl,
    TYPELOOP_SIGN_IN_PROVIDERS: JSON.stringify([magister]),
  });
  await app.start();
  browser = await launchBrowser();
}, 60_000);
afterEach(() => provider.behave());
afterAll(async () => {
  await browser.close();
  await app.stop();
  await provider.close();
});

/** The forms of the provider. */
async function signInThere(page: Page, account: string): Promise<void> {
  await page.getByPlaceholder("Enter any login").fill(account);
  await page.getByPlaceholder("and password").fill("x");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

/** A page in a browser of its own. The provider's forms would load a font from another site. */
async function newPage(path: string): Promise<Page> {
  const { context, page } = await visit(browser, `${app.url}/404-before`);
  await context.route(/fonts\.g/u, (route) => route.abort());
  await page.goto(app.url + path);
  return page;
}

test("without scripts, the page has the link", async () => {
  const html = await (await fetch(`${app.url}/sign-in?next=/groups`)).text();
  expect(html).toContain('href="/sign-in/with/magister?next=%2Fgroups"');
});

test("signing in, coming back signed in, setting a password, and signing out here and there", async () => {
  const page = await newPage("/sign-in?next=/settings");
  await page.getByRole("link", { name: "Sign in with Magister" }).click();
  await signInThere(page, "ada");
  await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
  expect(page.url()).toBe(`${app.url}/settings`);
  await page.getByRole("button", { name: "Ada Lovelace's account" }).waitFor();
  await page.getByRole("button", { name: "Unlink Magister" }).click();
  await page.getByText("This is your only way to sign in").waitFor();

  await page.getByLabel("New password").fill("three plain words");
  await page.getByRole("button", { name: "Set password" }).click();
  await page.getByLabel("Current password").waitFor();
  expect(await page.evaluate(() => document.cookie)).not.toContain("typeloop-sign-in");

  await page.getByRole("button", { name: "Sign out here" }).click();
  await page.getByRole("link", { name: "Also sign out of Magister" }).click();
  await page.getByRole("button", { name: "Yes, sign me out" }).click();
  await page.getByLabel("Username").waitFor();
  expect(new URL(page.url()).pathname).toBe("/sign-in");
  await page.context().close();
});

test("a member links a school account, which then signs in to the same account", async () => {
  const page = await newPage("/sign-up?next=/settings");
  await page.getByLabel("Username").fill("grace");
  await page.getByLabel("Name", { exact: true }).fill("Grace");
  await page.getByRole("textbox", { name: "Password" }).fill("three plain words");
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.getByRole("link", { name: "Link your Magister account" }).click();
  await signInThere(page, "grace-at-school");
  await page.getByLabel("Confirm with your Typeloop password").fill("three plain words");
  await page.getByRole("button", { name: "Link school account" }).click();
  await page.getByRole("button", { name: "Unlink Magister" }).waitFor();

  const other = await newPage("/sign-in?next=/settings");
  await other.getByRole("link", { name: "Sign in with Magister" }).click();
  await signInThere(other, "grace-at-school");
  await other.getByRole("button", { name: "Grace's account" }).waitFor();
  await page.context().close();
  await other.context().close();
});

test("a provider that is away: the page says so, and the form is there", async () => {
  const page = await newPage("/sign-in");
  await page.getByRole("link", { name: "Sign in with Magister" }).click();
  provider.away = { path: /^\/token/u, how: "503" };
  await signInThere(page, "away");
  await page.getByText("Your school's sign-in service can't be reached right now.").waitFor();
  await page.getByLabel("Username").waitFor();
  await page.context().close();
});

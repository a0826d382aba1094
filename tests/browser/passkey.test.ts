import { errorMessages } from "../../src/contract/languages/en/errorMessages";
import type { Browser, Page } from "playwright-core";
import { freePort } from "../support/freePort";
import { AppProcess, launchBrowser, visit } from "../support/startApp";

// A passkey by clicking, with the virtual authenticator of Chromium.
let app: AppProcess;
let browser: Browser;
beforeAll(async () => {
  const port = await freePort();
  // Passkeys belong to a host name, never to an address.
  app = new AppProcess({ PORT: String(port), TYPELOOP_PUBLIC_URL: `http://localhost:${port}` });
  await app.start();
  browser = await launchBrowser();
}, 60_000);
afterAll(async () => {
  await browser.close();
  await app.stop();
});

/** Gives the page a device with a fingerprint reader. Returns how to say whether the finger is right. */
async function addAuthenticator(page: Page): Promise<(isVerified: boolean) => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return (isUserVerified) => devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
}

test("a passkey is added, signs in after signing out, and is removed", async () => {
  const url = app.url.replace("127.0.0.1", "localhost");
  const { page } = await visit(browser, `${url}/sign-up?next=/settings`);
  const verifyUser = await addAuthenticator(page);
  await page.getByLabel("Username").fill("ada");
  await page.getByLabel("Name", { exact: true }).fill("Ada Lovelace");
  await page.getByLabel("Password", { exact: true }).fill("three plain words");
  await page.getByRole("main").getByRole("button", { name: "Sign up" }).click();
  await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();

  const confirmation = page.getByLabel("Confirm with your password", { exact: true });
  await page.getByLabel("Name of the passkey").fill("Laptop of the library");
  await confirmation.fill("three other words");
  await page.getByRole("button", { name: "Add passkey" }).click();
  await page.getByText(errorMessages.WRONG_PASSWORD).waitFor();
  await confirmation.fill("three plain words");
  await page.getByRole("button", { name: "Add passkey" }).click();
  await page.getByText("Not used yet, added").waitFor();
  await confirmation.fill("three plain words");
  await page.getByRole("button", { name: "Add passkey" }).click();
  await page.getByText("This device already has a passkey for your account.").waitFor();

  await page.getByRole("button", { name: "Sign out here" }).click();
  await page.getByRole("button", { name: "Ada Lovelace's account" }).waitFor({ state: "detached" });
  await page.goto(`${url}/sign-in?next=/settings`);
  await verifyUser(false);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByText("You weren't signed in. Try again, or use your password.").waitFor();
  await verifyUser(true);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
  await page.getByRole("button", { name: "Ada Lovelace's account" }).waitFor();

  await page.getByText("Last used").waitFor();
  await page.getByRole("button", { name: "Remove Laptop of the library" }).click();
  await page.getByRole("button", { name: "Remove Laptop of the library" }).waitFor({ state: "detached" });
});

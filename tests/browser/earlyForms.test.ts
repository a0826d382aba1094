import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { openSlowly } from "../support/openSlowly";

const { app, browser } = appInBrowser();

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function openEarly(address: string) {
  const opened = await openSlowly(browser(), `${app.url}${address}`);
  closing.push(opened.close);
  return opened;
}

/** Resolves when nothing of the page waits any more. */
const alive = (page: Page) => page.waitForFunction(() => document.querySelector("form[data-waits]") === null);

const password = "hunter2 secret words";

test("a sign-up that was sent before the page is alive is sent when it is, and stands in no address", async () => {
  const { page, problems, addresses, release } = await openEarly("/sign-up");
  await page.getByLabel("Username").fill("early-ada");
  await page.getByLabel("Name", { exact: true }).fill("Early Ada");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("This is a shared computer").check();
  await page.keyboard.press("Enter");
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await page.waitForTimeout(300);
  expect(page.url()).toBe(`${app.url}/sign-up`);
  expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe(password);

  release();
  await page.getByText("Welcome, Early Ada").waitFor();
  await page.getByRole("banner").getByText("Early Ada").waitFor();
  // Of a shared computer the token goes with its tab.
  expect(
    await page.evaluate(() => [
      Object.keys(localStorage).filter((key) => key.includes("token")),
      Object.keys(sessionStorage).filter((key) => key.includes("token")).length,
    ]),
  ).toEqual([[], 1]);
  expect(addresses.filter((address) => /hunter2|early-ada/u.test(address))).toEqual([]);
  expect(addresses.filter((address) => address.startsWith("POST") && !address.endsWith("/graphql"))).toEqual([]);
  expect(problems).toEqual([]);
  expect(app.printed).not.toContain("hunter2");
});

test("what stands in the fields when the page comes alive is believed", async () => {
  const { page, problems, release } = await openEarly("/sign-up");
  await page.getByLabel("Username").fill("later-ada");
  await page.getByLabel("Name", { exact: true }).fill("Later Ada");
  release();
  await alive(page);
  await page.getByLabel("Password", { exact: true }).fill(password);
  expect(await page.getByLabel("Username").inputValue()).toBe("later-ada");
  await page.keyboard.press("Enter");
  await page.getByText("Welcome, Later Ada").waitFor();
  expect(problems).toEqual([]);
});

test("a sign-in that was sent early says what is wrong with it", async () => {
  const { page, addresses, release } = await openEarly("/sign-in");
  await page.getByLabel("Username").fill("nobody-here");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  release();
  await page.getByText("Wrong username or password").waitFor();
  expect(await page.getByLabel("Username").inputValue()).toBe("nobody-here");
  expect(page.url()).toBe(`${app.url}/sign-in`);
  expect(addresses.filter((address) => address.includes("hunter2"))).toEqual([]);
});

test("a race's code that was entered early is looked for", async () => {
  const { page, problems, addresses, release } = await openEarly("/race");
  await page.getByLabel("Race code").fill("ZZZZZ2");
  await page.keyboard.press("Enter");
  release();
  await page.getByText("There is no race").waitFor();
  expect(await page.getByLabel("Race code").inputValue()).toBe("ZZZZZ2");
  expect(addresses.filter((address) => address.includes("ZZZZZ2"))).toEqual([]);
  expect(problems).toEqual([]);
});

test("a race that was made early is the one that was selected", async () => {
  const { page, addresses, release } = await openEarly("/race");
  await page.getByRole("radio", { name: "Open" }).check();
  await page.getByRole("radio", { name: "Dutch" }).check();
  await page.getByRole("button", { name: "Create race" }).click();
  release();
  await page.waitForURL(/\/race\/[A-Z0-9]{6}$/u);
  expect(addresses.filter((address) => address.includes("/race?"))).toEqual([]);
  await page.goto(`${app.url}/race`);
  await page.getByRole("main").getByRole("listitem").filter({ hasText: "Dutch" }).waitFor();
});

/** Presses another option in each choice of the page, and marks what has to stay pressed. */
function chooseOthers(): number {
  const choices = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    "main :is(input[type=radio], input[type=checkbox], select):enabled",
  );
  const groups = new Set<string>();
  const others = [...choices].filter((choice) => {
    if (choice.type !== "radio") return true;
    const isOther = choice instanceof HTMLInputElement && !choice.checked && !groups.has(choice.name);
    if (isOther) groups.add(choice.name);
    return isOther;
  });
  for (const choice of others) {
    if (choice instanceof HTMLSelectElement) choice.selectedIndex = choice.selectedIndex === 0 ? 1 : 0;
    else choice.click();
    choice.dataset["chosen"] = String(choice instanceof HTMLSelectElement ? choice.value : choice.checked);
  }
  return others.length;
}

/** Names of marked choices that do not show, or are not for React, what was pressed. */
function lostChoices(): readonly string[] {
  type Props = { readonly value?: string; readonly checked?: boolean };
  return [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[data-chosen]")]
    .filter((choice) => {
      const [, props] = Object.entries(choice).find(([key]) => key.startsWith("__reactProps")) ?? [];
      const { value, checked } = (props ?? {}) as Props;
      const is = choice instanceof HTMLSelectElement ? [choice.value, value] : [choice.checked, checked];
      return is.some((part) => String(part) !== choice.dataset["chosen"]);
    })
    .map((choice) => `${choice.type} ${choice.value}`);
}

test.each(["/settings", "/leaderboard", "/race", "/sign-in"])(
  "every choice of %s that was pressed early is chosen",
  async (address) => {
    const { page, problems, release } = await openEarly(address);
    await page.locator("main :is(input[type=radio], input[type=checkbox])").first().waitFor({ state: "attached" });
    expect(await page.evaluate(chooseOthers)).toBeGreaterThan(0);
    release();
    let lost = await page.evaluate(lostChoices);
    for (let looks = 0; looks < 50 && lost.length > 0; looks += 1) {
      await page.waitForTimeout(100);
      lost = await page.evaluate(lostChoices);
    }
    expect(lost).toEqual([]);
    expect(problems).toEqual([]);
  },
);

test("a theme that was pressed early is stored", async () => {
  const { page, release } = await openEarly("/settings");
  await page.getByRole("radio", { name: "Sepia" }).check();
  release();
  await page.locator('html[data-theme="sepia"]').waitFor({ state: "attached" });
  await page.reload();
  await page.locator('html[data-theme="sepia"]').waitFor({ state: "attached" });
  expect(await page.getByRole("radio", { name: "Sepia" }).isChecked()).toBe(true);
});

test(
  "without JavaScript a page says that it is needed, in its language, and a form that is sent tells " +
    "nobody anything",
  async () => {
    const context = await browser().newContext({ javaScriptEnabled: false, locale: "nl-NL" });
    closing.push(() => context.close());
    const page = await context.newPage();
    page.setDefaultTimeout(8_000);
    await page.goto(`${app.url}/sign-in`);
    await page.locator("noscript p", { hasText: "Typeloop heeft JavaScript nodig" }).waitFor();
    await page.locator("input[name=username]").fill("silent-ada");
    await page.locator("input[name=password]").fill(password);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      page.keyboard.press("Enter"),
    ]);
    expect(answer.status()).toBe(405);
    await page.getByRole("link", { name: "Typeloop" }).waitFor();
    expect(page.url()).toBe(`${app.url}/sign-in`);
    expect(app.printed).not.toContain("hunter2");
  },
);

test.each([
  ["/race/%00%ff", 400],
  ["//evil.example", 404],
])("%s is answered with a page that leads back", async (address, status) => {
  const context = await browser().newContext();
  closing.push(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(8_000);
  expect((await page.goto(`${app.url}${address}`))?.status()).toBe(status);
  await page.getByRole("link", { name: "Typeloop" }).click();
  await page.locator("textarea").waitFor();
  expect(page.url()).toBe(`${app.url}/`);
});

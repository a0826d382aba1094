import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { visit } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

const { app, browser } = appInBrowser();

async function addStandard(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add a standard" }).click();
  await page.getByLabel("Name of the standard").fill("Typing diploma of 4B");
  await page.getByLabel("Minutes per attempt").fill("1");
  await page.getByLabel("Attempts", { exact: true }).fill("1");
  await page.getByLabel("Name of level 1").fill("Bronze");
  await page.getByLabel("Minimum speed for level 1").fill("10");
  await page.getByRole("button", { name: "Add a level" }).click();
  await page.getByLabel("Minimum speed for level 2").fill("200");
  await page.getByRole("button", { name: "Add standard" }).click();
  await page.getByRole("heading", { level: 3, name: "Typing diploma of 4B" }).waitFor();
}

test("a group's own standard: defined by its coach, an exam by it, and a certificate that stays", async () => {
  const { page, context, problems } = await visit(browser(), `${app.url}/sign-up`);
  await page.getByLabel("Username").fill(`norm-${Date.now() % 1e9}`);
  await page.getByLabel("Name", { exact: true }).fill("Meester Jan");
  await page.getByLabel("Password").first().fill("correct horse");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Meester Jan's account" }).waitFor();
  await page.goto(`${app.url}/groups`);
  await page.getByLabel("Group name").fill("4B");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/groups\/[^/]+$/u);
  const settings = `${page.url()}/settings`;
  await page.goto(settings);
  await addStandard(page);

  await page.goto(`${app.url}/exam`);
  await page.getByRole("heading", { level: 2, name: "4B", exact: true }).waitFor();
  await page.getByRole("link", { name: "Choose this exam: Typing diploma of 4B" }).click();
  await page.getByText("Defined by the group 4B. Version 1.").waitFor();
  await page.getByRole("radio", { name: "English" }).check();
  await page.getByRole("button", { name: "Go to the exam room" }).click();
  await page.getByText("You have 1 minute.").waitFor();
  await page.getByRole("button", { name: "Start attempt 1" }).click();
  await page.getByRole("timer").waitFor({ timeout: 20_000 });
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Type the text here");
  const text = (await page.locator("textarea ~ p[hidden][lang]").textContent()) ?? "";
  await typeInBrowser(page, text.slice(0, 101), { delay: 45 });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Hand it in" }).click();
  await page.getByText("You passed: Bronze, 20 words per minute.").waitFor({ timeout: 30_000 });
  await page.getByRole("link", { name: "Your certificate" }).click();
  await page.getByRole("heading", { name: "Typing certificate" }).waitFor();
  const certificate = page.url();

  await page.goto(settings);
  await page.getByRole("button", { name: "Edit Typing diploma of 4B" }).click();
  await page.getByLabel("Name of the standard").fill("Another name");
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  await page.getByRole("heading", { level: 3, name: "Another name" }).waitFor();
  await page.getByText("Version 2").waitFor();

  const stranger = await visit(browser(), certificate);
  const sheet = stranger.page.getByRole("article");
  for (const words of [
    "Typing diploma of 4B",
    "Bronze",
    "Requirements of the standard (version 1)",
    "The standard was defined by the group 4B.",
  ])
    await sheet.getByText(words).first().waitFor();
  expect([...problems, ...stranger.problems]).toEqual([]);
  await Promise.all([stranger.context.close(), context.close()]);
});

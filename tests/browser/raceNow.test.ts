import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { typingTarget, visit } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

// An app of its own: nobody else waits for a race there.
const { app, browser } = appInBrowser({});

async function press(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Race now" }).click();
  await page.waitForURL(/\/race\/[A-Z2-9]{6}$/u);
  return page.url().slice(-6);
}

test("two people press Race now at once, and race each other", async () => {
  const people = [await visit(browser(), `${app.url}/race`), await visit(browser(), `${app.url}/race`)];
  const [ada, ben] = people.map(({ page }) => page) as [Page, Page];
  const codes = await Promise.all([press(ada), press(ben)]);
  expect(codes[1]).toBe(codes[0]);

  const race = async (page: Page, delay: number): Promise<void> => {
    await page.getByText(/^Go$/u).first().waitFor({ timeout: 20_000, state: "attached" });
    await typeInBrowser(page, await typingTarget(page), { delay });
    await page.getByRole("table", { name: "Standings" }).waitFor({ timeout: 60_000 });
  };
  await Promise.all([race(ada, 40), race(ben, 55)]);
  for (const page of [ada, ben]) {
    const rows = await page.getByRole("table", { name: "Standings" }).getByRole("row").allInnerTexts();
    expect(rows).toHaveLength(3);
  }
  await ada.getByText("You won the race").waitFor();
  await ada.getByRole("link", { name: "All races" }).click();
  await ada.getByRole("button", { name: "Race now" }).waitFor();
});

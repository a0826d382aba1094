import { appInBrowser } from "../support/appInBrowser";
import { askApp } from "../support/askApp";
import { signedIn, visit } from "../support/startApp";

const { app, browser } = appInBrowser({ HOST: "0.0.0.0" });

test("cards that are made on the server's own computer say the address that the server prints for others", async () => {
  // A computer without a network has none.
  const expected = /for others on this network: http:\/\/([\d.:]+)/u.exec(app.printed)?.[1] ?? new URL(app.url).host;
  const signUp = { username: "coach-of-8c", displayName: "Juf Els", password: "correct horse", deviceLabel: "Test" };
  const { token } = await askApp(app.url, "signUp", { input: signUp }, null);
  const { group } = await askApp(app.url, "createGroup", { name: "Group 8C" }, token);
  const members = `${app.url}/groups/${encodeURIComponent(group.id)}/members`;
  const { page, problems, context } = await visit(browser(), members, signedIn(app.url, token));
  await page.getByLabel("Names", { exact: true }).fill("Emma de Vries");
  await page.getByRole("button", { name: "Check the list" }).click();
  await page.getByRole("button", { name: "Add 1 member" }).click();
  const card = page.locator('li[class*="card"]').first();
  await card.waitFor();
  expect((await card.locator("dd").allTextContents())[0]).toBe(expected);
  expect(await page.getByLabel("Address on the cards").inputValue()).toBe(expected);

  // The same for the code of a race, drawn by the server first.
  await page.goto(`${app.url}/race`);
  await page.getByRole("button", { name: "Create race" }).click();
  await page.waitForURL(/\/race\/[A-Z2-9]{6}$/u);
  await page.reload();
  await page.getByText(`${expected}${new URL(page.url()).pathname}`).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

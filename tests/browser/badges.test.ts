import { Client } from "pg";
import { appInBrowser } from "../support/appInBrowser";
import { typingTarget, visit } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

const { app, browser } = appInBrowser();

test("the badge of a first run is shown once, though three responses to its save are lost", async () => {
  const { page } = await visit(browser(), `${app.url}/?mode=words-10&language=en`);
  let lost = 0;
  await page.route("**/graphql", async (route) => {
    if (lost === 3 || !(route.request().postData() ?? "").includes("saveRunMutation")) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");
  await typeInBrowser(page, await typingTarget(page), { delay: 70 });
  await page.getByText("Saved and verified").waitFor();
  await page.getByText("First run", { exact: true }).waitFor();
  expect(lost).toBe(3);
  expect(await page.getByText("First run", { exact: true }).count()).toBe(1);
  const database = new Client(app.database);
  await database.connect();
  const { rows } = await database.query("select count(*)::int as number from earned_badges where badge_id = 'runs-1'");
  await database.end();
  expect(rows).toEqual([{ number: 1 }]);

  await page.getByRole("link", { name: "All badges" }).click();
  await page.getByRole("heading", { name: "Badges", exact: true }).waitFor();
  await page.getByText("First run", { exact: true }).waitFor();
});

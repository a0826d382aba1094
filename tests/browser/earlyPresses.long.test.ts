import { appInBrowser } from "../support/appInBrowser";
import { openSlowly } from "../support/openSlowly";
import { visit } from "../support/startApp";

const { app, browser } = appInBrowser();

test("who presses “Join the race” before the page is alive is in when it is, once", async () => {
  const host = await visit(browser(), `${app.url}/race`);
  await host.page.getByRole("button", { name: "Create race" }).click();
  await host.page.waitForURL(/\/race\/[A-Z2-9]{6}$/u);
  const { page, problems, operations, release, close } = await openSlowly(browser(), host.page.url());
  const join = page.getByRole("button", { name: "Join the race" });
  await join.click();
  await join.click();
  release();
  await page.getByRole("button", { name: "I'm ready" }).waitFor();
  await host.page.getByText("Racers (2 of 40)").waitFor();
  expect(operations.filter((name) => name.endsWith("Mutation"))).toEqual([
    "useResultMutationAccountMutation",
    "raceMutationsJoinMutation",
  ]);
  expect(problems).toEqual([]);
  await Promise.all([close(), host.context.close()]);
});

test("of several early presses the last one counts", async () => {
  const { page, release, close } = await openSlowly(browser(), `${app.url}/`);
  const theme = page.getByRole("button", { name: /^Theme:/u });
  await theme.click();
  await page.getByRole("button", { name: /^Nederlands$/u }).click();
  release();
  await page.getByRole("button", { name: "English" }).waitFor();
  await page.getByRole("button", { name: /als het systeem/u }).waitFor();
  await close();
});

test("whenever a button is pressed while the page comes alive, it counts once", async () => {
  for (let delay = 0; delay <= 1_200; delay += 200) {
    const { page, context } = await visit(browser(), "about:blank");
    await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(`${app.url}/race`, { waitUntil: "commit" });
    await page.waitForTimeout(delay);
    await page.getByRole("button", { name: "Theme: same as system. Change" }).click();
    await page.getByRole("button", { name: "Theme: light. Change" }).waitFor();
    await page.waitForTimeout(400);
    expect(await page.getByRole("button", { name: /^Theme:/u }).getAttribute("aria-label")).toBe(
      "Theme: light. Change",
    );
    await context.close();
  }
});

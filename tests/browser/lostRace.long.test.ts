import { appInBrowser } from "../support/appInBrowser";
import { typingTarget, visit } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

// With the embedded database, which a killed server leaves behind.
const { app, browser } = appInBrowser({ DATABASE_URL: "" });

test(
  "a server killed in the middle of a race and started again: the race was called off, and what each racer typed is " +
    "one result of their own",
  async () => {
    const [ada, ben] = await Promise.all([visit(browser(), `${app.url}/race`), visit(browser(), `${app.url}/race`)]);
    await ada.page.getByRole("button", { name: "Create race" }).click();
    await ada.page.waitForURL(/\/race\/[A-Z2-9]{6}$/u);
    await ben.page.goto(ada.page.url());
    await ben.page.getByRole("button", { name: "Join the race" }).click();
    await ben.page.getByRole("button", { name: "I'm ready" }).click();
    await ada.page.getByRole("button", { name: "Start the race" }).click();
    for (const { page } of [ada, ben])
      await page.getByText(/^Go$/u).first().waitFor({ timeout: 30_000, state: "attached" });
    const text = await typingTarget(ada.page);
    await Promise.all([ada, ben].map(({ page }) => typeInBrowser(page, text.slice(0, 30), { delay: 40 })));
    await app.kill();
    // Typing goes on; one of them loads the page again before the server is back.
    await Promise.all([
      typeInBrowser(ada.page, text.slice(30, 50), { delay: 40 }),
      typeInBrowser(ben.page, text.slice(30, 40), { delay: 40 }),
    ]);
    const left = text.slice(0, 50).trim();
    await app.start();
    await ben.page.reload();
    for (const { page } of [ada, ben]) {
      await page
        .getByRole("heading", { name: "The race stopped because of a server problem" })
        .waitFor({ timeout: 60_000 });
      await page.getByText("What you typed is kept as a personal result.").waitFor();
      await page.getByText("Saved and verified").waitFor({ timeout: 30_000 });
    }
    await ben.page.getByText(text.slice(0, 40).trim(), { exact: true }).waitFor();
    // Somebody who was not in it reads what happened too; a code that never was is still none.
    const eve = await visit(browser(), ada.page.url());
    await eve.page.getByRole("heading", { name: "The race stopped because of a server problem" }).waitFor();
    await eve.page.goto(`${app.url}/race/ZZZZZZ`);
    await eve.page.getByRole("heading", { name: /There is no race with this code/u }).waitFor();
    await eve.context.close();
    // A rematch with the same people: one asks, the other finds it by itself.
    const stopped = ada.page.url();
    await ben.page.getByRole("button", { name: "Rematch with the same people" }).click();
    await ben.page.getByRole("heading", { name: "Race lobby" }).waitFor();
    await ada.page.getByRole("link", { name: "Join the rematch" }).click();
    await ada.page.getByRole("heading", { name: "Race lobby" }).waitFor();
    expect(ada.page.url()).toBe(ben.page.url());
    await ada.page.goto(stopped);
    await ada.page.getByRole("link", { name: "View result" }).click();
    await ada.page.getByText("Race, not finished").first().waitFor();
    await ada.page.getByText(left.slice(0, 20)).first().waitFor();
    // Once, also when the page is loaded again.
    await ada.page.goto(`${app.url}/progress`);
    await ada.page.getByRole("heading", { name: "Results", exact: true }).first().waitFor();
    const links = ada.page.locator("th a[href^='/results/']");
    await links.first().waitFor({ state: "attached" });
    // The same one is its own best.
    expect(new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).size).toBe(1);
    await Promise.all([ada.context.close(), ben.context.close()]);
  },
);

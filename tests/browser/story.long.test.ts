import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { typingTarget, visit } from "../support/startApp";

const { app, browser } = appInBrowser();

const address = "/course/us-intl-digits-29-review";

/** Opens the lesson of a story, as if a placement had opened it. */
async function openStory(page: Page): Promise<void> {
  await page.goto(`${app.url}${address}`);
  await page.evaluate(() => {
    const steps = [["us-intl-digits-29-review.0", Date.now(), true, 1]];
    localStorage.setItem("typeloop-course", JSON.stringify({ owner: null, steps }));
  });
  await page.reload();
  await page.getByRole("button", { name: "Start exercise 3" }).click();
}

/** Types a scene as a child does: of 100 keys 8 are wrong, seen and corrected. */
async function typeLikeAChild(page: Page): Promise<void> {
  await page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");
  for (const [at, key] of [...(await typingTarget(page))].entries()) {
    if (at % 12 === 5) {
      await page.keyboard.type("x");
      await page.keyboard.press("Backspace");
    }
    await page.keyboard.type(key, { delay: 5 });
  }
}

test("a child types a story to one of its endings, deciding with the first letters", async () => {
  const { context, page, problems } = await visit(browser(), `${app.url}${address}`);
  await openStory(page);
  const group = page.getByRole("group", { name: "What happens next?" });
  const isEnd = page.getByRole("heading", { name: "New ending:" });
  for (let scenes = 0; scenes < 7 && !(await isEnd.isVisible()); scenes += 1) {
    await typeLikeAChild(page);
    await group.or(isEnd).waitFor();
    await page.getByText("Saved.", { exact: false }).first().waitFor();
    if (await isEnd.isVisible()) break;
    if (scenes === 0) {
      // What was typed is not lost with the page.
      await page.reload();
      await page.getByRole("button", { name: /exercise 3$/u }).click();
      await group.waitFor();
    }
    const key = await group.locator("kbd").first().innerText();
    await page.keyboard.press(key);
    await group.waitFor({ state: "detached" });
    expect(await typingTarget(page)).not.toMatch(new RegExp(`^${key}`, "u"));
  }
  await isEnd.waitFor();
  await page.getByText(/Score: [\d.,]+ wpm/u).waitFor();
  await page.getByRole("heading", { name: "Endings found: 1 of 4" }).waitFor();

  await page.getByRole("button", { name: /^Play level 2/u }).click();
  await page.getByText("Level 2 of 2").waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { visit } from "../support/startApp";

const { app, browser } = appInBrowser();

// LOOK.md: the line begins at the same height on every page where somebody types.
const screens = [
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

/** From the top of the screen, in px, on each of these screens. */
async function tops(page: Page, selector: string): Promise<readonly number[]> {
  const found = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await page.waitForTimeout(300);
    const box = await page.locator(selector).first().boundingBox();
    found.push(Math.round(box?.y ?? Number.NaN));
  }
  return found;
}

const line = '[class*="window"]';

/** A screen on which nothing must scroll into view when the page opens. */
const open = (path: string) => visit(browser(), `${app.url}${path}`, { viewport: screens[1] });

test("practice, a lesson, a race and an exam have the text at the same height", async () => {
  const wanted = [224, 224, 302];

  const practice = await open("/");
  await practice.page.locator(line).waitFor();
  expect(await tops(practice.page, line)).toEqual(wanted);

  const lesson = await open("/course/us-posture");
  await lesson.page.getByRole("button", { name: "I'm sitting like this" }).click();
  await lesson.page.waitForTimeout(500);
  await lesson.page.goto(`${app.url}/course/us-fj`);
  await lesson.page.getByRole("button", { name: "Start with exercise 1" }).click();
  await lesson.page.locator(line).waitFor();
  expect(await tops(lesson.page, line)).toEqual(wanted);
  // The keys and fingers are in view with it, on the laptop of a school, too.
  await lesson.page.setViewportSize({ width: 1366, height: 768 });
  await lesson.page.getByRole("button", { name: "Restart" }).click();
  expect(await lesson.page.evaluate(() => scrollY)).toBe(0);

  const race = await open("/race");
  await race.page.getByRole("button", { name: "Create race" }).click();
  await race.page.getByRole("button", { name: "Start the race" }).click();
  await race.page.getByText(/^Go$/u).first().waitFor({ timeout: 20_000, state: "attached" });
  expect(await tops(race.page, line)).toEqual(wanted);

  const exam = await open("/sign-up");
  await exam.page.getByLabel("Username").fill("stage-position");
  await exam.page.getByLabel("Name", { exact: true }).fill("Zoë");
  await exam.page.getByLabel("Password").first().fill("correct horse");
  await exam.page.keyboard.press("Enter");
  await exam.page.waitForURL((there) => there.pathname !== "/sign-up");
  await exam.page.goto(`${app.url}/exam/cbt`);
  await exam.page.getByRole("radio", { name: "English" }).check();
  await exam.page.getByRole("button", { name: "Go to the exam room" }).click();
  await exam.page.getByRole("button", { name: "Start attempt 1" }).click();
  await exam.page.getByRole("timer").waitFor({ timeout: 20_000 });
  expect(await tops(exam.page, '[class*="source"]')).toEqual(wanted);
}, 120_000);

test("on a phone the button that starts a race is in view, above the menu", async () => {
  const { page } = await visit(browser(), `${app.url}/race`, { viewport: { width: 360, height: 740 } });
  await page.getByRole("button", { name: "Create race" }).click();
  const start = page.getByRole("button", { name: "Start the race" });
  await start.waitFor();
  const [button, menu] = [
    await start.boundingBox(),
    await page.getByRole("navigation", { name: "Main" }).boundingBox(),
  ];
  expect(button!.y + button!.height).toBeLessThanOrEqual(menu!.y);
  expect(button!.y).toBeGreaterThan(740 / 2);
  await start.click();
  await page.getByText(/^Go$/u).first().waitFor({ timeout: 20_000, state: "attached" });
}, 60_000);

import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { keepAll } from "../support/keepAll";
import { typingTarget, visit, withWorker } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

const { app, browser } = appInBrowser();

const ready = (page: Page) => page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");
const lessonLink = (page: Page, name: RegExp) => page.getByRole("link", { name });

/** Types what is asked, to its end. */
async function typeExercise(page: Page): Promise<void> {
  await ready(page);
  await typeInBrowser(page, await typingTarget(page), { delay: 45 });
}

/** Enter goes on, once the keys of the exercise are past. */
async function goOn(page: Page): Promise<void> {
  await page.waitForTimeout(800);
  await page.keyboard.press("Enter");
}

async function enter(page: Page, name: "Sign up" | "Sign in"): Promise<void> {
  await page.getByLabel("Username").fill("course-ada");
  if (name === "Sign up") await page.getByLabel("Name", { exact: true }).fill("Ada");
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByRole("main").getByRole("button", { name, exact: true }).click();
  await page.getByRole("button", { name: "Ada's account" }).waitFor();
}

test(
  "a whole lesson, from the keyboard one has to the next lesson; the same account finds it open in " +
    "another browser",
  async () => {
    const { context, page, problems } = await visit(browser(), `${app.url}/course`);
    await page.getByRole("button", { name: "Choose US-International" }).click();
    await page.getByRole("link", { name: "Start", exact: true }).click();
    await page.getByRole("button", { name: "I'm sitting like this" }).dblclick();
    await page.getByText("Done").waitFor();
    await page.waitForTimeout(800);
    await page.getByRole("link", { name: "Next lesson: F and J" }).click();
    await page.getByRole("heading", { name: "F and J" }).waitFor();

    // From here on nobody needs a mouse.
    await page.keyboard.press("Enter");
    for (const place of [1, 2, 3]) {
      await page.getByText(new RegExp(`^Exercise ${place} of 3`, "u")).waitFor();
      await typeExercise(page);
      await page.getByRole("heading", { name: place < 3 ? "Passed" : "Lesson passed" }).waitFor();
      await page.getByText("Saved.").waitFor();
      await goOn(page);
    }
    await page.getByRole("heading", { name: "D and K" }).waitFor();
    expect(page.url()).toBe(`${app.url}/course/us-intl-dk`);
    await page.getByRole("link", { name: "All lessons" }).click();
    await page.getByText("2 of 87 lessons passed").waitFor();
    expect(await lessonLink(page, /Lesson 1: F and J/u).innerText()).toContain("passed");
    expect(await lessonLink(page, /Lesson 2: D and K/u).getAttribute("aria-current")).toBe("step");
    expect(await lessonLink(page, /Lesson 3: S and L/u).innerText()).toContain("locked");

    await page.goto(`${app.url}/sign-up`);
    await enter(page, "Sign up");
    await page.goto(`${app.url}/course`);
    await page.getByText("2 of 87 lessons passed").waitFor();
    expect(problems).toEqual([]);
    await context.close();

    const other = await visit(browser(), `${app.url}/sign-in`);
    await enter(other.page, "Sign in");
    await other.page.goto(`${app.url}/course`);
    // Which keyboard it is, it was told elsewhere.
    await other.page.getByText("2 of 87 lessons passed").waitFor();
    await other.page.getByRole("link", { name: "Continue" }).click();
    await other.page.getByRole("heading", { name: "D and K" }).waitFor();
    await other.page.getByRole("button", { name: "Start with exercise 1" }).waitFor();
    await other.page.goto(`${app.url}/course/us-intl-sl`);
    await other.page.getByText(/Next up: D and K/u).waitFor();
    // The Belgian course is another one: nothing of it is passed.
    await other.page.goto(`${app.url}/course/be-azerty-fj`);
    await other.page.getByText(/Next up: Sit up straight/u).waitFor();
    expect(other.problems).toEqual([]);

    // Who signs out leaves nothing behind.
    await other.page.getByRole("button", { name: "Ada's account" }).click();
    await other.page.getByRole("button", { name: "Sign out" }).click();
    await other.page.getByRole("link", { name: "Sign in" }).first().waitFor();
    await other.page.goto(`${app.url}/course`);
    await other.page.getByRole("button", { name: "Choose US-International" }).click();
    await other.page.getByText("0 of 87 lessons passed").waitFor();
    await other.context.close();
  },
);

test("an exercise finished without a network is passed at once, and with the account when it is back", async () => {
  const { context, page } = await visit(browser(), `${app.url}/course/us-posture`, withWorker);
  await keepAll(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "I'm sitting like this" }).click();
  await page.waitForTimeout(800);
  await page.getByRole("link", { name: "Next lesson: F and J" }).click();
  await page.getByRole("heading", { name: "F and J" }).waitFor();
  await page.keyboard.press("Enter");
  await typeExercise(page);
  await page.getByRole("heading", { name: "Passed" }).waitFor();
  await page.getByText(/stored in this browser/u).waitFor({ timeout: 20_000 });
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes("CourseSyncPassReadingMutation") === true && response.ok(),
  );
  await context.setOffline(false);
  await page.getByText("Saved.").waitFor({ timeout: 30_000 });
  await answered;
  // Now the account alone knows it.
  await page.evaluate(() => localStorage.removeItem("typeloop-course"));
  await page.goto(`${app.url}/course/us-fj`);
  await page.getByRole("button", { name: "Continue with exercise 2" }).waitFor();
  await context.close();
});

test("the server draws the ladder and a lesson, and says that an unknown lesson does not exist", async () => {
  const ask = (address: string) =>
    fetch(`${app.url}${address}`, { headers: { cookie: "typeloop-preferences=layout=belgian&locale=nl-NL" } });
  const ladder = await (await ask("/course")).text();
  expect(ladder).toContain('href="/course/be-azerty-qm"');
  // The policy of the page forbids styles in its HTML.
  expect(ladder).not.toContain(' style="');
  const lesson = await ask("/course/be-azerty-fj");
  expect([lesson.status, (await lesson.text()).includes("Je linkerwijsvinger typt de F.")]).toEqual([200, true]);
  const none = await ask("/course/be-azerty-nope");
  expect([none.status, (await none.text()).includes("Deze les bestaat niet")]).toEqual([404, true]);
});

test.each([360, 1280, 1920])("at %i px nothing is wider than the screen", async (width) => {
  const { context, page } = await visit(browser(), `${app.url}/settings`);
  await page.setViewportSize({ width, height: 740 });
  await context.addCookies([
    { name: "typeloop-preferences", value: "layout=us-international&locale=nl-NL", url: app.url },
  ]);
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  for (const address of ["/course", "/course/us-intl-posture", "/course/us-intl-fj", "/course/us-intl-nope"]) {
    await page.goto(`${app.url}${address}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect([address, await isWide()]).toEqual([address, false]);
  }
  await page.goto(`${app.url}/course/us-intl-posture`);
  await page.getByRole("button", { name: "Ik zit zo" }).click();
  await page.waitForTimeout(800);
  await page.getByRole("link", { name: /^Volgende les/u }).click();
  await page.getByRole("button", { name: "Beginnen met oefening 1" }).click();
  await ready(page);
  expect(await isWide()).toBe(false);
  await context.close();
});

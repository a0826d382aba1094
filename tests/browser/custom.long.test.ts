import type { Page } from "playwright-core";
import { portionsOf, portionText } from "../../src/engine/practice/portions";
import { normalizeText } from "../../src/engine/text/normalizeText";
import { appInBrowser } from "../support/appInBrowser";
import { keepAll } from "../support/keepAll";
import { typingTarget, visit, withWorker } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

const { app, browser } = appInBrowser();

const password = "correct horse";
const book = Array.from(
  { length: 14 },
  (_, at) => `Sentence number ${at} tells of the heron and the water it stands in.`,
).join("\n\n");
const portions = portionsOf(normalizeText(book));

const ready = (page: Page) => page.waitForFunction(() => ((window as any).__typingTarget?.() ?? "") !== "");
const portionSaid = (page: Page, number: number) => page.getByText(`Part ${number} of ${portions.length} ·`).waitFor();

async function typeAll(page: Page): Promise<void> {
  await typeInBrowser(page, await typingTarget(page), { delay: 45 });
  await page.getByRole("heading", { name: "Your result" }).waitFor();
}

async function paste(page: Page, text: string): Promise<void> {
  const field = page.getByRole("textbox", { name: "Your own text" });
  await field.click();
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press("Control+V");
}

async function enter(page: Page, path: "sign-up" | "sign-in", username: string): Promise<void> {
  await page.goto(`${app.url}/${path}`);
  await page.getByLabel(/user ?name/iu).fill(username);
  if (path === "sign-up") await page.getByRole("textbox", { name: /^(?:Display )?name$/iu }).fill("Heron");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.locator("form button[type=submit]").click();
  await page.waitForURL((url) => !url.pathname.startsWith("/sign"));
}

test("a text is pasted and typed without an account, and its result is saved; a reload keeps it", async () => {
  const { context, page, problems } = await visit(browser(), `${app.url}/?mode=custom&language=en`);
  await paste(page, "The heron stands\n\tin the “shallow” water… and waits.");
  await page.getByRole("button", { name: "Type this text" }).click();
  await ready(page);
  await page.getByText("1 line break became a space.").waitFor();
  await page.reload();
  await ready(page);
  expect(await typingTarget(page)).toBe("The heron stands in the “shallow” water... and waits.");
  // Typographic quotes are typed with the plain key.
  await typeInBrowser(page, 'The heron stands in the "shallow" water... and waits.', { delay: 45 });
  await page.getByText("Saved and verified").waitFor();
  await page.getByRole("link", { name: /^View result/u }).click();
  await page.getByRole("heading", { name: "Result", exact: true }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test("a book is read on two devices, and the place goes along", async () => {
  const one = await visit(browser(), app.url);
  await enter(one.page, "sign-up", "book-reader");
  await one.page.goto(`${app.url}/?mode=custom&language=en`);
  await paste(one.page, book);
  await one.page.getByRole("button", { name: "Save to my texts" }).click();
  await one.page.getByRole("textbox", { name: "Title" }).fill("The heron");
  await one.page.getByRole("button", { name: "Save", exact: true }).click();
  await one.page.getByRole("link", { name: "The heron" }).click();
  await ready(one.page);
  await typeAll(one.page);
  await one.page.getByText(/^Saved/u).waitFor();
  await one.page.keyboard.press("Enter");
  await portionSaid(one.page, 2);

  const other = await visit(browser(), app.url);
  await enter(other.page, "sign-in", "book-reader");
  await other.page.goto(`${app.url}/?mode=custom&language=en`);
  await other.page.getByText(/parts · 1 typed/u).waitFor();
  await other.page.getByRole("link", { name: "The heron" }).click();
  await ready(other.page);
  await portionSaid(other.page, 2);
  expect(await typingTarget(other.page)).toBe(portionText(normalizeText(book), portions[1]!));
  await typeAll(other.page);
  await other.page.getByText(/^Saved/u).waitFor();

  await one.page.reload();
  await ready(one.page);
  await portionSaid(one.page, 3);
  await one.page.getByRole("button", { name: "Start over" }).click();
  await portionSaid(one.page, 1);
  await other.page.reload();
  await ready(other.page);
  await portionSaid(other.page, 1);
  expect([...one.problems, ...other.problems]).toEqual([]);
  await one.context.close();
  await other.context.close();
});

test("a book goes on without a network, also in a page that is opened then, and is saved when it is back", async () => {
  const { context, page } = await visit(browser(), app.url, withWorker);
  await enter(page, "sign-up", "book-offline");
  await page.goto(`${app.url}/?mode=custom&language=en`);
  await paste(page, book);
  await page.getByRole("button", { name: "Save to my texts" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("The heron");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("link", { name: "The heron" }).click();
  await ready(page);
  await keepAll(page);
  await context.setOffline(true);
  await typeAll(page);
  await page.getByText(/^Not saved yet/u).waitFor();
  await page.keyboard.press("Enter");
  await portionSaid(page, 2);
  await page.reload();
  await ready(page);
  await portionSaid(page, 2);
  await context.setOffline(false);
  await page.waitForFunction(() => localStorage.getItem("typeloop-unsaved-runs") === null);
  await page.goto(`${app.url}/?mode=custom&language=en`);
  await page.getByText(/parts · 1 typed/u).waitFor();
  await context.close();
});

test("the words that went wrong come again; signing out leaves nothing of them", async () => {
  const { context, page } = await visit(browser(), app.url);
  await enter(page, "sign-up", "word-misser");
  await page.goto(`${app.url}/?mode=words-10&language=en`);
  await ready(page);
  const [first = "", ...rest] = (await typingTarget(page)).split(" ");
  await typeInBrowser(page, `${first}#`, { delay: 45 });
  await page.keyboard.press("Backspace");
  await typeInBrowser(page, ` ${rest.join(" ")}`, { delay: 45 });
  await page.getByText("Saved and verified").waitFor();
  await page.getByRole("link", { name: "custom" }).click();
  await page.getByRole("link", { name: "missed words" }).click();
  await page.getByText(`Missed in your last runs: ${first}.`).waitFor();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("typeloop-own"))),
  ).toEqual(["typeloop-own-runs"]);
  await page.goto(`${app.url}/settings`);
  await page.getByRole("button", { name: "Sign out here" }).click();
  await page.waitForFunction(() => Object.keys(localStorage).every((name) => !name.startsWith("typeloop-own")));
  await context.close();
});

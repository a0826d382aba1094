import { Client } from "pg";
import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { askApp } from "../support/askApp";
import { signedIn, typingTarget, visit, type Visitor } from "../support/startApp";
import { typeInBrowser } from "../support/typeInBrowser";

const { app, browser } = appInBrowser();

const signedOut = "You were signed out. Sign in again to return to this race.";

async function countGuests(): Promise<number> {
  const client = new Client(app.database);
  await client.connect();
  try {
    return Number((await client.query("select count(*) from users where role = 'GUEST'")).rows[0].count);
  } finally {
    await client.end();
  }
}

type Card = { readonly username: string; readonly passPhrase: string };

async function readCard(page: Page): Promise<Card> {
  const card = page.locator('li[class*="card"]').first();
  await card.waitFor();
  const [, username = "", passPhrase = ""] = await card.locator("dd").allTextContents();
  return { username, passPhrase };
}

/** A coach on the members' page of a new group, and the card of the one member who was made there. */
async function coachWithPupil(): Promise<{
  readonly coach: Visitor;
  readonly membersPath: string;
  readonly card: Card;
}> {
  const signUp = { username: "coach-of-5a", displayName: "Juf Els", password: "correct horse", deviceLabel: "Test" };
  const { token } = await askApp(app.url, "signUp", { input: signUp }, null);
  const { group } = await askApp(app.url, "createGroup", { name: "Group 5A" }, token);
  const membersPath = `/groups/${encodeURIComponent(group.id)}/members`;
  const coach = await visit(browser(), app.url + membersPath, signedIn(app.url, token));
  await coach.page.getByLabel("Names", { exact: true }).fill("Emma de Vries");
  await coach.page.getByRole("button", { name: "Check the list" }).click();
  await coach.page.getByRole("button", { name: "Add 1 member" }).click();
  return { coach, membersPath, card: await readCard(coach.page) };
}

async function renew(page: Page, membersPath: string): Promise<Card> {
  await page.goto(app.url + membersPath);
  await page.getByLabel("Select Emma de Vries").check();
  await page.getByRole("button", { name: "New passwords" }).click();
  await page.getByRole("button", { name: "Make new passwords" }).click();
  return readCard(page);
}

async function signIn(page: Page, { username, passPhrase }: Card): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").first().fill(passPhrase);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Emma de Vries's account" }).waitFor();
}

async function makeRace(page: Page): Promise<void> {
  await page.goto(`${app.url}/race`);
  await page.getByRole("button", { name: "Create race" }).click();
  await page.waitForURL(/\/race\/[A-Z2-9]{6}$/u);
}

/** Follows the way back in from a race page whose viewer was signed out, and expects to be on that page again. */
async function signInAgain(page: Page, card: Card): Promise<void> {
  const race = page.url();
  await page.getByText(signedOut).waitFor();
  expect(await page.getByText("gave up your seat").count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem("typeloop-token"))).toBeNull();
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await signIn(page, card);
  await page.waitForURL(race);
}

test(
  "a pupil whose pass-phrase is renewed is signed out on a race page, in each of its phases, and comes back to it " +
    "with the new one",
  async () => {
    const { coach, membersPath, card } = await coachWithPupil();
    const pupil = await visit(browser(), `${app.url}/sign-in`);
    const { page } = pupil;
    await signIn(page, card);

    // In the lobby.
    await makeRace(page);
    await page.getByRole("button", { name: "Start the race" }).waitFor();
    let current = await renew(coach.page, membersPath);
    await signInAgain(page, current);
    await page.getByRole("button", { name: "Start the race" }).click();

    // In the middle of the text.
    await page.getByText(/^Go$/u).first().waitFor({ timeout: 20_000, state: "attached" });
    const text = await typingTarget(page);
    await typeInBrowser(page, text.slice(0, 40), { delay: 30 });
    current = await renew(coach.page, membersPath);
    await signInAgain(page, current);
    await page.waitForFunction(
      (rest) => (window as any).__typingTarget?.() === rest && document.activeElement?.tagName === "TEXTAREA",
      text.slice(40),
    );
    await typeInBrowser(page, text.slice(40), { delay: 30 });

    // On the podium, which stays.
    const standings = page.getByRole("table", { name: "Standings" });
    await standings.waitFor({ timeout: 30_000 });
    await page.getByRole("heading", { name: "The race is over" }).waitFor();
    current = await renew(coach.page, membersPath);
    await page.getByText(signedOut).waitFor();
    expect(await standings.getByRole("row").count()).toBe(2);
    await page.getByRole("list", { name: "Podium" }).waitFor();
    await signInAgain(page, current);
    await page.getByRole("heading", { name: "The race is over" }).waitFor();
    await page.getByRole("link", { name: "Your result" }).waitFor();

    expect(await countGuests()).toBe(0);
    await Promise.all([coach.context.close(), pupil.context.close()]);
  },
);

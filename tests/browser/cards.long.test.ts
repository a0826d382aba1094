import { readFile } from "node:fs/promises";
import { Client } from "pg";
import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { visit } from "../support/startApp";

const { app, browser } = appInBrowser();

const names = ["Emma de Vries", "Noah Bakker", "Zoë van den Berg", "Liam 't Hart", "Sem Ærø"];

const countPages = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type\s*\/Page\b/gu)?.length ?? 0;

/** What would be on paper. */
async function printedText(page: Page): Promise<string> {
  await page.emulateMedia({ media: "print" });
  const text = await page.evaluate(() => document.body.innerText);
  await page.emulateMedia({ media: null });
  return text;
}

/** A coach with a new group, on its members' page. */
async function coachWithGroup(url: string) {
  const visitor = await visit(browser(), `${url}/sign-up`);
  const { page } = visitor;
  await page.getByLabel("Username").fill("coach-of-3b");
  await page.getByLabel("Name", { exact: true }).fill("Meester Jan");
  await page.getByLabel("Password").first().fill("correct horse");
  await page.keyboard.press("Enter");
  await page.waitForURL((there) => there.pathname !== "/sign-up");
  const id = await makeGroup();
  await page.goto(`${url}/groups/${encodeURIComponent(id)}/members`);
  return { ...visitor, id };
}

/** Asked of the database, since this is about what comes after. */
async function makeGroup(): Promise<string> {
  const client = new Client(app.database);
  await client.connect();
  try {
    const { rows } = await client.query(
      `with made as (insert into groups (name, join_code, settings) values ('Groep 3B', 'ABCDEFGH',
        '{"leaderboard":true,"nicknames":false,"layout":null,"backspace":true,"keyboardPicture":true,
          "guestsInRaces":false}') returning id)
       insert into group_members (group_id, user_id, role) select made.id, users.id, 'OWNER' from made, users
         where username = 'coach-of-3b' returning group_id`,
    );
    return Buffer.from(`Group:${rows[0].group_id}`).toString("base64");
  } finally {
    await client.end();
  }
}

test("five members from pasted names: a preview, cards on one sheet, and one of them signs in elsewhere", async () => {
  const { page, id } = await coachWithGroup(app.url);
  await page.getByLabel("Names", { exact: true }).fill(`${names.join("\n")}\n=1+1\nnoah bakker`);
  await page.getByRole("button", { name: "Check the list" }).click();
  await page.getByText("5 members can be added.").waitFor();
  await page.getByText("2 rows need fixing").waitFor();
  await page.getByRole("button", { name: "Add 5 members" }).click();

  await page.waitForURL((there) => there.pathname.endsWith("/members/cards"));
  const cards = page.locator('li[class*="card"]');
  await cards.first().waitFor();
  expect(await cards.count()).toBe(5);
  const first = await cards.first().locator("dd").allTextContents();
  expect(first[0]).toBe(new URL(app.url).host);
  const [username = "", passPhrase = ""] = first.slice(1);
  expect([username, passPhrase]).toEqual([
    expect.stringMatching(/^[a-z0-9_-]{3,20}$/u),
    expect.stringMatching(/^[a-z]+-[a-z]+-[a-z]+$/u),
  ]);

  await page.getByLabel("Address on the cards").fill("typen.school.example");
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(countPages(pdf)).toBe(1);
  const text = await printedText(page);
  for (const word of [...names, "Groep 3B", "typen.school.example", username, passPhrase]) expect(text).toContain(word);
  expect(text).not.toMatch(/Back to the members|Address on the cards|Overview/u);

  // Somebody else's computer.
  const other = await visit(browser(), `${app.url}/sign-in`);
  await other.page.getByLabel("Username").fill(username);
  await other.page.getByLabel("Password").first().fill(passPhrase);
  await other.page.keyboard.press("Enter");
  await other.page.getByRole("button", { name: /'s account$/u }).waitFor();
  await other.page.goto(`${app.url}/groups/${encodeURIComponent(id)}`);
  await other.page.getByRole("heading", { name: "Groep 3B" }).waitFor();

  // Loaded again, the cards are gone; and with new pass-phrases whoever had the old one is signed out.
  await page.reload();
  await page.getByText("There are no cards here anymore.", { exact: false }).waitFor();
  await page.getByRole("link", { name: "Select members for new passwords" }).click();
  await page.getByLabel("Select Emma de Vries").check();
  await page.getByRole("button", { name: "New passwords" }).click();
  await page.getByRole("button", { name: "Make new passwords" }).click();
  await cards.first().waitFor();
  expect(await cards.count()).toBe(1);
  await other.page.reload();
  await other.page.getByText("This group doesn't exist, or you're not in it").waitFor();

  // Everything of one member as a file, in one click; and erased in two.
  await page.getByRole("link", { name: "Back to the members" }).click();
  // The new card was not printed.
  await page.getByRole("button", { name: "Leave without printing" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export all data of Emma de Vries" }).click(),
  ]);
  expect(JSON.parse(await readFile(await download.path(), "utf8"))).toMatchObject({
    format: "typeloop-person-1",
    account: { displayName: "Emma de Vries" },
    groups: [{ name: "Groep 3B" }],
  });
  await page.getByRole("button", { name: "Delete account: Emma de Vries" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete account" }).click();
  await page.getByText("Emma de Vries's account was deleted.").waitFor();
  expect(await page.getByLabel("Select Emma de Vries").count()).toBe(0);
});

test("a class of 33 fills four sheets, and no card is cut in two", async () => {
  const visitor = await visit(browser(), `${app.url}/sign-in`);
  const { page } = visitor;
  await page.getByLabel("Username").fill("coach-of-3b");
  await page.getByLabel("Password").first().fill("correct horse");
  await page.keyboard.press("Enter");
  await page.waitForURL((there) => there.pathname !== "/sign-in");
  const client = new Client(app.database);
  await client.connect();
  const { rows } = await client.query("select id from groups where name = 'Groep 3B'");
  await client.end();
  await page.goto(
    `${app.url}/groups/${encodeURIComponent(Buffer.from(`Group:${rows[0].id}`).toString("base64"))}/members`,
  );
  const open = page.getByRole("button", { name: "Add members" });
  await open.click();
  const list = [
    "Naam;Gebruikersnaam",
    ...Array.from({ length: 33 }, (_, index) => `Leerling ${String.fromCharCode(65 + (index % 26))}${index};`),
  ].join("\r\n");
  await page
    .getByLabel("A file with names")
    .setInputFiles({ name: "klas.csv", mimeType: "text/csv", buffer: Buffer.from(`\uFEFF${list}`, "utf16le") });
  await page.getByRole("button", { name: "Add 33 members" }).click();
  await page.waitForURL((there) => there.pathname.endsWith("/members/cards"), { timeout: 60_000 });
  await page.locator('li[class*="card"]').nth(32).waitFor();
  expect(countPages(await page.pdf({ preferCSSPageSize: true }))).toBe(4);
});

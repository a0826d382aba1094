import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { insertGroup, insertResult, insertUser, openSql, type Sql } from "../server/reports/insertRows";
import { appInBrowser } from "../support/appInBrowser";
import { rowIdOf } from "../support/seedRuns";
import { signedIn, visit } from "../support/startApp";

const { app, browser } = appInBrowser({ TYPELOOP_DOCUMENTS: "off" });

const signUp =
  "mutation signUp($input: SignUpInput!) { signUp(input: $input) { ... on SignedIn { token user { id } } } }";
const globalId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString("base64");
const HOUR_MS = 3_600_000;

let sql: Sql;
let token: string;
let groupId: string;
beforeAll(async () => {
  sql = await openSql(app.database);
  const response = await fetch(`${app.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      query: signUp,
      variables: {
        input: { username: "coach", displayName: "Juf Marieke", password: "correct horse", deviceLabel: "Test" },
      },
    }),
  });
  const signed = ((await response.json()) as any).data.signUp;
  token = signed.token;
  const names = ["Anna de Vries", "Bram", "Çem Yıldız", "Dirk-Jan van der Heijden-Oosterhout", "=1+1", "Eva"];
  const pupils: string[] = [];
  for (const name of names) pupils.push(await insertUser(sql, name));
  groupId = await insertGroup(sql, [
    { userId: rowIdOf(signed.user.id), role: "OWNER" },
    ...pupils.map((userId) => ({ userId })),
  ]);
  await sql.run("update groups set name = 'Groep 7b' where id = $1", [groupId]);
  const goal = { kind: "GOAL", minutes: null, accuracy: null, backspace: true };
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
  for (let number = 1; number <= 14; number += 1)
    await sql.run(
      `insert into assignments (group_id, title, task, state, opens_at, due_at, weight)
       values ($1, $2, $3, 'OPEN', $4, $5, $6)`,
      [
        groupId,
        number === 14 ? "Een snelle ronde van ten minste een halve minuut" : `Oefenen ${number}`,
        JSON.stringify({ ...goal, wpm: 18 + 2 * number }),
        at(-24 * (30 - 2 * number)),
        at(-24 * (29 - 2 * number)),
        number === 13 ? 2 : 1,
      ],
    );
  for (const [place, userId] of pupils.entries())
    for (let day = 1; day <= 28; day += 3 + place)
      await insertResult(sql, { userId, startedAt: at(-24 * day).toISOString(), wpm: 50 - 4 * place - day / 2 });
}, 120_000);
afterAll(() => sql.close());

const address = (rest = "") => `${app.url}/groups/${encodeURIComponent(globalId("Group", groupId))}${rest}`;
const open = async (page: string) => visit(browser(), page, signedIn(app.url, token, "locale=nl-NL"));

async function pictures(page: Page, name: string): Promise<void> {
  for (const width of [360, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const folder = process.env["TYPELOOP_PICTURES"];
    if (!folder) continue;
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/grades-${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 900 });
}

test("a coach grades by keyboard, chooses a scale, prints, and saves the grades for a spreadsheet", async () => {
  const { context, page, problems } = await open(address("/grades"));
  const grid = page.getByRole("grid", { name: "Cijfers van Groep 7b" });
  await grid.waitFor();
  expect(await grid.getByRole("row").count()).toBe(8);

  await page.getByRole("button", { name: "Instellingen voor cijfers" }).click();
  await page.getByRole("combobox", { name: "Schaal" }).selectOption("TEN");
  await page.getByRole("button", { name: "Opslaan" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await grid.getByText("10,0").first().waitFor();

  // From the first grade to the third pupil's last one, and two grades in a row.
  await grid.getByRole("rowheader", { name: "=1+1" }).locator("xpath=following-sibling::td[2]").click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const focused = () => page.evaluate(() => document.activeElement?.closest("td")?.cellIndex ?? -1);
  expect(await focused()).toBe(2);
  await page.keyboard.press("End");
  expect(await focused()).toBe(15);
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  for (const [grade, comment] of [
    ["7,5", "Netjes gedaan"],
    ["4", ""],
  ] as const) {
    await page.keyboard.type(grade.charAt(0));
    await page.getByRole("dialog").waitFor();
    await page.keyboard.type(grade.slice(1));
    expect(await page.getByRole("textbox", { name: "Cijfer" }).inputValue()).toBe(grade);
    if (comment !== "") await page.getByRole("textbox", { name: "Opmerking" }).fill(comment);
    await page.getByRole("textbox", { name: "Cijfer" }).press("Enter");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  expect(await sql.run("select round(percent::numeric, 2)::float8 as percent, comment from grades order by 1")).toEqual(
    [
      { percent: 33.33, comment: "" },
      { percent: 72.22, comment: "Netjes gedaan" },
    ],
  );
  await pictures(page, "book");

  const download = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
    expect(file.suggestedFilename()).toMatch(/^Groep-7b-cijfers-\d{4}-\d\d-\d\d\.(?:csv|xlsx)$/u);
    return readFile(await file.path());
  };
  const csv = (await download("Downloaden als CSV")).toString("utf8").split("\r\n");
  expect(csv).toHaveLength(10);
  expect(csv[0]).toMatch(/^\uFEFFNaam;Gebruikersnaam;Gemiddelde;Oefenen 1;.*;Een snelle ronde/u);
  expect(csv[3]).toMatch(/^'=1\+1;.*;7,5;Netjes gedaan$/u);
  const xlsx = unzipSync(await download("Downloaden als Excel"));
  expect(Buffer.from(xlsx["xl/worksheets/sheet1.xml"] ?? []).toString()).toMatch(/<c r="Q4"[^>]*><v>7\.5<\/v>/u);

  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1")).toMatch(/MediaBox \[0 0 84[12](?:\.\d+)? 59[45](?:\.\d+)?\]/u);
  if (process.env["TYPELOOP_PICTURES"]) {
    await page.emulateMedia({ media: "print" });
    await page.screenshot({ path: `${process.env["TYPELOOP_PICTURES"]}/grades-print.png`, fullPage: true });
    await page.emulateMedia({ media: null });
  }
  expect(problems).toEqual([]);
  await context.close();
});

test("a member's page has the grades, and is printed in the language of the parents", async () => {
  const [anna] = await sql.run("select id from users where display_name = 'Anna de Vries'");
  const story = address(`/members/${encodeURIComponent(globalId("GroupMember", `${groupId}:${anna.id}`))}`);
  const { context, page, problems } = await open(story);
  await page.getByRole("table", { name: "Cijfers" }).waitFor();
  await pictures(page, "story");
  await page.evaluate(() => {
    const printed: string[] = [];
    Object.assign(window, { printed });
    window.print = () => {
      printed.push(document.querySelector("article")?.textContent ?? "");
      window.dispatchEvent(new Event("afterprint"));
    };
  });
  await page.getByRole("combobox", { name: "Taal van de afdruk" }).selectOption("fr-FR");
  await page.getByRole("button", { name: "Afdrukken" }).click();
  await page.waitForFunction(() => (window as any).printed.length === 1);
  const [text = ""] = await page.evaluate<string[]>(() => (window as any).printed);
  expect(text).toContain("DevoirDate limiteCoefficientNote");
  await page.getByRole("table", { name: "Cijfers" }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

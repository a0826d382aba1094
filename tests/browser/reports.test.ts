import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { insertGroup, insertResult, openSql, type Sql } from "../server/reports/insertRows";
import { appInBrowser } from "../support/appInBrowser";
import { rowIdOf, seedRuns } from "../support/seedRuns";
import { signedIn, visit } from "../support/startApp";

const { app, browser } = appInBrowser({ TYPELOOP_DOCUMENTS: "off" });

const signUp =
  "mutation signUp($input: SignUpInput!) { signUp(input: $input) { ... on SignedIn { token user { id } } } }";
const globalId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString("base64");
const DAY_MS = 86_400_000;
let made = 0;

async function join(displayName: string): Promise<{ readonly token: string; readonly id: string }> {
  made += 1;
  const input = { username: `pupil-${made}`, displayName, password: "correct horse", deviceLabel: "Test" };
  const response = await fetch(`${app.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: signUp, variables: { input } }),
  });
  const { token, user } = ((await response.json()) as any).data.signUp;
  return { token, id: rowIdOf(user.id) };
}

async function learn(sql: Sql, userId: string): Promise<void> {
  const stat = (presses: number, misses: number, timeMs: number) => ({
    presses,
    misses,
    timeMs,
    missRate: misses / presses,
    inARow: 3,
    day: 20_000,
    learnt: true,
  });
  const keys = Object.fromEntries(
    [..."etaoinsrhldcumfpgwybvk,.;"].map((key, at) => [key, stat(400 - 14 * at, at, 130 + 9 * at)]),
  );
  const pairs = Object.fromEntries(
    [..."etao"].flatMap((one, at) =>
      [..."etaoin"].map((two, place) => [one + two, stat(80 - at - place, at, 120 + 13 * at + 7 * place)]),
    ),
  );
  const state = { version: 1, runs: 50, last: { endedAt: 1, id: "r" }, keys, pairs };
  await sql.run("insert into learning_states (user_id, layout, state) values ($1, 'us-international', $2)", [
    userId,
    JSON.stringify(state),
  ]);
}

let sql: Sql;
let coach: { readonly token: string; readonly id: string };
let anna: { readonly token: string; readonly id: string };
let groupId: string;
beforeAll(async () => {
  sql = await openSql(app.database);
  coach = await join("Juf Marieke");
  const names = [
    "Anna de Vries",
    "Bram",
    "Çem Yıldız",
    "Dirk-Jan van der Heijden-Oosterhout",
    "=1+1",
    "Eva",
    "Fatima",
    "Gijs",
    "Hanna",
    "Zoë",
  ];
  const pupils = [];
  for (const name of names) pupils.push(await join(name));
  anna = pupils[0]!;
  const joinedAt = new Date(Date.now() - 100 * DAY_MS).toISOString();
  groupId = await insertGroup(sql, [
    { userId: coach.id, role: "OWNER" },
    ...pupils.map(({ id }) => ({ userId: id, joinedAt })),
  ]);
  await sql.run("update groups set name = 'Groep 7b' where id = $1", [groupId]);
  for (const [at, { id }] of pupils.entries()) {
    if (at < 8)
      await seedRuns(app.database, {
        userId: id,
        runs: 40 + 20 * at,
        everyMinutes: 500 + 90 * at,
        last: new Date(Date.now() - at * at * 0.4 * DAY_MS - 60_000),
      });
    for (let step = 1; step <= 3 * (9 - at); step += 1) {
      await sql.run("insert into passed_exercises values ($1, $2, $3) on conflict do nothing", [
        id,
        `us-intl-${["posture", "fj", "dk", "sl", "a-semi"][Math.floor(step / 5)]}.${1 + (step % 5)}`,
        new Date(Date.now() - (40 - step) * DAY_MS),
      ]);
    }
  }
  await learn(sql, anna.id);
  const [exam] = await sql.run(
    "insert into exams (user_id, norm, norm_version, language, is_mock) values ($1, 'cbt', 2, 'nl', false) " +
      "returning id",
    [anna.id],
  );
  await sql.run(
    "insert into certificates values ('ABCD-EFGH-JKMN-PQRS', $1, $2, 'Anna de Vries', 'cbt', 2, false, 'nl', " +
      "'cumLaude', 1500, 1, now())",
    [exam.id, anna.id],
  );
  const recently = new Date().toISOString();
  await insertResult(sql, { userId: anna.id, startedAt: recently, wpm: 388.2, accuracy: 99.5, flagReason: "TOO_FAST" });
  await insertResult(sql, {
    userId: pupils[1]!.id,
    startedAt: new Date(Date.now() - DAY_MS).toISOString(),
    wpm: 61,
    flagReason: "OVERLAPPING",
  });
  // Just now, so that they count in this week even when it has only begun.
  for (const [at, { id }] of pupils.entries())
    await insertResult(sql, { userId: id, startedAt: new Date().toISOString(), wpm: 48 - 3 * at });
}, 120_000);
afterAll(() => sql.close());

async function open(token: string, address: string, locale = "nl-NL") {
  return visit(browser(), app.url + address, signedIn(app.url, token, `locale=${locale}`));
}

const address = (rest = "") => `/groups/${encodeURIComponent(globalId("Group", groupId))}${rest}`;

async function pictures(page: Page, name: string, height = 900): Promise<void> {
  for (const width of [360, 1280, 1920]) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const folder = process.env["TYPELOOP_PICTURES"];
    if (!folder) continue;
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${folder}/reports-${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 900 });
}

test("a coach sees who practised, saves it for a spreadsheet, prints it, and lets a marked run count", async () => {
  const { context, page, problems } = await open(coach.token, address("/results"));
  await page.getByRole("heading", { name: "Wie er heeft geoefend" }).waitFor();
  expect(await page.getByRole("row").count()).toBe(11);
  await pictures(page, "overview");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Downloaden als CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Groep-7b-\d{4}-\d\d-\d\d\.csv$/u);
  const bytes = await readFile(await download.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.subarray(3).toString("utf8");
  expect(text.endsWith("\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/u);
  const lines = text.split("\r\n").slice(0, -1);
  expect(lines).toHaveLength(11);
  expect(lines[0]).toBe(
    "Naam;Gebruikersnaam;Minuten;Rondes;Dagen;Laatst geoefend;Snelheid (aanslagen/min);Vorige snelheid " +
      "(aanslagen/min);Nauwkeurigheid (%);Vorige nauwkeurigheid (%);Cursus;Lessen gehaald;Lessen in totaal;Examens " +
      "gehaald;Rondes ter controle",
  );
  const named = lines.find((line) => line.startsWith("'=1+1;"));
  expect(named).toMatch(/^'=1\+1;pupil-\d+;\d+(?:,\d)?;\d+;\d+;\d{4}-\d\d-\d\d;/u);
  expect(lines.some((line) => /(?:^|;)[=+\-@]/u.test(line))).toBe(false);
  expect(lines.find((line) => line.startsWith("Anna"))).toMatch(/;CBT-typediploma: Cum laude;1$/u);
  expect(lines.some((line) => line.startsWith("Çem Yıldız;"))).toBe(true);

  // A4 on its side, as the page asks, without what is for the screen.
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.toString("latin1")).toMatch(/MediaBox \[0 0 84[12](?:\.\d+)? 59[45](?:\.\d+)?\]/u);
  if (process.env["TYPELOOP_PICTURES"]) {
    await page.emulateMedia({ media: "print" });
    await page.screenshot({ path: `${process.env["TYPELOOP_PICTURES"]}/reports-print.png`, fullPage: true });
    await page.emulateMedia({ media: null });
  }

  const marked = page.locator("li").filter({ hasText: "1.941 aanslagen/min" });
  await marked.getByText("Sneller dan iemand ooit zo lang heeft getypt.").waitFor();
  await marked.getByRole("button", { name: /^Laten meetellen/u }).click();
  await marked.getByText(/✓ Goedgekeurd door Juf Marieke op/u).waitFor();
  // The number beside her name follows.
  await page.getByRole("row").filter({ hasText: "Anna de Vries" }).filter({ hasNotText: "⚑" }).waitFor();
  expect(await sql.run("select status from results where wpm = 388.2")).toEqual([{ status: "VERIFIED" }]);

  await page.getByRole("radio", { name: "Deze week" }).check();
  await page.waitForURL(/\?period=week$/u);
  await page.getByRole("checkbox", { name: "Minst geoefend eerst" }).check();
  await marked.getByRole("link").click();
  await page.getByRole("heading", { name: "Gemarkeerd ter controle" }).waitFor();
  await page.getByText(/✓ Goedgekeurd door Juf Marieke op/u).waitFor();
  await pictures(page, "result");
  expect(problems).toEqual([]);
  await context.close();
});

test("one member's story: runs, keys, steps, exams; the same for that member, and for no other", async () => {
  const story = address(`/members/${encodeURIComponent(globalId("GroupMember", `${groupId}:${anna.id}`))}`);
  const { context, page, problems } = await open(coach.token, story);
  await page.getByRole("heading", { name: "Anna de Vries" }).waitFor();
  // What lies far below is laid out when somebody comes near.
  await page.setViewportSize({ width: 1280, height: 5_000 });
  await page.getByRole("heading", { name: "Toetsenparen" }).waitFor();
  await page.getByRole("heading", { name: "Resultaten", exact: true }).waitFor();
  await pictures(page, "story", 5_000);
  expect((await page.pdf({ preferCSSPageSize: true })).toString("latin1")).toMatch(
    /MediaBox \[0 0 59[45](?:\.\d+)? 84[12](?:\.\d+)?\]/u,
  );
  expect(problems).toEqual([]);
  await context.close();

  const own = await open(anna.token, story);
  await own.page.getByRole("heading", { name: "Anna de Vries" }).waitFor();
  expect(
    await own.page.getByRole("button", { name: /^(Laten meetellen|Markering houden|Weer markeren)/u }).count(),
  ).toBe(0);
  await own.page.goto(app.url + address("/results"));
  await own.page.getByRole("alert").waitFor();
  expect(await own.page.getByRole("table").count()).toBe(0);
  await own.context.close();
});

test("the board of the week, and its switch", async () => {
  const { context, page, problems } = await open(anna.token, address());
  const board = page.getByRole("table", { name: "Klassement" });
  await board.waitFor();
  await pictures(page, "board");
  // For members six places, under the row of headings.
  expect(await board.getByRole("row").count()).toBe(7);
  expect(await board.getByRole("row").nth(1).textContent()).toMatch(/^1Anna de Vriesjij/u);
  await page.getByRole("radio", { name: "Oefentijd" }).check();
  await board.getByRole("columnheader", { name: "Minuten" }).waitFor();
  await page.getByRole("button", { name: "Week ervoor" }).click();
  await page.getByRole("button", { name: "Week erna" }).isEnabled();
  await sql.run(`update groups set settings = settings || '{"leaderboard": false}' where id = $1`, [groupId]);
  await page.reload();
  await page.getByRole("heading", { name: "Groep 7b" }).waitFor();
  await page.waitForTimeout(500);
  expect(await board.count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

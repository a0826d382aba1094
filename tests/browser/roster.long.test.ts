import type { Page } from "playwright-core";
import { appInBrowser } from "../support/appInBrowser";
import { rosterFiles, zipRoster } from "../support/rosterFiles";
import { rowIdOf } from "../support/seedRuns";
import { signedIn, visit } from "../support/startApp";
import { openSql, type Sql } from "../server/reports/insertRows";

const { app, browser } = appInBrowser({ TYPELOOP_DOCUMENTS: "off" });

let sql: Sql;
let token: string;
beforeAll(async () => {
  sql = await openSql(app.database);
  token = await newAdmin();
});
afterAll(() => sql.close());

const signUp =
  "mutation signUp($input: SignUpInput!) { signUp(input: $input) { ... on SignedIn { token user { id } } } }";

/** A token of somebody who is an admin. */
async function newAdmin(): Promise<string> {
  const input = { username: "ada-roster", displayName: "Ada", password: "three plain words", deviceLabel: "Test" };
  const body = JSON.stringify({ query: signUp, variables: { input } });
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${app.url}/graphql`, { method: "POST", headers, body });
  const signedUp = ((await response.json()) as any).data.signUp;
  await sql.run("update users set role = 'ADMIN' where id = $1", [rowIdOf(signedUp.user.id)]);
  return signedUp.token;
}

const people = { e: ["Emma", "van den", "Berg"], n: ["Noor", "", "Bakker"], t: ["Tess", "", "Visser"] } as const;
const school = rosterFiles({
  classes: { a: "3A", b: "3B" },
  people: { ...people, x: ["", "", ""] },
  places: [
    ["a", "e"],
    ["b", "n"],
    ["a", "t", "teacher"],
    // Nobody can be called nothing.
    ["b", "x"],
  ],
});

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel("Choose a file").setInputFiles({ name, mimeType: "application/zip", buffer });
}

/** Everything fits the screen; with a folder for pictures, also in both color schemes. */
async function look(page: Page, name: string): Promise<void> {
  for (const width of [360, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const folder = process.env["TYPELOOP_PICTURES"];
    if (!folder) continue;
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
}

test("an admin imports a school, sees what another file would change, and chooses", async () => {
  const { page, problems } = await visit(browser(), `${app.url}/admin/groups`, signedIn(app.url, token));

  // No archive, and an archive without its classes: nothing to import.
  await choose(page, "school.zip", Buffer.from("not an archive"));
  await page.getByRole("alert").waitFor();
  const { "classes.csv": _, ...incomplete } = school;
  await choose(page, "school.zip", zipRoster(incomplete));
  await page.getByText("this file is missing").waitFor();
  expect(await page.getByRole("button", { name: "Import", exact: true }).count()).toBe(0);
  await page.getByRole("button", { name: "Close" }).click();

  await choose(page, "school.zip", zipRoster(school));
  const contents = page.getByRole("region", { name: "File contents" });
  await contents.getByText("Emma van den Berg – new account").waitFor();
  await contents.getByText("Can't be imported: 1").click();
  await contents.getByText("users.csv, line 5").waitFor();
  await look(page, "roster-preview");
  await contents.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText(/changes were made\.$/u).waitFor();
  await page.getByRole("button", { name: "Make cards for 3A" }).waitFor();
  await page.getByRole("link", { name: "3B" }).waitFor();
  await look(page, "roster-imported");

  // The same file once more changes nothing.
  await choose(page, "school.zip", zipRoster(school));
  await contents.getByText(/^Changes: 0\./u).waitFor();
  await contents.getByRole("button", { name: "Close" }).click();

  // Noor moves to 3A, and 3B is gone: that is archived only if the admin chooses so.
  const { x: __, ...rest } = { ...people, x: null };
  const next = rosterFiles({
    classes: { a: "3A" },
    people: rest,
    places: [
      ["a", "e"],
      ["a", "n"],
      ["a", "t", "teacher"],
    ],
  });
  await choose(page, "school.zip", zipRoster(next));
  await contents.getByText("3B – no longer in the file").waitFor();
  await contents.getByRole("checkbox", { name: "Archive what is no longer in the file" }).check();
  await contents.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText(/changes? (?:was|were) made\.$/u).waitFor();
  const groups = await sql.run("select name, archived_at is not null as archived from groups order by name");
  expect(groups).toEqual([
    { name: "3A", archived: false },
    { name: "3B", archived: true },
  ]);
  expect(problems).toEqual([]);
});

test("sums, the record and the page on privacy fit every screen", async () => {
  await sql.run(`with made as (
      insert into users (username, display_name, role, created_at)
      select 'pupil-' || n, 'Pupil', 'MEMBER', now() - interval '100 days' from generate_series(1, 64) n
      returning id, username)
    insert into practice_days (user_id, day, typed_ms)
      select id, (now() - interval '95 days')::date - date '1970-01-01' + step, 60000
      from made, unnest(array[0, 1, 23]) step where step < 30 - length(username)`);
  const { page, problems } = await visit(browser(), `${app.url}/admin/participation`, signedIn(app.url, token));
  await page.getByRole("checkbox", { name: "Participation" }).click();
  await page.getByRole("table", { name: /People who came back/u }).waitFor();
  await look(page, "participation");
  await page.goto(`${app.url}/privacy`);
  await page.getByRole("heading", { name: "Participation totals" }).waitFor();
  await look(page, "privacy");
  await page.goto(`${app.url}/admin/server`);
  await page.getByRole("button", { name: "Download the record" }).waitFor();
  await look(page, "record");
  expect(problems).toEqual([]);
});

import { Client } from "pg";
import { appInEngines, inEachEngine } from "../../support/engines/appInEngines";
import type { EnginePage } from "../../support/engines/EnginePage";

const { app, open } = appInEngines();

const text = "Eén keer per week drinkt oma koffie in het café.";

beforeAll(async () => {
  const database = new Client(app.database);
  await database.connect();
  await database.query("delete from texts where language = 'nl' and slug <> 'nl-zon'");
  await database.query("update texts set body = $1, characters = $2 where language = 'nl'", [text, text.length]);
  await database.query(
    "insert into texts (title, language, body, difficulty, characters, visibility, status) select 'Koffie', 'nl', $1," +
      " 'EASY', $2, 'PUBLIC', 'PUBLISHED' where not exists (select 1 from texts where language = 'nl')",
    [text, text.length],
  );
  await database.end();
});

async function typeUntilAccent(page: EnginePage, part: string): Promise<void> {
  await page.type(part);
  expect(await page.target()).toBe(text.slice(text.indexOf(part) + part.length));
}

// WebKit gets keys of its system. Chromium and Firefox are told the composition that a system makes of them, and hand
// it to the page in their own order of events.
test.each(inEachEngine)(
  "%s: é typed with a dead key, and by an input method, is one right letter",
  async (_, engine) => {
    const page = await open(engine, `${app.url}/?mode=text&language=nl`);
    expect(await page.ready()).toBe(text);
    await typeUntilAccent(page, "E");
    await page.tab.typeAcute();
    await page.until("the dead key counts", async () => (await page.target()) === text.slice(2));
    await typeUntilAccent(page, "n keer per week drinkt oma koffie in het caf");
    await page.tab.composeAcute();
    await page.until("the composition counts", async () => (await page.target()) === ".");
    await page.type(".");
    await page.waitFor({ role: "heading", name: "Your result" });
    await page.waitFor({ text: "Saved and verified" });
    expect(await page.text({ role: "main" })).toMatch(/Accuracy\s+100\.0%/u);
    expect(page.tab.problems).toEqual([]);
  },
);

import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { readReleases } from "../../../src/tools/releases/readReleases";
import { databaseUrl } from "../../support/databaseUrl";
import { nastyText } from "../../support/seedEverything";
import { spawnMain, spawnServer } from "../../support/spawnProcess";
import { projectFile } from "../../support/workshop";
import { ask, createEmptyDatabase } from "../database/emptyDatabase";

jest.setTimeout(240_000);

/** Release 1 could not make a backup. */
const firstWithBackup = 2;
const releases = readReleases(projectFile("tests/contract/releases"))
  .releases.map(({ number }) => number)
  .filter((number) => number >= firstWithBackup);

const backupOf = (number: number) => projectFile(`tests/contract/releases/${number}/typeloop.backup`);

/** How many rows a backup has of each table, from its last line. */
function rowsIn(file: string): readonly (readonly [string, number])[] {
  const text = gunzipSync(readFileSync(file)).toString("latin1");
  const { tables } = JSON.parse(text.slice(text.lastIndexOf('{"tables"')).split("\n", 1)[0] ?? "{}");
  return Object.entries<{ rows: number }>(tables).map(([name, { rows }]) => [name, rows] as const);
}

test("every kept release since the first backups has one", () => {
  expect(releases.length).toBeGreaterThan(0);
  expect(releases.filter((number) => !existsSync(backupOf(number)))).toEqual([]);
});

test.each(releases)("the backup of release %d is restored, brought up to date, and served", async (number) => {
  const target = await createEmptyDatabase();
  const variables = { DATABASE_URL: databaseUrl(target.config) };
  const restored = spawnMain(["restore", backupOf(number)], variables);
  expect([await restored.ended, restored.output()]).toEqual([0, expect.stringContaining("was restored from")]);
  const people = "select display_name from users where username = 'seeded'";
  expect(await ask(target.config, people)).toEqual([{ display_name: nastyText }]);
  for (const [name, rows] of rowsIn(backupOf(number)).filter(([table]) => table.startsWith("public."))) {
    const [counted] = await ask(target.config, `select count(*)::int as rows from ${name}`);
    // Migrations add rows to some tables, and take none.
    expect([name, Number(counted?.["rows"]) >= rows]).toEqual([name, true]);
  }
  const server = spawnServer(variables);
  const [, url = ""] = await server.until(/ready at (http:\S+)/u);
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ ready: true, missing: [] });
  expect(await ask(target.config, people)).toEqual([{ display_name: nastyText }]);
  await server.kill();
  await target.drop();
});

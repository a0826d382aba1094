import { openDatabase } from "../../../src/server/database/Database";
import { migrate } from "../../../src/server/database/migrate";
import { readMigrations } from "../../../src/server/database/readMigrations";
import { libraryTexts } from "../../../src/server/texts/library/libraryTexts";
import { scoreTexts } from "../../../src/server/texts/scoreTexts";
import { seedLibrary } from "../../../src/server/texts/seedLibrary";
import { appointAdmins } from "../../../src/server/users/appointAdmins";
import { databaseUrl } from "../../support/databaseUrl";
import { spawnServer } from "../../support/spawnProcess";
import type { TestDatabase } from "../../support/testDatabase";
import { ask, createEmptyDatabase } from "./emptyDatabase";

jest.setTimeout(180_000);

let empty: TestDatabase;
beforeEach(async () => {
  empty = await createEmptyDatabase();
});
afterEach(() => empty.drop());

const tags = async () => (await readMigrations()).map(({ when }) => String(when));
const counts = `select (select count(*)::int from texts) as texts, (select count(distinct slug)::int from texts) as slugs, (select count(*)::int from texts where difficulty_score is null) as unscored`;

test("five servers that start together on an empty database all run, and nothing is there twice", async () => {
  const servers = Array.from({ length: 5 }, () => spawnServer({ DATABASE_URL: databaseUrl(empty.config), TYPELOOP_ADMINS: "ada" }));
  try {
    const urls = await Promise.all(servers.map(async (server) => (await server.until(/ready at (http:\S+)/u))[1]));
    expect(new Set(urls).size).toBe(5);
    expect((await ask(empty.config, "select created_at from drizzle.__drizzle_migrations order by id")).map((row) => row.created_at)).toEqual(await tags());
    expect(await ask(empty.config, counts)).toEqual([{ texts: libraryTexts.length, slugs: libraryTexts.length, unscored: 0 }]);
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
});

test("twenty connections that migrate together: one works, the others wait", async () => {
  await Promise.all(Array.from({ length: 20 }, () => migrate(empty.config)));
  expect((await ask(empty.config, "select created_at from drizzle.__drizzle_migrations order by id")).map((row) => row.created_at)).toEqual(await tags());
});

test("the library, its scores and the admins are put in order by many at once, whatever each was told", async () => {
  await migrate(empty.config);
  const opened = Array.from({ length: 6 }, () => openDatabase(empty.config));
  await ask(empty.config, "insert into users (username, display_name, role) select 'person-' || n, 'Somebody', 'MEMBER' from generate_series(1, 40) n");
  await Promise.all(opened.map(({ database }) => seedLibrary(database)));
  await ask(empty.config, "update texts set difficulty_score = null");
  await Promise.all(opened.map(({ database }) => scoreTexts(database)));
  expect(await ask(empty.config, counts)).toEqual([{ texts: libraryTexts.length, slugs: libraryTexts.length, unscored: 0 }]);
  const names = Array.from({ length: 40 }, (_, at) => `person-${at + 1}`);
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(opened.map(({ database }, at) => appointAdmins(database, at % 2 === 0 ? names.slice(0, 20) : names.slice(20).toReversed())));
    expect(await ask(empty.config, "select count(*)::int from users where role = 'ADMIN'")).toEqual([{ count: 20 }]);
  }
  await Promise.all(opened.map(({ close }) => close()));
});

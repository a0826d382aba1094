import { makeAdminLink } from "../../../src/server/admins/admins";
import { openDatabase } from "../../../src/server/database/Database";
import { migrate } from "../../../src/server/database/migrate";
import { readMigrations } from "../../../src/server/database/readMigrations";
import { seedLibrary } from "../../../src/server/texts/library/seedLibrary";
import { libraryTexts } from "../../support/libraryTexts";
import { scoreTexts } from "../../../src/server/texts/texts";
import { hashToken } from "../../../src/server/sessions/Sessions";
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
const counts = `select (select count(*)::int from texts) as texts, (select count(distinct slug)::int
  from texts) as slugs, (select count(*)::int from texts where difficulty_score is null) as unscored`;

test("five servers that start together on an empty database all run, and nothing is there twice", async () => {
  const servers = Array.from({ length: 5 }, () =>
    spawnServer({ DATABASE_URL: databaseUrl(empty.config), TYPELOOP_ADMINS: "ada" }),
  );
  try {
    const urls = await Promise.all(servers.map(async (server) => (await server.until(/ready at (http:\S+)/u))[1]));
    expect(new Set(urls).size).toBe(5);
    expect(
      (await ask(empty.config, "select created_at from drizzle.__drizzle_migrations order by id")).map(
        (row) => row.created_at,
      ),
    ).toEqual(await tags());
    expect(await ask(empty.config, counts)).toEqual([
      { texts: libraryTexts.length, slugs: libraryTexts.length, unscored: 0 },
    ]);
    // Each prints a link for the first admin, as any start does; the last one works.
    const tokens = await Promise.all(
      servers.map(async (server) => (await server.until(/\/admin\/claim#([\w-]{43})\n/u))[1] ?? ""),
    );
    const open = (await ask(empty.config, "select token_hash from admin_links where used_at is null")).map(
      (row) => row.token_hash,
    );
    expect(open).toHaveLength(1);
    expect(tokens.filter((token) => open.includes(hashToken(token)))).toHaveLength(1);
    for (const server of servers)
      expect(server.output().match(/TYPELOOP_ADMINS no longer does anything/gu)).toHaveLength(1);
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
});

test("twenty connections that migrate together: one works, the others wait", async () => {
  await Promise.all(Array.from({ length: 20 }, () => migrate(empty.config)));
  expect(
    (await ask(empty.config, "select created_at from drizzle.__drizzle_migrations order by id")).map(
      (row) => row.created_at,
    ),
  ).toEqual(await tags());
});

test(
  "the library and its scores are put in order by many at once; of processes that share a Redis one prints the " +
    "admin link",
  async () => {
    await migrate(empty.config);
    const opened = Array.from({ length: 6 }, () => openDatabase(empty.config));
    await Promise.all(opened.map(({ database }) => seedLibrary(database)));
    await ask(empty.config, "update texts set difficulty_score = null");
    await Promise.all(opened.map(({ database }) => scoreTexts(database)));
    expect(await ask(empty.config, counts)).toEqual([
      { texts: libraryTexts.length, slugs: libraryTexts.length, unscored: 0 },
    ]);
    const start = Date.UTC(2026, 10, 23, 8);
    const links = await Promise.all(opened.map(({ database }, at) => makeAdminLink(database, start + at, false)));
    expect(links.map((link) => link?.kind).toSorted()).toEqual([
      "elsewhere",
      "elsewhere",
      "elsewhere",
      "elsewhere",
      "elsewhere",
      "made",
    ]);
    expect(await ask(empty.config, "select count(*)::int from admin_links")).toEqual([{ count: 1 }]);
    await Promise.all(opened.map(({ close }) => close()));
  },
);

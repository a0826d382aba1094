import { randomUUID } from "node:crypto";
import { createServer } from "node:net";
import { migrate } from "../../../src/server/database/migrate";
import { databaseUrl } from "../../support/databaseUrl";
import { freePort } from "../../support/freePort";
import { spawnServer } from "../../support/spawnProcess";
import { startFailingPostgres } from "../../support/startFailingPostgres";
import type { TestDatabase } from "../../support/testDatabase";
import { ask, createEmptyDatabase } from "./emptyDatabase";
import { cleanScratch, scratch } from "./scratch";

jest.setTimeout(120_000);

let empty: TestDatabase;
beforeAll(async () => {
  empty = await createEmptyDatabase();
});
afterAll(async () => {
  await empty.drop();
  cleanScratch();
});

/** Starts a server that must not start. Gives what it says, and its exit code. */
async function refused(
  variables: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly said: string }> {
  const server = spawnServer(variables);
  const code = await server.ended;
  return { code, said: server.output().trim() };
}

const said = (words: RegExp) => ({ code: 1, said: expect.stringMatching(words) as string });

test(
  "an address where nothing listens, a user who is refused, a database that is missing: a sentence each, without " +
    "the password",
  async () => {
    const port = await freePort();
    const failing = await startFailingPostgres("28P01", 'password authentication failed for user "typeloop"');
    const answers = await Promise.all([
      refused({ DATABASE_URL: `postgres://me:secret@127.0.0.1:${port}/typeloop` }),
      refused({ DATABASE_URL: databaseUrl({ ...failing.config, password: "secret" }) }),
      refused({ DATABASE_URL: databaseUrl({ ...empty.config, database: "nowhere" }) }),
    ]);
    expect(answers).toEqual([
      said(
        new RegExp(
          `^Typeloop could not start: DATABASE_URL points to 127.0.0.1:${port}/typeloop, where ` +
            `no server is listening .*ECONNREFUSED.*$`,
          "u",
        ),
      ),
      said(
        /^Typeloop could not start: DATABASE_URL points to 127\.0\.0\.1:\d+\/typeloop, which refuses the username or the password .*$/u,
      ),
      said(
        /^Typeloop could not start: DATABASE_URL points to \S+\/nowhere, which has no database with that name: create it first .*$/u,
      ),
    ]);
    for (const answer of answers) expect(answer.said).not.toContain("secret");
    await failing.close();
  },
);

test("a user who may not create tables is told so, and leaves nothing behind", async () => {
  const role = `guest_${randomUUID().slice(0, 8)}`;
  await ask(empty.config, `create role ${role} login`);
  const answer = await refused({ DATABASE_URL: databaseUrl({ ...empty.config, user: role }) });
  await ask(empty.config, `drop role ${role}`);
  expect(answer).toEqual(said(/where this user may not create tables: make the user the owner of the database/u));
  expect(await ask(empty.config, "select 1 from pg_namespace where nspname = 'drizzle'")).toEqual([]);
});

test("a database of a newer release is refused and left as it is", async () => {
  const database = await createEmptyDatabase();
  await migrate(database.config);
  await ask(database.config, `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`);
  const answer = await refused({ DATABASE_URL: databaseUrl(database.config) });
  expect(answer).toEqual(
    said(/The database was migrated by a newer release of Typeloop than this one .*Nothing was changed\./u),
  );
  expect(await ask(database.config, "select count(*)::int from texts")).toEqual([{ count: 0 }]);
  await database.drop();
});

test("a migrated database needs no right to create", async () => {
  const database = await createEmptyDatabase();
  await migrate(database.config);
  const role = `user_${randomUUID().slice(0, 8)}`;
  await ask(
    database.config,
    `create role ${role} login; grant usage on schema drizzle to ${role}; grant select on all tables in schema drizzle
      to ${role}`,
  );
  await expect(migrate({ ...database.config, user: role })).resolves.toBeUndefined();
  await database.drop();
  await ask(empty.config, `drop role ${role}`);
});

test("Redis without a Postgres to share, and all other mistakes, are told in one go; unknown settings are named", async () => {
  const answer = await refused({ REDIS_URL: "redis://localhost:6379", PORT: "http", TYPELOOP_DOCUMENTS: "all" });
  expect(answer.code).toBe(1);
  expect(answer.said.split("\n")).toEqual([
    "Typeloop could not start:",
    expect.stringMatching(/^TYPELOOP_DOCUMENTS is "all"/u),
    expect.stringMatching(/^PORT is "http"/u),
    expect.stringMatching(/^REDIS_URL is for several processes/u),
  ]);
});

test("a Redis where nothing listens, and a port that is taken, are told by name", async () => {
  const port = await freePort();
  const taken = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => taken.once("listening", resolve));
  const address = taken.address();
  const database = { DATABASE_URL: databaseUrl(empty.config) };
  const [redis, listening] = await Promise.all([
    refused({ ...database, REDIS_URL: `redis://127.0.0.1:${port}` }),
    refused({ ...database, PORT: String(typeof address === "object" ? address?.port : 0) }),
  ]);
  expect(redis).toEqual(said(new RegExp(`REDIS_URL points to redis://127.0.0.1:${port}, but .*ECONNREFUSED`, "u")));
  expect(listening).toEqual(
    said(/another program is already listening there .*EADDRINUSE.*set PORT to another number/u),
  );
  taken.close();
});

test("a second server on one data folder is refused and told which process has it", async () => {
  const folder = scratch();
  const first = spawnServer({ TYPELOOP_DATA: folder });
  await first.until(/ready at/u);
  const second = await refused({ TYPELOOP_DATA: folder });
  expect(second).toEqual(
    said(
      /is in use by another Typeloop \(process \d+\)\. Stop that one \(kill \d+\), .*or set DATABASE_URL to share one Postgres between several processes/u,
    ),
  );
  await first.kill();
});

import { Client } from "pg";
import { continueBackfills } from "../../../src/server/backfills/continueBackfills";
import { settleBoardCounts } from "../../../src/server/boards/boardEntries";
import { describeContent } from "../../../src/server/database/backup/databaseContent";
import { openDatabase } from "../../../src/server/database/Database";
import { applyMigration, migrate } from "../../../src/server/database/migrate";
import { buildIndexes } from "../../../src/server/database/changeSchema";
import { readMigrations } from "../../../src/server/database/readMigrations";
import { createTestDatabase, type TestDatabase } from "../../support/testDatabase";
import { untilTrue } from "../../support/untilTrue";
import { ask } from "./emptyDatabase";
import { createFilledDatabase } from "./filledDatabase";

const recorded = `select hash from drizzle.__drizzle_migrations order by id`;
const indexes = `select indexdef from pg_indexes where schemaname = 'public' order by indexdef`;
const invalid = `select indexrelid::regclass::text as name from pg_index where not indisvalid`;
const unfinished = `select name from drizzle.unfinished order by name`;

let database: TestDatabase;
let fresh: TestDatabase;
beforeAll(async () => {
  fresh = await createTestDatabase();
});
afterAll(() => fresh.drop());
afterEach(() => database.drop());

/** A transaction of another program that stays open. */
async function begin(...statements: readonly string[]): Promise<{ end(): Promise<void> }> {
  const client = new Client(database.config);
  await client.connect();
  for (const statement of ["begin isolation level repeatable read", ...statements]) await client.query(statement);
  return {
    end: async () => {
      await client.query("commit");
      await client.end();
    },
  };
}

/** What a killed process leaves: its connections end at once. */
const killOthers = () =>
  ask(
    database.config,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name = 'doomed'`,
  );

/** Starts to migrate in a process that will be killed. */
const migrateDoomed = () =>
  migrate({ ...database.config, application_name: "doomed" }).then(
    () => "done",
    () => "killed",
  );

/** Every migration is recorded once, and the schema is that of a new database. */
async function expectMigrated(): Promise<void> {
  expect((await ask(database.config, recorded)).map(({ hash }) => hash)).toEqual(
    (await readMigrations()).map(({ hash }) => hash),
  );
  expect(await ask(database.config, invalid)).toEqual([]);
}

async function finish(): Promise<void> {
  const { database: opened, close } = openDatabase(database.config);
  while (!(await continueBackfills(opened, "Europe/Amsterdam")));
  await settleBoardCounts(opened);
  await close();
}

test("a process that is killed between two migrations keeps those before; the next start does the rest", async () => {
  database = await createFilledDatabase(20);
  const reader = await begin("lock table texts in row exclusive mode");
  const migrating = migrateDoomed();
  await untilTrue(async () => (await ask(database.config, recorded)).length === 25);
  expect(await ask(database.config, "select count(*)::int from results")).toEqual([{ count: 96 }]);
  await killOthers();
  expect(await migrating).toBe("killed");
  await reader.end();
  expect(await ask(database.config, recorded)).toHaveLength(25);
  await migrate(database.config);
  await expectMigrated();
});

test("a migration that fails changes nothing, and those before it stay", async () => {
  database = await createFilledDatabase(20);
  await ask(database.config, "create table daily_texts (of_someone_else int)");
  await expect(migrate(database.config)).rejects.toThrow(/daily_texts/u);
  expect(await ask(database.config, recorded)).toHaveLength(25);
  expect(await ask(database.config, "select to_regclass('daily_attempts') is null as gone")).toEqual([{ gone: true }]);
  await ask(database.config, "drop table daily_texts");
  await migrate(database.config);
  await expectMigrated();
});

test("processes that start at once on a database with rows: one migrates, the others wait", async () => {
  database = await createFilledDatabase(3);
  await Promise.all([1, 2, 3].map(() => migrate(database.config)));
  await expectMigrated();
});

test("while an index is built, people read and write; an interrupted one is dropped and built again", async () => {
  database = await createFilledDatabase(20);
  const reader = await begin("select 1");
  const migrating = migrateDoomed();
  await untilTrue(async () => (await ask(database.config, invalid)).length > 0);
  await ask(database.config, "update results set wpm = wpm + 1");
  // What it replaces is there until it is built.
  expect(await ask(database.config, "select to_regclass('results_history') is not null as there")).toEqual([
    { there: true },
  ]);
  await killOthers();
  expect(await migrating).toBe("killed");
  expect(await ask(database.config, invalid)).toHaveLength(1);
  await reader.end();
  await migrate(database.config);
  await expectMigrated();
});

test("what an old release had is filled after the start, in the end as in a new database", async () => {
  database = await createFilledDatabase(3);
  await migrate(database.config);
  expect(await ask(database.config, unfinished)).toEqual([
    { name: "flag reasons" },
    { name: "racers" },
    { name: "run records" },
  ]);
  expect(await ask(database.config, "select count(*)::int from results where racers is not null")).toEqual([
    { count: 0 },
  ]);
  await finish();
  expect(await ask(database.config, unfinished)).toEqual([]);
  expect(await ask(database.config, "select distinct racers from results where mode = 'RACE'")).toEqual([
    { racers: 3 },
  ]);
  expect(await ask(database.config, "select distinct flag_reason from results where status = 'FLAGGED'")).toEqual([
    { flag_reason: "TOO_FAST" },
  ]);
  expect(await ask(database.config, indexes)).toEqual(await ask(fresh.config, indexes));
});

test("entries of leaderboards are counted once, and get their improvement", async () => {
  database = await createFilledDatabase(27);
  await ask(
    database.config,
    `update users set profile_visibility = 'ALL';
      insert into board_entries (board, user_id, speed, speed_result_id, accuracy, accuracy_result_id)
        select 'ALL:0:TIME:30:en', user_id, max(wpm), gen_random_uuid(), 97, gen_random_uuid() from results
        where status = 'VERIFIED' and mode = 'TIME' group by user_id`,
  );
  await migrate(database.config);
  expect(await ask(database.config, unfinished)).toEqual([{ name: "improvement" }, { name: "run records" }]);
  expect(await ask(database.config, "select sum(entries)::int from board_changes")).toEqual([{ sum: 3 }]);
  await finish();
  const board = "board = 'ALL:0:TIME:30:en'";
  expect(
    await ask(
      database.config,
      `select ranking, sum(entries)::int from board_counts where ${board} and is_coarse
      group by ranking order by ranking`,
    ),
  ).toEqual(["ACCURACY", "IMPROVEMENT", "SPEED"].map((ranking) => ({ ranking, sum: 3 })));
  expect(await ask(database.config, `select distinct improvement from board_entries where ${board}`)).toEqual([
    { improvement: 10.5 },
  ]);
});

test.each(["with", "without"])("a migration asks for an index of a table %s rows and for a backfill", async (rows) => {
  database = rows === "with" ? await createFilledDatabase(31) : await createTestDatabase();
  const client = new Client(database.config);
  await client.connect();
  await applyMigration(client, {
    tag: "0099_test",
    when: 1,
    hash: "abc",
    statements: ['CREATE INDEX CONCURRENTLY "results_log" ON "results" ("log");', "\n-- backfill: racers\n"],
    tables: [],
  });
  const noted = (await ask(database.config, unfinished)).map(({ name }) => name);
  expect(noted).toEqual(rows === "with" ? ["index results_log", "racers"] : ["racers"]);
  await buildIndexes(client);
  await client.end();
  expect(await ask(database.config, "select to_regclass('results_log') is not null as there")).toEqual([
    { there: true },
  ]);
  await finish();
  expect(await ask(database.config, unfinished)).toEqual([]);
});

test("a database that is not filled yet is not copied, and says why", async () => {
  database = await createFilledDatabase(20);
  await migrate(database.config);
  const client = new Client(database.config);
  await client.connect();
  const describe = async () => describeContent(client, await readMigrations());
  await expect(describe()).rejects.toThrow(/not finished \(racers, run records\)\. Nothing was copied/u);
  await finish();
  expect((await describe()).leftOut).toEqual([]);
  await client.end();
});

import type { PoolConfig } from "pg";

/** Migrated and empty: what test databases are copies of. */
export const templateDatabase = "typeloop_template";

/** As {@link templateDatabase}, with the library of texts in it: to seed it takes longer than to copy it. */
export const libraryTemplate = "typeloop_library";

/** Where startTestPostgres.ts leaves its connection for the processes that run the test files. */
export const connectionVariable = "TYPELOOP_TEST_PG";

/**
 * The connection to the Postgres of this test run, to its database `database`. Throws outside of the Jest projects
 * "server", "browser" and "cluster".
 */
export function testPostgres(database: string): PoolConfig {
  const connection = process.env[connectionVariable];
  if (connection === undefined)
    throw new Error(
      "There is no test Postgres: only tests below tests/server, tests/browser and tests/cluster have one " +
        "(startTestPostgres.ts).",
    );
  return { ...(JSON.parse(connection) as PoolConfig), database };
}

import type { PoolConfig } from "pg";

/** The database that every test database is a copy of. */
export const templateDatabase = "typeloop_template";

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

import { randomUUID } from "node:crypto";
import { Client, type PoolConfig } from "pg";
import { templateDatabase, testPostgres } from "./testPostgres";

/**
 * A migrated, empty database. `config` can be given to `pg` and to openDatabase; `drop` also closes connections that
 * are still open.
 */
export type TestDatabase = { readonly config: PoolConfig; drop(): Promise<void> };

/** Makes a database of its own for a test file, in some 50 ms: call it in beforeAll and `drop` it in afterAll. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(`CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
  return { config: testPostgres(name), drop: () => administer(`DROP DATABASE ${name} WITH (FORCE)`) };
}

async function administer(sql: string): Promise<void> {
  const client = new Client(testPostgres("postgres"));
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

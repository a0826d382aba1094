import { randomUUID } from "node:crypto";
import { Client, type PoolConfig } from "pg";
import { libraryTemplate, templateDatabase, testPostgres } from "./testPostgres";

/**
 * A migrated, empty database. `config` can be given to `pg` and to openDatabase; `drop` also closes connections that
 * are still open.
 */
export type TestDatabase = { readonly config: PoolConfig; drop(): Promise<void> };

/** Makes a database of its own for a test file, in some 50 ms: call it in beforeAll and `drop` it in afterAll. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyDatabase(templateDatabase);
}

/** As `createTestDatabase`, with the library of texts. */
export function createLibraryDatabase(): Promise<TestDatabase> {
  return copyDatabase(libraryTemplate);
}

async function copyDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  // The default writes each page to the log, for a copy that survives a power cut: twice the CPU.
  await runOnTestPostgres(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return { config: testPostgres(name), drop: () => runOnTestPostgres(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/** Runs a statement that belongs to no database of a test. */
export async function runOnTestPostgres(sql: string): Promise<void> {
  const client = new Client(testPostgres("postgres"));
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

import type { ClientBase } from "pg";
import type { Migration } from "./readMigrations";
import { MIGRATIONS_TABLE } from "./schemaVersion";

/** Any number that no other program uses for a lock in this database. */
const MIGRATION_LOCK = 7_395_106;

/** Waits until nobody else works on the schema, and keeps others from it until the transaction ends. */
export async function lockSchema(client: ClientBase): Promise<void> {
  await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
}

/** Makes the table that tells which migrations were done, as drizzle-kit expects it. */
export async function createMigrationsTable(client: ClientBase): Promise<void> {
  await client.query("create schema if not exists drizzle");
  await client.query(
    `create table if not exists ${MIGRATIONS_TABLE} (id serial primary key, hash text not null, created_at bigint)`,
  );
}

/**
 * Runs migrations inside the transaction that is open. Whether they were done is for {@link recordMigrations} to say.
 */
export async function runMigrations(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  for (const { statements } of migrations) {
    for (const statement of statements) await client.query(statement);
  }
}

export async function recordMigrations(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  for (const { hash, when } of migrations)
    await client.query(`insert into ${MIGRATIONS_TABLE} (hash, created_at) values ($1, $2)`, [hash, when]);
}

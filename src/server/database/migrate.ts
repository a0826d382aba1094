import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as migrateWithDrizzle } from "drizzle-orm/node-postgres/migrator";
import { Client, type PoolConfig } from "pg";

/** Any number that no other program uses for a lock in this database. */
const MIGRATION_LOCK = 7_395_106;

/**
 * Brings a database to today's schema. Safe when several processes start together: one works, the others wait.
 * @throws when the database cannot be reached or a migration fails; nothing of that migration is kept.
 */
export async function migrate(config: PoolConfig): Promise<void> {
  const client = new Client(config);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrateWithDrizzle(drizzle(client), { migrationsFolder: path.resolve("src/server/database/migrations") });
  } finally {
    await client.end();
  }
}

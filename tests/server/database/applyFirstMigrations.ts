import { Client, type ClientConfig } from "pg";
import {
  createMigrationsTable,
  recordMigrations,
  runMigrations,
  readMigrations,
} from "../../../src/server/database/readMigrations";

/** Brings an empty database as far as an older release did: by its first migrations alone. */
export async function applyFirstMigrations(config: ClientConfig, count: number): Promise<void> {
  const migrations = (await readMigrations()).slice(0, count);
  const client = new Client(config);
  await client.connect();
  try {
    await createMigrationsTable(client);
    await runMigrations(client, migrations);
    await recordMigrations(client, migrations);
  } finally {
    await client.end();
  }
}

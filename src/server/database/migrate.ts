import { setTimeout as sleep } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";
import { createMigrationsTable, lockSchema, recordMigrations, runMigrations } from "./applyMigrations";
import { errorCode } from "./embedded/errorCode";
import { explainConnecting } from "./explainConnecting";
import { readMigrations } from "./readMigrations";
import { readSchemaVersion } from "./schemaVersion";
import { StartError } from "./StartError";

/** The oldest whose SQL we use: 14 is the last that the project looks after. */
const OLDEST_POSTGRES = 140_000;

/** A Postgres that is starting is waited for: after a power cut it comes up beside us. */
const STARTING_MS = 30_000;

/**
 * Brings a database to today's schema: all that it lacks in one transaction, or nothing. Safe when several processes
 * start together: one works, the others wait.
 * @throws StartError, with what to do, when the database cannot be reached or used, or was migrated by a newer release.
 */
export async function migrate(config: ClientConfig): Promise<void> {
  try {
    const client = await connectPatiently(config);
    try {
      await bringUp(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  } catch (error) {
    throw explainConnecting(error, config, config.connectionString === undefined ? null : "DATABASE_URL");
  }
}

async function bringUp(client: Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>("show server_version_num");
  const version = Number(rows[0]?.server_version_num);
  if (version < OLDEST_POSTGRES)
    throw new StartError(`The database is a Postgres ${Math.floor(version / 10_000)}: Typeloop needs 14 or newer.`);
  const migrations = await readMigrations();
  await client.query("begin");
  await lockSchema(client);
  const { pending } = await readSchemaVersion(client, migrations);
  if (pending.length > 0) {
    await createMigrationsTable(client);
    await runMigrations(client, pending);
    await recordMigrations(client, pending);
  }
  await client.query("commit");
}

async function connectPatiently(config: ClientConfig): Promise<Client> {
  for (const deadline = Date.now() + STARTING_MS; ; await sleep(250)) {
    const client = new Client({ connectionTimeoutMillis: 10_000, ...config });
    // Without a listener a connection that breaks would end the process; the pending query rejects anyway.
    client.on("error", () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (errorCode(error) !== "57P03" || Date.now() > deadline) throw error;
    }
  }
}

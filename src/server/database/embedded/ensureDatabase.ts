import { Client, type ClientConfig } from "pg";
import { errorCode } from "./errorCode";

const undefinedDatabase = "3D000";
const duplicateDatabase = "42P04";
const connectWithinMs = 30_000;

/** Creates `database` on the server that `connection` leads to, when it is missing. */
export async function ensureDatabase(connection: ClientConfig, database: string): Promise<void> {
  try {
    await withClient({ ...connection, database }, async () => undefined);
  } catch (error) {
    if (errorCode(error) !== undefinedDatabase) throw error;
    await withClient({ ...connection, database: "postgres" }, (client) => createDatabase(client, database));
  }
}

async function createDatabase(client: Client, database: string): Promise<void> {
  try {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`);
  } catch (error) {
    if (errorCode(error) !== duplicateDatabase) throw error;
  }
}

async function withClient(config: ClientConfig, use: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ ...config, connectionTimeoutMillis: connectWithinMs });
  // Without a listener a connection that breaks would end the process; the pending query rejects anyway.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await use(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

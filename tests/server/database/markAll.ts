import type { Client, ClientConfig } from "pg";
import { markTable, snapshotOf } from "../../../src/server/database/backup/databaseContent";
import { openCopyClient } from "../../../src/server/database/backup/copyCommands";
import { readMigrations } from "../../../src/server/database/readMigrations";

/** How many rows each table of a database has, and what is in them, as one number each. */
export async function markAll(config: ClientConfig): Promise<Readonly<Record<string, unknown>>> {
  const client: Client = await openCopyClient(config, null);
  try {
    const { head } = await snapshotOf(client, await readMigrations());
    const marks: Record<string, unknown> = {};
    for (const table of head.tables) marks[table.name] = await markTable(client, table);
    return marks;
  } finally {
    await client.end();
  }
}

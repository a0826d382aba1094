import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PoolConfig } from "pg";
import { databaseUrl } from "./databaseUrl";
import { createLibraryDatabase } from "./testDatabase";

/** Where a server under test keeps what it knows: how tests reach it, the settings that name it, and its end. */
export type AppDatabase = {
  readonly config: PoolConfig;
  readonly settings: Readonly<Record<string, string>>;
  readonly drop: () => Promise<void>;
};

/** A new database in the Postgres of the test run, with today's schema and the library. */
export async function openSharedDatabase(): Promise<AppDatabase> {
  const { config, drop } = await createLibraryDatabase();
  return { config, settings: { DATABASE_URL: databaseUrl(config) }, drop };
}

/** A folder in which the server starts the Postgres that it brings along. */
export function openEmbeddedDatabase(): AppDatabase {
  const folder = mkdtempSync(path.join(tmpdir(), "typeloop-app-"));
  return {
    config: { host: path.join(folder, "socket"), port: 5432, user: "typeloop", database: "typeloop" },
    settings: { DATABASE_URL: "", TYPELOOP_DATA: folder },
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

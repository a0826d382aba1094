import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { readPostmasterFile } from "./readPostmasterFile";
import { socketPort } from "./socketFile";
import { superuser } from "./superuser";

/**
 * The connection to a Postgres that another process owns and that is ready, or null. For reading beside it; whether it
 * answers is found out by asking.
 */
export async function findUsedPostgres(
  dataDirectory: string,
  database = "typeloop",
): Promise<{ readonly host: string; readonly port: number; readonly user: string; readonly database: string } | null> {
  const file = await readPostmasterFile(join(await realpath(dataDirectory), "pg"));
  if (file === null || !file.ready || file.socketDirectory === "") return null;
  return { host: file.socketDirectory, port: socketPort, user: superuser, database };
}

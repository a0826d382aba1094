import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "./errorCode";

/**
 * Leaves a link to the cluster in the data directory when it is kept elsewhere, so that it is found by hand and at the
 * next start.
 */
export async function linkPostgresStorage(dataDirectory: string, storage: string): Promise<void> {
  if (storage === dataDirectory) return;
  try {
    await symlink(join(storage, "pg"), join(dataDirectory, "pg"));
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
}

import { stat } from "node:fs/promises";

/** The operating system user that Postgres runs as, when it is not the user of this process. */
export type PostgresUser = { readonly uid: number; readonly gid: number };

// The number of `nobody` is part of each system; it exists without an entry of ours in the user database.
const nobodyId = process.platform === "darwin" ? 4294967294 : 65534;

/**
 * Takes an existing data directory. Gives null for an ordinary user (Postgres runs as the same one). Postgres refuses
 * to run as
 * root, so root gets the owner of the directory, or `nobody` when that is root too.
 */
export async function choosePostgresUser(dataDirectory: string): Promise<PostgresUser | null> {
  if (process.getuid?.() !== 0) return null;
  const { uid, gid } = await stat(dataDirectory);
  return uid === 0 ? { uid: nobodyId, gid: nobodyId } : { uid, gid };
}

import { access } from "node:fs/promises";
import path from "node:path";
import type { ClientConfig } from "pg";
import { describeAddress } from "../describeAddress";
import { DataDirectoryInUseError } from "../embedded/DataDirectoryInUseError";
import { findUsedPostgres } from "../embedded/findUsedPostgres";
import { startEmbeddedPostgres } from "../embedded/startEmbeddedPostgres";
import { StartError } from "../StartError";

/** A database that is copied from or to. */
export type Place = {
  readonly config: ClientConfig;
  /** For people: where it is, and the setting that says so (null for the folder of our own). */
  readonly name: string;
  readonly variable: string | null;
  /** Ends what was started for it. */
  close(): Promise<void>;
};

export function placeAt(databaseUrl: string, variable: string | null): Place {
  const config = { connectionString: databaseUrl };
  return { config, name: describeAddress(config), variable, close: async () => {} };
}

/**
 * The database in a folder, which is started for it, and created when it may be missing. @throws
 * DataDirectoryInUseError while a server runs on it.
 */
export async function placeInFolder(dataDirectory: string, mayBeMissing: boolean): Promise<Place> {
  if (!mayBeMissing)
    await access(path.join(dataDirectory, "pg")).catch(() =>
      Promise.reject(
        new StartError(`There is no database in ${dataDirectory}. Set TYPELOOP_DATA to its folder, or DATABASE_URL.`),
      ),
    );
  const postgres = await startEmbeddedPostgres({ dataDirectory });
  return { config: postgres.connection, name: dataDirectory, variable: null, close: () => postgres.stop() };
}

/** The same, to read from: also while a server runs on it. */
export async function placeToRead(dataDirectory: string): Promise<Place> {
  try {
    return await placeInFolder(dataDirectory, false);
  } catch (error) {
    if (!(error instanceof DataDirectoryInUseError)) throw error;
    const config = await findUsedPostgres(dataDirectory);
    if (config === null) throw error;
    return { config, name: dataDirectory, variable: null, close: async () => {} };
  }
}

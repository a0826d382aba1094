import { access } from "node:fs/promises";
import path from "node:path";
import { type ClientConfig, Client } from "pg";
import { describeAddress, StartError, explainConnecting } from "../databaseErrors";
import { DataDirectoryInUseError } from "../embedded/embeddedErrors";
import { findUsedPostgres } from "../embedded/findPostmaster";
import { startEmbeddedPostgres } from "../embedded/startEmbeddedPostgres";

/** A database to copy from or to. */
export type Place = {
  readonly config: ClientConfig;
  /** For messages: where it is, and the setting that names it (null for our own folder). */
  readonly name: string;
  readonly variable: string | null;
  /** Stops whatever was started for it. */
  close(): Promise<void>;
};

export function placeAt(databaseUrl: string, variable: string | null): Place {
  const config = { connectionString: databaseUrl };
  return { config, name: describeAddress(config), variable, close: async () => {} };
}

/**
 * The database in a folder, which is started for this, and created if it may be missing.
 * @throws DataDirectoryInUseError while a server runs on it.
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

/** The same for reading, also while a server runs on it. */
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

/** Makes two databases format the same values alike, and sets no time limit on a copy. */
const settings = `
  set timezone to 'UTC'; set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres';
  set extra_float_digits to 1; set bytea_output to 'hex';
  set statement_timeout to 0; set idle_in_transaction_session_timeout to 0; set lock_timeout to '30s'`;

/**
 * Connects to a database to copy.
 * @param variable the setting with its address, for the message when it cannot be reached.
 * @throws StartError, which says what to do.
 */
export async function openCopyClient(config: ClientConfig, variable: string | null): Promise<Client> {
  const client = new Client({ connectionTimeoutMillis: 10_000, keepAlive: true, ...config });
  // Without a listener, a broken connection would end the process; the pending query rejects anyway.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(settings);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw explainConnecting(error, config, variable);
  }
}

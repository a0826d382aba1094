import { stat, access } from "node:fs/promises";
import { readMigrations } from "../readMigrations";
import { type BackupEnd, checkBackup, writeBackup, openBackup, type CopiedTable } from "./backupFormat";
import { snapshotOf, fillDatabase, markTable } from "./databaseContent";
import { StartError, describeAddress, explainConnecting } from "../databaseErrors";
import { type ClientBase, type ClientConfig, Client } from "pg";
import path from "node:path";
import type { Config } from "../../readConfig";
import { DataDirectoryInUseError } from "../embedded/embeddedErrors";
import type { PostgresTransport } from "../embedded/postgresEndpoint";
import { findUsedPostgres } from "../embedded/findPostmaster";
import { startEmbeddedPostgres } from "../embedded/startEmbeddedPostgres";

/**
 * Copies a database, as it is at one moment, to a file, and reads the file again to verify it. Prints what it did, line
 * by line.
 */
export async function backup(place: Place, file: string, say: (line: string) => void): Promise<void> {
  const client = await openCopyClient(place.config, place.variable);
  try {
    const snapshot = await snapshotOf(client, await readMigrations());
    for (const table of snapshot.leftOut) say(`${table} is not a table of Typeloop and is skipped.`);
    const written = await writeBackup(file, snapshot, new Date());
    await checkBackup(file);
    const { size } = await stat(file);
    say(
      `${place.name} was backed up to ${file}: ${countRows(written)} rows of ` +
        `${snapshot.head.tables.length} tables, schema ${snapshot.head.schema}, ${(size / 1e6).toFixed(1)} MB.`,
    );
  } finally {
    await client.end();
  }
}

function countRows({ tables }: BackupEnd): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
}

/**
 * Fills a database from a backup file. A backup of an older release is migrated to the current schema. All or nothing.
 * Prints what it did.
 */
async function restore(file: string, place: Place, replace: boolean, say: (line: string) => void): Promise<void> {
  // Finds damage before writing to the database: Postgres's message about a broken row would not help.
  await checkBackup(file);
  const content = await openBackup(file);
  try {
    const client = await openCopyClient(place.config, place.variable);
    try {
      const migrations = await readMigrations();
      const counts = await fillDatabase(client, content, {
        migrations,
        replace,
        check: async (filled) => {
          const { tables } = await content.checkEnd();
          const wrong = content.head.tables.find(({ name }) => tables[name]?.rows !== filled.get(name));
          if (wrong) throw new StartError(`${wrong.name} did not receive all of its rows. Nothing was changed.`);
        },
      });
      const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
      const newest = migrations.at(-1)?.tag;
      const { schema } = content.head;
      const upgrade = newest === schema ? "" : `, and updated from ${schema} to ${newest}`;
      say(
        `${place.name} was restored from ${file}, made ${content.head.madeAt}: ${rows} rows of ` +
          `${counts.size} tables${upgrade}.`,
      );
    } finally {
      await client.end();
    }
  } finally {
    content.close();
  }
}

/**
 * Copies a database to another and compares all rows before committing. All or nothing; the source is not changed.
 * Prints what it did, table by table.
 */
async function move(from: Place, to: Place, replace: boolean, say: (line: string) => void): Promise<void> {
  const source = await openCopyClient(from.config, from.variable);
  try {
    const target = await openCopyClient(to.config, to.variable);
    try {
      const migrations = await readMigrations();
      const snapshot = await snapshotOf(source, migrations);
      for (const table of snapshot.leftOut) say(`${table} is not a table of Typeloop and is skipped.`);
      await fillDatabase(target, snapshot, {
        migrations,
        replace,
        check: () => compareAll(source, target, snapshot.head.tables, say),
      });
      say(`${from.name} was copied to ${to.name}, and every row is the same. ${from.name} was not changed.`);
    } finally {
      await target.end();
    }
  } finally {
    await source.end();
  }
}

async function compareAll(
  source: ClientBase,
  target: ClientBase,
  tables: readonly CopiedTable[],
  say: (line: string) => void,
): Promise<void> {
  for (const table of tables) {
    const [one, other] = await Promise.all([markTable(source, table), markTable(target, table)]);
    if (one.rows !== other.rows || one.mark !== other.mark)
      throw new StartError(
        `${table.name} is not the same in both databases (${one.rows} and ${other.rows} rows). Nothing was kept.`,
      );
    say(`${table.name}: ${one.rows} rows, the same in both`);
  }
}

export type Command = "backup" | "restore" | "move";

/** Whether the first argument is one of these commands, instead of a start of the server. */
export function isCommand(word: string | undefined): word is Command {
  return word === "backup" || word === "restore" || word === "move";
}

/**
 * Runs `backup <file>`, `restore <file> [--replace]` or `move <postgres url> [--replace]` on the database in the
 * settings.
 * @throws StartError, which says what to do, when it fails.
 */
export async function runCommand(
  command: Command,
  words: readonly string[],
  config: Config,
  say: (line: string) => void,
): Promise<void> {
  const replace = words.includes("--replace");
  const [what, ...more] = words.filter((word) => word !== "--replace");
  if (what === undefined || more.length > 0 || what.startsWith("-") || (replace && command === "backup"))
    throw new StartError(usage);
  const { databaseUrl, dataDirectory, postgresTransport } = config;
  if (command === "move") {
    if (databaseUrl !== null)
      throw new StartError(
        "DATABASE_URL is set: move takes the database out of the folder (TYPELOOP_DATA). From one Postgres to " +
          "another, use backup and restore.",
      );
    if (!/^postgres(?:ql)?:\/\//u.test(what) || !URL.canParse(what)) throw new StartError(usage);
    await within(await placeInFolder(dataDirectory, postgresTransport, false), (from) =>
      move(from, placeAt(what, "The address"), replace, say),
    );
    say("From now on, start Typeloop with DATABASE_URL set to that address.");
    return;
  }
  // Paths are relative to where the command was typed; npm runs its scripts in the package's folder.
  const file = path.resolve(process.env["INIT_CWD"] ?? ".", what);
  if (command === "backup")
    return within(
      databaseUrl === null ? await placeToRead(dataDirectory, postgresTransport) : placeAt(databaseUrl, "DATABASE_URL"),
      (place) => backup(place, file, say),
    );
  await access(file).catch(() => Promise.reject(new StartError(`There is no file ${file}.`)));
  return within(
    databaseUrl === null
      ? await placeInFolder(dataDirectory, postgresTransport, true)
      : placeAt(databaseUrl, "DATABASE_URL"),
    (place) => restore(file, place, replace, say),
  );
}

async function within(place: Place, work: (place: Place) => Promise<void>): Promise<void> {
  try {
    await work(place);
  } finally {
    await place.close();
  }
}

const usage = `Usage:
  npm run backup -- <file>
  npm run restore -- <file> [--replace]
  npm run move -- <postgres://user:password@host:5432/database> [--replace]`;

/** A database to copy from or to. */
type Place = {
  readonly config: ClientConfig;
  /** For messages: where it is, and the setting that names it (null for our own folder). */
  readonly name: string;
  readonly variable: string | null;
  /** Stops whatever was started for it. */
  close(): Promise<void>;
};

function placeAt(databaseUrl: string, variable: string | null): Place {
  const config = { connectionString: databaseUrl };
  return { config, name: describeAddress(config), variable, close: async () => {} };
}

/**
 * The database in a folder, which is started for this, and created if it may be missing.
 * @throws DataDirectoryInUseError while a server runs on it.
 */
async function placeInFolder(
  dataDirectory: string,
  transport: PostgresTransport,
  mayBeMissing: boolean,
): Promise<Place> {
  if (!mayBeMissing)
    await access(path.join(dataDirectory, "pg")).catch(() =>
      Promise.reject(
        new StartError(`There is no database in ${dataDirectory}. Set TYPELOOP_DATA to its folder, or DATABASE_URL.`),
      ),
    );
  const postgres = await startEmbeddedPostgres({ dataDirectory, transport });
  return { config: postgres.connection, name: dataDirectory, variable: null, close: () => postgres.stop() };
}

/** The same for reading, also while a server runs on it. */
async function placeToRead(dataDirectory: string, transport: PostgresTransport): Promise<Place> {
  try {
    return await placeInFolder(dataDirectory, transport, false);
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

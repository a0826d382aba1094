import { randomUUID } from "node:crypto";
import { chown, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PostgresBinaries } from "./postgresBinaries";
import { EmbeddedPostgresError, errorCode } from "./embeddedErrors";
import { Client, type ClientConfig } from "pg";
import { passwordFile, readPassword, writePassword, type PostgresTransport } from "./postgresEndpoint";
import { superuser, runAs, type PostgresUser } from "./postgresUser";

// Written to postgresql.conf, so that operators can change them there. Sized for a laptop that also does other things.
const settings = {
  shared_buffers: "64MB",
  max_connections: "100",
  // For a solid-state disk. The default of 4 is for spinning disks and makes Postgres avoid its indexes.
  random_page_cost: "1.1",
  max_wal_size: "512MB",
  wal_compression: "on",
  synchronous_commit: "on",
  fsync: "on",
  full_page_writes: "on",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
};

/**
 * Creates an empty cluster at `cluster.directory`, all or nothing: it is built under another name and renamed when it
 * is complete and on the disk. The remains of an interrupted attempt are removed. One that is reached by TCP has a
 * password. Throws with initdb's own output when it fails.
 */
export async function createCluster(
  cluster: PostgresCluster,
  binaries: PostgresBinaries,
  transport: PostgresTransport,
): Promise<void> {
  for (const name of await readdir(cluster.storage)) {
    // initdb may outlive a killed process, so each attempt has a name of its own.
    if (name.startsWith("pg.init"))
      await rm(join(cluster.storage, name), { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  }
  if (transport === "socket") await rm(passwordFile(cluster.storage), { force: true });
  else if ((await readPassword(cluster.storage)) === null) await writePassword(cluster.storage, cluster.user);
  const draft = join(cluster.storage, `pg.init.${randomUUID()}`);
  await mkdir(draft, { mode: 0o700 });
  if (cluster.user !== null) await chown(draft, cluster.user.uid, cluster.user.gid);
  const { failure, output } = await runAs(cluster.user, cluster.storage, binaries.initdb, [
    `--pgdata=${draft}`,
    `--username=${superuser}`,
    ...(transport === "tcp" ? ["--auth=scram-sha-256", `--pwfile=${passwordFile(cluster.storage)}`] : ["--auth=trust"]),
    "--encoding=UTF8",
    // Built into Postgres 18: sorts the same on every system and survives updates of the C library, unlike its locales.
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    "--no-instructions",
    ...Object.entries(settings).map(([name, value]) => `--set=${name}=${value}`),
  ]);
  if (failure !== null) {
    await rm(draft, { recursive: true, force: true });
    throw new EmbeddedPostgresError(
      `The database could not be created in ${cluster.storage}: ${output === "" ? failure : output}`,
    );
  }
  await rename(draft, cluster.directory);
  await syncDirectory(cluster.storage);
}

/** A rename is on the disk only when its directory is. */
async function syncDirectory(directory: string): Promise<void> {
  // Windows opens no directories, and its file system logs renames.
  if (process.platform === "win32") return;
  const handle = await open(directory, "r");
  await handle.sync().finally(() => handle.close());
}

const undefinedDatabase = "3D000";
const duplicateDatabase = "42P04";
const connectWithinMs = 30_000;

/** Creates `database` on the server of `connection` if it is missing. */
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
  // Without a listener, a broken connection would end the process; the pending query rejects anyway.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await use(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Location and user of a database cluster. All paths are real, absolute paths. */
export type PostgresCluster = {
  readonly dataDirectory: string;
  /**
   * Contains the cluster `pg`, the socket directory and, if needed, a copy of the binaries. Usually the data directory
   * itself.
   */
  readonly storage: string;
  /** Postgres' own data directory, `<storage>/pg`. */
  readonly directory: string;
  readonly logFile: string;
  /** null: Postgres runs as the user of this process. */
  readonly user: PostgresUser | null;
};

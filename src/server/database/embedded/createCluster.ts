import { randomUUID } from "node:crypto";
import { chown, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { EmbeddedPostgresError, type PostgresBinaries } from "./postgresBinaries";
import type { PostgresCluster } from "./startEmbeddedPostgres";
import { execFile } from "node:child_process";
import { Client, type ClientConfig } from "pg";
import { errorCode } from "./takeOwnerLock";

// Written to postgresql.conf, so that whoever runs the server may change them there. Sized for a laptop that does other
// things too.
const settings = {
  shared_buffers: "64MB",
  max_connections: "100",
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
 * is complete
 * and on the disk. What an interrupted attempt left is removed. Throws with initdb's own words when it fails.
 */
export async function createCluster(cluster: PostgresCluster, binaries: PostgresBinaries): Promise<void> {
  for (const name of await readdir(cluster.storage)) {
    // initdb may have outlived the process that was killed: it can neither be overtaken nor be confused with the next,
    // which has another name.
    if (name.startsWith("pg.init"))
      await rm(join(cluster.storage, name), { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  }
  const draft = join(cluster.storage, `pg.init.${randomUUID()}`);
  await mkdir(draft, { mode: 0o700 });
  if (cluster.user !== null) await chown(draft, cluster.user.uid, cluster.user.gid);
  const { failure, output } = await runAs(cluster.user, cluster.storage, binaries.initdb, [
    `--pgdata=${draft}`,
    `--username=${superuser}`,
    "--auth=trust",
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
  const handle = await open(directory, "r");
  await handle.sync().finally(() => handle.close());
}

/** The role that initdb creates. The socket's directory is the lock on the door, so it has no password. */
export const superuser = "typeloop";

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

/** How a short program ended. `output` is what it wrote to both channels; `failure` is null on exit status 0. */
type RunResult = { readonly output: string; readonly failure: string | null };

/**
 * The options that make a child process run as `user` (null: as ourselves), with nothing of our environment that
 * Postgres would read.
 */
export function spawnOptionsFor(user: PostgresUser | null): { env: NodeJS.ProcessEnv; uid?: number; gid?: number } {
  // LC_ALL=C: messages stay English, because they are read here, and macOS refuses a locale-less postmaster otherwise.
  const env = { PATH: process.env["PATH"] ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };
  // `| 0`: Node takes a signed 32 bit number here, and nobody of macOS is -2.
  return user === null ? { env } : { env, uid: user.uid | 0, gid: user.gid | 0 };
}

/**
 * Runs `file` as `user` in `directory` and waits for its end. Never throws: a program that cannot be started is a
 * failure like any other.
 */
export function runAs(
  user: PostgresUser | null,
  directory: string,
  file: string,
  args: readonly string[],
): Promise<RunResult> {
  return new Promise((resolve) => {
    try {
      execFile(
        file,
        args,
        { cwd: directory, maxBuffer: 1 << 24, ...spawnOptionsFor(user) },
        (error, stdout, stderr) => {
          resolve({ output: `${stdout}${stderr}`.trim(), failure: error === null ? null : error.message });
        },
      );
    } catch (error) {
      resolve({ output: "", failure: String(error) });
    }
  });
}

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

import { join } from "node:path";
import { ensureDatabase, createCluster, type PostgresCluster } from "./createCluster";
import {
  connectionTo,
  findLoopbackPort,
  readPassword,
  type EmbeddedConnection,
  type PostgresEndpoint,
  type PostgresTransport,
} from "./postgresEndpoint";
import { choosePostgresUser } from "./postgresUser";
import { findPostgresBinaries, findPostgresPackage } from "./postgresBinaries";
import { EmbeddedPostgresError } from "./embeddedErrors";
import {
  findPostgresStorage,
  prepareDataDirectory,
  linkPostgresStorage,
  prepareSocketDirectory,
} from "./postgresStorage";
import { stopByProgram, stopPostmaster, launchPostmaster, trimLog } from "./postmaster";
import { type Postmaster, findRunningPostmaster, isRunning } from "./findPostmaster";
import { takeOwnerLock } from "./takeOwnerLock";
import { access } from "node:fs/promises";

/**
 * A Postgres that we run. `connection` can be passed to `pg` as it is, and stays the same when Postgres is restarted.
 */
export type EmbeddedPostgres = {
  /** `host` is the directory of the socket, for which `pg` takes an absolute path, or 127.0.0.1. */
  readonly connection: EmbeddedConnection;
  /** The current postmaster. */
  readonly pid: number;
  /** True when it was already running, left behind by a process that was killed. */
  readonly adopted: boolean;
  /**
   * Shuts Postgres down, waits for it (usually about 100 ms, at most 40 s) and releases the data directory. Can be
   * called again.
   */
  stop(): Promise<void>;
};

/**
 * `database` is created if it is missing ("typeloop" by default). `transport` is how to reach it; Windows has only
 * "tcp". `log` gets a line for each event that matters to
 * operators.
 */
export type EmbeddedPostgresOptions = {
  readonly dataDirectory: string;
  readonly database?: string;
  readonly transport?: PostgresTransport;
  readonly log?: (line: string) => void;
};

/**
 * Starts the Postgres in a data directory, which is created if it is missing: about 2 s the first time, 0.1 s later.
 * Throws DataDirectoryInUseError while another living process owns the directory, and EmbeddedPostgresError, which says
 * what to do, when Postgres is not available or does not start.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { database = "typeloop", log = () => undefined } = options;
  const transport = process.platform === "win32" ? "tcp" : (options.transport ?? "socket");
  const dataDirectory = await prepareDataDirectory(options.dataDirectory);
  const lock = await takeOwnerLock(dataDirectory);
  try {
    const cluster = await locateCluster(dataDirectory, log);
    const port = transport === "tcp" ? await findLoopbackPort(cluster.storage) : null;
    const first = await bringUpPostgres(cluster, port, log);
    const connection = connectionTo(first.endpoint, database, await readPassword(cluster.storage));
    await ensureDatabase(connection, database);
    const watch = watchPostgres(cluster, first, log);
    let stopped: Promise<void> | undefined;
    const stop = async (): Promise<void> => {
      await watch.end();
      if (transport === "tcp") {
        const binaries = await findPostgresBinaries(findPostgresPackage(), cluster.storage, cluster.user);
        await stopByProgram(cluster, binaries);
      }
      await stopPostmaster(watch.current());
      await lock.release();
    };
    return {
      connection,
      get pid() {
        return watch.current().pid;
      },
      adopted: first.adopted,
      stop: () => (stopped ??= stop()),
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function locateCluster(dataDirectory: string, log: (line: string) => void): Promise<PostgresCluster> {
  const user = await choosePostgresUser(dataDirectory);
  const storage = await findPostgresStorage(dataDirectory, user, log);
  return { dataDirectory, storage, directory: join(storage, "pg"), logFile: join(dataDirectory, "postgres.log"), user };
}

/** A postmaster that accepts connections. `adopted`: it was already running. */
export type RunningPostgres = Postmaster & { readonly adopted: boolean };

/**
 * The postmaster of the cluster: the running one, otherwise a new one, on a new cluster if there is none. Only the
 * owner of the data directory may call it.
 * @param port of this computer to listen on; null for a socket.
 */
export async function bringUpPostgres(
  cluster: PostgresCluster,
  port: number | null,
  log: (line: string) => void,
): Promise<RunningPostgres> {
  const running = await findRunningPostmaster(cluster);
  if (running !== null) {
    log(`Postgres was still running (process ${running.pid}).`);
    return { ...running, adopted: true };
  }
  await trimLog(cluster.logFile);
  const binaries = await findPostgresBinaries(findPostgresPackage(), cluster.storage, cluster.user);
  if (
    !(await access(cluster.directory).then(
      () => true,
      () => false,
    ))
  ) {
    log(`Creating the database in ${cluster.storage}.`);
    await createCluster(cluster, binaries, port === null ? "socket" : "tcp");
  } else if (port !== null && (await readPassword(cluster.storage)) === null) {
    throw new EmbeddedPostgresError(
      `The database in ${cluster.storage} was made for a socket and has no password, so it cannot be opened to ` +
        "other programs of this computer. Unset TYPELOOP_POSTGRES, or restore a backup into a new folder.",
    );
  }
  await linkPostgresStorage(cluster.dataDirectory, cluster.storage);
  const endpoint: PostgresEndpoint =
    port === null
      ? { kind: "socket", directory: await prepareSocketDirectory(cluster.storage, cluster.user) }
      : { kind: "tcp", port };
  const started = await launchPostmaster(cluster, binaries, endpoint);
  log(`Postgres started (process ${started.pid}).`);
  return { ...started, adopted: false };
}

const lookEveryMs = 2_000;

const trimEveryMs = 600_000;

/** `current` is the current postmaster; `end` stops watching and waits for a restart in progress. */
type PostgresWatch = { current(): RunningPostgres; end(): Promise<void> };

/**
 * Restarts Postgres when its postmaster dies (the out-of-memory killer, a stray kill) and keeps its log small. Does not
 * keep the process alive.
 */
export function watchPostgres(
  cluster: PostgresCluster,
  first: RunningPostgres,
  log: (line: string) => void,
): PostgresWatch {
  let current = first;
  let trimAt = Date.now() + trimEveryMs;
  let ended = false;
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();

  const look = async (): Promise<void> => {
    if (!(await isRunning(current.pid))) {
      log(`Postgres (process ${current.pid}) is gone; starting it again.`);
      const { endpoint } = current;
      current = await bringUpPostgres(cluster, endpoint.kind === "tcp" ? endpoint.port : null, log);
    }
    if (Date.now() < trimAt) return;
    trimAt = Date.now() + trimEveryMs;
    await trimLog(cluster.logFile);
  };

  const lookLater = (): void => {
    if (ended) return;
    timer = setTimeout(() => {
      looking = look()
        .catch((error: unknown) => log(String(error)))
        .finally(lookLater);
    }, lookEveryMs).unref();
  };

  lookLater();
  return {
    current: () => current,
    end: async () => {
      ended = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

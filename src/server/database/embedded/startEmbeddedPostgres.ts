import { join } from "node:path";
import { bringUpPostgres } from "./bringUpPostgres";
import { choosePostgresUser } from "./choosePostgresUser";
import { EmbeddedPostgresError } from "./EmbeddedPostgresError";
import { ensureDatabase } from "./ensureDatabase";
import { findPostgresStorage } from "./findPostgresStorage";
import type { PostgresCluster } from "./PostgresCluster";
import { prepareDataDirectory } from "./prepareDataDirectory";
import { socketPort } from "./socketFile";
import { stopPostmaster } from "./stopPostmaster";
import { superuser } from "./superuser";
import { takeOwnerLock } from "./takeOwnerLock";
import { watchPostgres } from "./watchPostgres";

/**
 * A Postgres of our own. `connection` can be given to `pg` as it is; it stays the same when Postgres has to be started
 * again.
 */
export type EmbeddedPostgres = {
  /** `host` is the directory of the socket: `pg` takes an absolute path for one. */
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly database: string;
  };
  /** The postmaster of the moment. */
  readonly pid: number;
  /** True when it was found running, left behind by a process that was killed. */
  readonly adopted: boolean;
  /**
   * Shuts Postgres down, waits for it (mostly some 100 ms, at most 40 s) and gives the data directory free. May be
   * called again.
   */
  stop(): Promise<void>;
};

/**
 * `database` is created when it is missing ("typeloop" by default). `log` gets a line for each thing that whoever runs
 * the server may want to know.
 */
export type EmbeddedPostgresOptions = {
  readonly dataDirectory: string;
  readonly database?: string;
  readonly log?: (line: string) => void;
};

/**
 * Gives the Postgres that lives in a data directory, which is created when it is missing: about 2 s the first time, 0.1
 * s later.
 * Throws DataDirectoryInUseError while another living process owns the directory, and EmbeddedPostgresError, with what
 * to do, when
 * Postgres cannot be had or does not start.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  if (process.platform === "win32") {
    throw new EmbeddedPostgresError(
      "The embedded Postgres does not run on Windows. Set DATABASE_URL to a Postgres server, or use WSL.",
    );
  }
  const { database = "typeloop", log = () => undefined } = options;
  const dataDirectory = await prepareDataDirectory(options.dataDirectory);
  const lock = await takeOwnerLock(dataDirectory);
  try {
    const cluster = await locateCluster(dataDirectory, log);
    const first = await bringUpPostgres(cluster, log);
    const connection = { host: first.socketDirectory, port: socketPort, user: superuser, database };
    await ensureDatabase(connection, database);
    const watch = watchPostgres(cluster, first, log);
    let stopped: Promise<void> | undefined;
    const stop = async (): Promise<void> => {
      await watch.end();
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

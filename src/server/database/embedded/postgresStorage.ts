import { createHash } from "node:crypto";
import { access, chmod, mkdir, readlink, stat, symlink, chown, realpath, lstat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { type PostgresUser, runAs } from "./postgresUser";
import { EmbeddedPostgresError, errorCode } from "./embeddedErrors";
import { tmpdir } from "node:os";

const systemStorage = "/var/lib/typeloop";

/**
 * The directory for the cluster, the socket and copied binaries: the data directory itself if the user that Postgres
 * runs as can access it. When root's data is below a closed directory (/root), it is one below /var/lib/typeloop, and
 * `pg` in the data directory becomes a link to it (see linkPostgresStorage). Throws when neither is possible.
 */
export async function findPostgresStorage(
  dataDirectory: string,
  user: PostgresUser | null,
  log: (line: string) => void,
): Promise<string> {
  const elsewhere = await readlink(join(dataDirectory, "pg")).catch(() => null);
  if (elsewhere !== null) {
    if (await exists(elsewhere)) return dirname(elsewhere);
    throw new EmbeddedPostgresError(
      `${join(dataDirectory, "pg")} points to ${elsewhere}, which is gone. Bring it back, or ` +
        `delete the link to begin with an empty database.`,
    );
  }
  if (user === null || (await canEnter(user, dataDirectory))) return dataDirectory;
  if (await canEnter(user, dirname(dataDirectory))) {
    const { mode } = await stat(dataDirectory);
    await chmod(dataDirectory, (mode & 0o777) | 0o011);
    log(
      `Opened ${dataDirectory} for passing through (not for listing): Postgres cannot run as ` +
        `root and must reach its files there.`,
    );
    if (await canEnter(user, dataDirectory)) return dataDirectory;
  }
  if (await exists(join(dataDirectory, "pg")))
    throw new EmbeddedPostgresError(`${unreachable(dataDirectory, user)} Start as the user who owns it, or move it.`);
  return moveOut(dataDirectory, user, log);
}

async function moveOut(dataDirectory: string, user: PostgresUser, log: (line: string) => void): Promise<string> {
  const storage = join(systemStorage, createHash("sha256").update(dataDirectory).digest("hex").slice(0, 12));
  await mkdir(storage, { recursive: true }).catch(() => undefined);
  await chmod(systemStorage, 0o711).catch(() => undefined);
  await chmod(storage, 0o711).catch(() => undefined);
  if (!(await canEnter(user, storage)))
    throw new EmbeddedPostgresError(
      `${unreachable(dataDirectory, user)} Choose a data directory outside of it, or start as an ordinary user.`,
    );
  log(`${unreachable(dataDirectory, user)} The database is kept in ${storage} instead.`);
  return storage;
}

const unreachable = (directory: string, user: PostgresUser): string =>
  `Postgres cannot run as root, and the user it runs as instead (uid ${user.uid}) cannot reach ${directory}.`;

const canEnter = async (user: PostgresUser, directory: string): Promise<boolean> =>
  (await runAs(user, "/", "/bin/sh", ["-c", 'cd "$1"', "sh", directory])).failure === null;

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Leaves a link to the cluster in the data directory when it is stored elsewhere, for people and for the next start.
 */
export async function linkPostgresStorage(dataDirectory: string, storage: string): Promise<void> {
  if (storage === dataDirectory) return;
  try {
    await symlink(join(storage, "pg"), join(dataDirectory, "pg"));
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
}

/**
 * Creates the data directory with its parents if it is missing, and returns its real path. Directories that root
 * creates below another user's directory are given to that user.
 */
export async function prepareDataDirectory(path: string): Promise<string> {
  const wanted = resolve(path);
  const created = await mkdir(wanted, { recursive: true, mode: 0o700 });
  if (created !== undefined && process.getuid?.() === 0) await handOver(wanted, created);
  return realpath(wanted);
}

async function handOver(wanted: string, created: string): Promise<void> {
  const parent = await stat(dirname(created));
  for (let directory = wanted; directory.length >= created.length; directory = dirname(directory)) {
    if (parent.uid !== 0) await chown(directory, parent.uid, parent.gid);
    // Root's Postgres runs as `nobody`, who needs to pass through to its own directory but not to list this one.
    else await chmod(directory, 0o711);
  }
}

// sun_path has 108 bytes on Linux and 104 on macOS, including the closing zero (unix(7), unix(4)).
const longestSocketPath = 103;

/**
 * Creates the directory for the socket of the cluster in `storage`, accessible only to Postgres's user, and returns its
 * path. A path too long for a socket is replaced by a short one in the temporary directory, the same at every start.
 * Throws when another user has created something there.
 */
export async function prepareSocketDirectory(storage: string, user: PostgresUser | null): Promise<string> {
  const directory = chooseDirectory(storage);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const found = await lstat(directory);
  const owner = user?.uid ?? process.getuid?.();
  if (!found.isDirectory() || (found.uid !== owner && found.uid !== process.getuid?.())) {
    throw new EmbeddedPostgresError(
      `${directory} is needed for Postgres' socket but belongs to somebody else (uid ${found.uid}). Remove it.`,
    );
  }
  if (user !== null) await chown(directory, user.uid, user.gid);
  await chmod(directory, 0o700);
  return directory;
}

function chooseDirectory(storage: string): string {
  const name = `typeloop-${createHash("sha256").update(storage).digest("hex").slice(0, 12)}`;
  const candidates = [join(storage, "socket"), join(tmpdir(), name), join("/tmp", name)];
  return (
    candidates.find((directory) => Buffer.byteLength(socketFile(directory)) <= longestSocketPath) ?? join("/tmp", name)
  );
}

/** Only part of a file name here: no port is opened. */
export const socketPort = 5432;

/** The path of the socket that Postgres creates in `directory`. */
export const socketFile = (directory: string): string => join(directory, `.s.PGSQL.${socketPort}`);

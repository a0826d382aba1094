import { createHash } from "node:crypto";
import { access, chmod, mkdir, readlink, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PostgresUser } from "./choosePostgresUser";
import { EmbeddedPostgresError } from "./EmbeddedPostgresError";
import { runAs } from "./runAs";

const systemStorage = "/var/lib/typeloop";

/**
 * Gives the directory that holds the cluster, the socket and copied binaries: the data directory itself, whenever the
 * user that
 * Postgres runs as can get there. When root keeps the data below a closed directory (/root), it is one below
 * /var/lib/typeloop, and
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
      `${join(dataDirectory, "pg")} points to ${elsewhere}, which is gone. Bring it back, or delete the link to begin with an empty database.`,
    );
  }
  if (user === null || (await canEnter(user, dataDirectory))) return dataDirectory;
  if (await canEnter(user, dirname(dataDirectory))) {
    const { mode } = await stat(dataDirectory);
    await chmod(dataDirectory, (mode & 0o777) | 0o011);
    log(
      `Opened ${dataDirectory} for passing through (not for listing): Postgres cannot run as root and must reach its files there.`,
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

import { createHash } from "node:crypto";
import { chmod, chown, lstat, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PostgresUser } from "./choosePostgresUser";
import { EmbeddedPostgresError } from "./EmbeddedPostgresError";
import { socketFile } from "./socketFile";

// sun_path holds 108 bytes on Linux and 104 on macOS, the closing zero included (unix(7), unix(4)).
const longestSocketPath = 103;

/**
 * Creates the directory for the socket of the cluster in `storage`, open to Postgres' user alone, and gives its path. A
 * path too
 * long for a socket is replaced by a short one in the temporary directory, the same one at every start. Throws when
 * somebody else
 * has put something there.
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

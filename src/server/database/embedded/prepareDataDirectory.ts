import { chmod, chown, mkdir, realpath, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/**
 * Creates the data directory with its parents when it is missing and gives its real path. What root creates below a
 * directory of
 * somebody else is given to that somebody, as if they had started the server themselves.
 */
export async function prepareDataDirectory(path: string): Promise<string> {
  const wanted = resolve(path);
  const created = await mkdir(wanted, { recursive: true, mode: 0o700 });
  if (created !== undefined && process.getuid?.() === 0) await handOver(wanted, created);
  return realpath(wanted);
}

async function handOver(wanted: string, created: string): Promise<void> {
  const heir = await stat(dirname(created));
  for (let directory = wanted; directory.length >= created.length; directory = dirname(directory)) {
    if (heir.uid !== 0) await chown(directory, heir.uid, heir.gid);
    // Root's Postgres runs as nobody, who must get through here to a directory of its own, but has nothing to list.
    else await chmod(directory, 0o711);
  }
}

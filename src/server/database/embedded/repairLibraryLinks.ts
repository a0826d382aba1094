import { lstat, readFile, symlink } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { errorCode } from "./errorCode";

/**
 * Makes the library links that npm cannot pack and the package's install script would make, from its list
 * `pg-symlinks.json`; npm
 * does not run the script under --ignore-scripts or without approval. Gives false when a link is missing and cannot be
 * made
 * because the package is read-only.
 */
export async function repairLibraryLinks(packageDirectory: string): Promise<boolean> {
  for (const { source, target } of await readList(join(packageDirectory, "native", "pg-symlinks.json"))) {
    const link = join(packageDirectory, target);
    if (
      await lstat(link).then(
        () => true,
        () => false,
      )
    )
      continue;
    try {
      await symlink(relative(dirname(target), source), link);
    } catch (error) {
      const code = errorCode(error);
      if (code === "EACCES" || code === "EROFS" || code === "EPERM") return false;
      if (code !== "EEXIST") throw error;
    }
  }
  return true;
}

async function readList(file: string): Promise<readonly { readonly source: string; readonly target: string }[]> {
  try {
    const list: unknown = JSON.parse(await readFile(file, "utf8"));
    return Array.isArray(list) ? list.filter(isLink) : [];
  } catch (error) {
    // Packages of platforms without such links (macOS) have no list.
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}

const isLink = (entry: unknown): entry is { source: string; target: string } =>
  typeof entry === "object" &&
  entry !== null &&
  "source" in entry &&
  "target" in entry &&
  typeof entry.source === "string" &&
  typeof entry.target === "string";

import { randomUUID } from "node:crypto";
import { chmod, cp, lstat, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { EmbeddedPostgresError } from "./EmbeddedPostgresError";
import { repairLibraryLinks } from "./repairLibraryLinks";

/**
 * Copies the binaries of an installed package into `storage`, readable for everybody who gets there, and gives the
 * copy's directory.
 * A finished copy of the same version is taken as it is; copies of other versions are removed. Only the owner of the
 * data directory may call it.
 */
export async function copyPostgresPackage(packageDirectory: string, storage: string): Promise<string> {
  const copy = `postgres-${await readVersion(packageDirectory)}`;
  const existing = (await readdir(storage)).filter((name) => name.startsWith("postgres-"));
  if (existing.includes(copy)) return join(storage, copy);
  for (const name of existing) await rm(join(storage, name), { recursive: true, force: true });
  const draft = join(storage, `postgres-draft-${randomUUID()}`);
  await cp(join(packageDirectory, "native"), join(draft, "native"), {
    recursive: true,
    // Without this, relative links would be rewritten to point back into the directory that cannot be reached.
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith(".a"),
  });
  if (!(await repairLibraryLinks(draft))) throw new EmbeddedPostgresError(`Cannot write to ${draft}.`);
  await openForReading(draft);
  await rename(draft, join(storage, copy));
  return join(storage, copy);
}

async function readVersion(packageDirectory: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(packageDirectory, "package.json"), "utf8"));
  return typeof manifest === "object" && manifest !== null && "version" in manifest
    ? String(manifest.version)
    : "unknown";
}

/** npm writes files with the umask of whoever installed. */
async function openForReading(path: string): Promise<void> {
  const found = await lstat(path);
  if (found.isSymbolicLink()) return;
  const runnable = found.isDirectory() || (found.mode & 0o100) !== 0;
  await chmod(path, runnable ? 0o755 : 0o644);
  if (!found.isDirectory()) return;
  for (const name of await readdir(path)) await openForReading(join(path, name));
}

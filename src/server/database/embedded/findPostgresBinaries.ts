import { join } from "node:path";
import type { PostgresUser } from "./choosePostgresUser";
import { copyPostgresPackage } from "./copyPostgresPackage";
import { EmbeddedPostgresError } from "./EmbeddedPostgresError";
import { repairLibraryLinks } from "./repairLibraryLinks";
import { runAs } from "./runAs";

/** Absolute paths of the programs. */
export type PostgresBinaries = { readonly initdb: string; readonly postgres: string };

/**
 * Gives binaries that `user` can run: those of the installed package, with its library links repaired, or a copy of it
 * in `storage`
 * when the package is read-only or the user cannot reach it. Throws an EmbeddedPostgresError when not even the copy
 * runs.
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
    `The embedded Postgres does not run on this system: ${reason}${muslHint()} Set DATABASE_URL to a Postgres of your own.`,
  );
}

const binariesIn = (directory: string): PostgresBinaries => ({
  initdb: join(directory, "native", "bin", "initdb"),
  postgres: join(directory, "native", "bin", "postgres"),
});

/**
 * Loading all libraries is the only test that covers permissions, links and the C library at once; it takes about 10
 * ms.
 */
async function whyNotRunning(
  binaries: PostgresBinaries,
  storage: string,
  user: PostgresUser | null,
): Promise<string | null> {
  const { failure, output } = await runAs(user, storage, binaries.postgres, ["--version"]);
  return failure === null ? null : `${failure} ${output}`.trim();
}

/** A glibc program on a musl system fails with nothing but "no such file", which deserves a better word. */
function muslHint(): string {
  if (process.platform !== "linux") return ".";
  const report: unknown = process.report.getReport();
  const glibc = JSON.stringify(report).includes('"glibcVersionRuntime"');
  return glibc ? "." : ". The binaries need glibc and this system has musl (Alpine): use an image based on Debian.";
}

